import type { Invoice } from "@polyportal/api-client/contract/invoice";
import { Receipt } from "@polyportal/ui/receipt";
import { receiptView } from "../../app/invoice-views.ts";
import { useSchool } from "../../app/school.ts";

/** The sheet of a receipt that was found, whose code the question does without. */
export function FoundReceipt({ invoice }: { invoice: Invoice }) {
  return <Receipt receipt={receiptView(invoice, useSchool())} />;
}
