import type { PublicReceipt } from "@polyportal/api-client/contract/sundry-public";
import { amountInWords } from "@polyportal/domain/format/amount-in-words";
import { Receipt } from "@polyportal/ui/receipt";
import { issuerOf, useSchool } from "../../app/school.ts";

/** A receipt that was found, as its sheet. */
export function ReceiptSheet({ receipt }: { receipt: PublicReceipt }) {
  const school = useSchool();
  const { matricNumber, department, total, date, ...rest } = receipt;
  return (
    <Receipt
      receipt={{
        ...rest,
        school: issuerOf(school),
        // A receipt has no line of a student where a stranger to the records has paid.
        matricNumber: matricNumber ?? undefined,
        department: department ?? undefined,
        total,
        totalInWords: amountInWords(total),
        paidAt: date,
      }}
    />
  );
}
