import type { PaperFact } from "../kinds.ts";
import { printedAmount, type PrintableNumber } from "../printed.ts";
import { identity, row, studentRows, rowsLabelled, type StudentOnPaper } from "./rows.ts";

/** The school fees of a session, in naira. */
export type FeesOnPaper = StudentOnPaper & {
  readonly session: string | null | undefined;
  readonly total: PrintableNumber;
  readonly paid: PrintableNumber;
  readonly balance: PrintableNumber;
  readonly cleared: boolean;
};

/** Whose fees they are, and of which session. */
export const form11Rows = (form: FeesOnPaper): PaperFact[] => [
  ...studentRows(form),
  row("Session", form.session),
];

/** How the fees stand. */
export const feeStandingRows = (form: FeesOnPaper): PaperFact[] => [
  row("Fees of the session", printedAmount(form.total)),
  row("Paid", printedAmount(form.paid)),
  row("Left to pay", printedAmount(form.balance)),
  row("Cleared", form.cleared ? "Yes" : "No: the second instalment is due"),
];

/** What the check of a form 11 tells. */
export const form11Facts = (form: FeesOnPaper): PaperFact[] => [
  ...rowsLabelled(form11Rows(form), [...identity, "Department", "Level", "Session"]),
  ...feeStandingRows(form),
];
