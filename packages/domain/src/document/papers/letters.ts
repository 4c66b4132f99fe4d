import { groupRrr } from "../../format/rrr.ts";
import type { PaperFact } from "../kinds.ts";
import { printedAmount, printedDate, type Printable, type PrintableNumber } from "../printed.ts";
import {
  identity,
  numberRow,
  row,
  rowIfKnown,
  rowsLabelled,
  type NumberOnPaper,
  type Text,
} from "./rows.ts";

/** Whom a letter is about, and what for. As long as there is no number, the application's stands in. */
export type LetterOnPaper = Partial<NumberOnPaper> & {
  readonly fullName: Text;
  readonly applicationNumber?: Text;
  /** The letter's own number. */
  readonly reference: Text;
  readonly session: Text;
  readonly programme: Text;
  readonly faculty: Text;
  readonly department: Text;
};

/** The payment on which a letter rests. */
export type LetterPayment = {
  /** In naira. */
  readonly amount: PrintableNumber;
  /** Without spaces. */
  readonly rrr: Text;
  /** ISO. */
  readonly paidAt: Text;
};

const addressee = (letter: LetterOnPaper): PaperFact[] => [
  row("Full name", letter.fullName),
  letter.matricNumber === undefined
    ? row("Application number", letter.applicationNumber)
    : numberRow({ ...letter, matricNumber: letter.matricNumber }),
];

const study = (letter: LetterOnPaper): PaperFact[] => [
  row("Session", letter.session),
  row("Programme", letter.programme),
  row("Faculty", letter.faculty),
  row("Department", letter.department),
];

const everyLetter = [
  ...identity,
  "Application number",
  "Reference",
  "Session",
  "Programme",
  "Department",
];

/** The payment that a letter confirms; its check tells all of it. */
export const letterPaymentRows = (payment: LetterPayment): PaperFact[] => [
  row("Amount paid", printedAmount(payment.amount)),
  row("Date paid", printedDate(payment.paidAt)),
  row("RRR", payment.rrr && groupRrr(payment.rrr)),
];

/** What a letter of admission says of its addressee. */
export const admissionRows = (
  letter: LetterOnPaper & { date: Text; jambNumber?: Text },
): PaperFact[] => [
  ...addressee(letter),
  row("Reference", letter.reference),
  row("Date", printedDate(letter.date)),
  ...rowIfKnown("JAMB number", letter.jambNumber),
];

type Offered = LetterOnPaper & {
  readonly modeOfStudy: Text;
  readonly duration: Printable;
  /** In naira. */
  readonly acceptanceFee: PrintableNumber;
  /** ISO; the day after which the offer lapses. */
  readonly acceptBefore: Text;
  /** ISO; left out where the day is not known yet. */
  readonly resumesOn?: Text;
};

/** What a letter of admission offers. */
export const offerRows = (letter: Offered): PaperFact[] => [
  ...study(letter),
  row("Mode of study", letter.modeOfStudy),
  row("Duration", letter.duration),
  row("Acceptance fee", printedAmount(letter.acceptanceFee)),
  row("Accept before", printedDate(letter.acceptBefore)),
  ...(letter.resumesOn === undefined ? [] : [row("Resumption", printedDate(letter.resumesOn))]),
];

/** What the check of a letter of admission tells. */
export const admissionFacts = (letter: LetterOnPaper): PaperFact[] =>
  rowsLabelled(
    [...addressee(letter), row("Reference", letter.reference), ...study(letter)],
    everyLetter,
  );

/** Whose offer is accepted, and which. */
export const acceptanceRows = (letter: LetterOnPaper & { date: Text }): PaperFact[] => [
  ...addressee(letter),
  row("Reference", letter.reference),
  row("Date", printedDate(letter.date)),
  ...study(letter),
];

/** What the check of a letter of acceptance tells. */
export const acceptanceFacts = (letter: LetterOnPaper, payment: LetterPayment): PaperFact[] => [
  ...admissionFacts(letter),
  ...letterPaymentRows(payment),
];

/** Whose levy was paid, and of which session. */
export const levyRows = (letter: LetterOnPaper & { date: Text; level: Text }): PaperFact[] => [
  ...addressee(letter),
  row("Reference", letter.reference),
  row("Date", printedDate(letter.date)),
  row("Level", letter.level),
  ...study(letter),
];

/** What the check of a levy's letter tells. */
export const levyFacts = (
  letter: LetterOnPaper & { level: Text },
  payment: LetterPayment,
): PaperFact[] => [
  ...rowsLabelled(levyRows({ ...letter, date: null }), [...everyLetter, "Level"]),
  ...letterPaymentRows(payment),
];
