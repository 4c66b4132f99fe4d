import { formatNaira } from "../format/naira.ts";

/** What is said where things are bought one by one. */
export const sundryMessages = {
  otherAmount: "The price of this item has changed. Please reload the page.",
} as const;

/** Where a charge is to be paid for somebody whom no record names, or who cannot be written to. */
export const payerNotFound =
  "No student or applicant was found under this number. Check it, or enter name, phone number and e-mail address instead.";

/** What is said of a fee that a kind of student is never asked for. */
export const notForStudent = "This fee does not concern your kind of study.";

/** What is said of an amount outside the range of a charge, in naira. */
export const amountBetween = (least: number, most: number): string =>
  `please enter an amount between ${formatNaira(least)} and ${formatNaira(most)}`;
