import type { NumberKind } from "@polyportal/domain/student/number";
import { offices } from "@polyportal/domain/school/offices";
import { receiptRows } from "@polyportal/domain/document/papers/payment";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows } from "../document-frame/document-section.tsx";
import type { DocumentItem } from "../document-frame/item-table.tsx";
import { ItemTable } from "../document-frame/item-table.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { useWords } from "../../words/words.ts";
import { receiptWords } from "./receipt.words.ts";

/** A receipt as it is shown and printed. */
export type ReceiptView = {
  /** Who issues it. */
  school: School;
  /** What it is: "School Fees Receipt". */
  title: string;
  /** The reference by which it was paid, without spaces. */
  rrr: string | null | undefined;
  /** Left out where the payer is no student. */
  matricNumber?: string | null | undefined;
  /** Which number that is: the matric number unless said. */
  numberKind?: NumberKind | null | undefined;
  /** Who paid. */
  fullName: string | null | undefined;
  /** Left out where the payer is no student. */
  department?: string | null | undefined;
  /** The number of the invoice that was paid. */
  invoiceNo: string | null | undefined;
  /** What was paid for, in a line. */
  description: string | null | undefined;
  /** What was paid for. */
  items: readonly DocumentItem[];
  /** In naira. */
  total: number | null | undefined;
  /** The total in words, where it is to stand under it. */
  totalInWords?: string | undefined;
  /** ISO. */
  paidAt: string | null | undefined;
  /** It was given out before: the paper says so. */
  duplicate?: boolean | undefined;
  /** Where the receipt can be checked. */
  verification?: Verification | undefined;
};

export type ReceiptProps = {
  /** The receipt to show. */
  receipt: ReceiptView;
};

/** The proof of a payment. */
export function Receipt({ receipt }: ReceiptProps) {
  const { school, title, items, total, totalInWords } = receipt;
  const words = useWords("receipt", receiptWords);
  return (
    <DocumentFrame
      school={school}
      title={title}
      subtitle={receipt.duplicate ? words.duplicate : undefined}
      holder={receipt.fullName}
      verification={receipt.verification}
      paid
    >
      <DocumentRows rows={receiptRows(receipt)} />
      <ItemTable items={items} total={total} totalInWords={totalInWords} />
      <SignatureLines roles={[offices.bursar]} />
    </DocumentFrame>
  );
}
