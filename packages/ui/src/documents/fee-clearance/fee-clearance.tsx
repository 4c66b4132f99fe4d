import { feeStandingRows, form11Rows } from "@polyportal/domain/document/papers/form11";
import { paperNames } from "@polyportal/domain/document/kinds";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import { printedAmount, printedDate } from "@polyportal/domain/document/printed";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { DocumentStudent } from "../document-frame/student.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { type Catalogue, useWords } from "../../words/words.ts";
import { feeClearanceWords } from "./fee-clearance.words.ts";

/** A payment of school fees as the form lists it. */
export type ClearancePayment = {
  /** What was paid: "School Fees 2026/2027, first instalment". */
  description: string | null | undefined;
  /** The reference by which it was paid, without spaces. */
  rrr: string | null | undefined;
  /** ISO. */
  paidAt: string | null | undefined;
  /** In naira. */
  amount: number | null | undefined;
};

/** The school fees of a session as form 11 shows them. */
export type FeeClearanceView = DocumentStudent & {
  /** Who issues it. */
  school: School;
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
  /** What the fees come to, in naira. */
  total: number | null | undefined;
  /** What of them is paid, in naira. */
  paid: number | null | undefined;
  /** What is left of them, in naira. */
  balance: number | null | undefined;
  /** Nothing is left to pay. */
  cleared: boolean;
  /** The payments, the oldest first. */
  payments: readonly ClearancePayment[];
  /** Where the form can be checked. */
  verification?: Verification | undefined;
};

export type FeeClearanceProps = {
  /** The form to show. */
  form: FeeClearanceView;
};

const columnsIn = (
  words: Catalogue["feeClearance"],
): readonly DocumentColumn<ClearancePayment>[] => [
  { label: words.payment, value: ({ description }) => description, rowHeader: true },
  { label: words.rrr, value: ({ rrr }) => rrr && groupRrr(rrr), className: "w-36" },
  { label: words.date, value: ({ paidAt }) => printedDate(paidAt), className: "w-36" },
  {
    label: words.amount,
    value: ({ amount }) => printedAmount(amount),
    align: "end",
    className: "w-32",
  },
];

/** The first sheet of form 11: what a student has paid of a session's school fees, signed for by hand. */
export function FeeClearance({ form }: FeeClearanceProps) {
  const words = useWords("feeClearance", feeClearanceWords);
  return (
    <DocumentFrame
      school={form.school}
      title={paperNames.form11}
      holder={form.fullName}
      photo={<Passport name={form.fullName} src={form.photoSrc} />}
      verification={form.verification}
    >
      <DocumentRows rows={form11Rows(form)} />
      <DocumentSection title={words.payments}>
        <DocumentTable
          caption={words.paymentsOf}
          empty={words.none}
          minWidth="min-w-[36rem]"
          rows={form.payments}
          columns={columnsIn(words)}
        />
      </DocumentSection>
      <DocumentSection title={words.standing}>
        <DocumentRows rows={feeStandingRows(form)} />
      </DocumentSection>
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
