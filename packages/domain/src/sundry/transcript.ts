import { compareSessions, type DatedSession } from "../academic-session/order.ts";
import { nameKey } from "../text/fold.ts";

/** How far a request has come, in this order; before the first of them it is not paid. */
export const transcriptStates = [
  "unpaid",
  "paid",
  "checking",
  "prepared",
  "signed",
  "sent",
  "received",
] as const;
export type TranscriptState = (typeof transcriptStates)[number];

/** Who asks for transcripts: a credential evaluator such as WES, a place of study, an employer. */
export const destinationKinds = ["evaluator", "institution", "employer"] as const;
export type DestinationKind = (typeof destinationKinds)[number];

/** How a transcript goes out: an envelope that is handed out sealed, a file, a courier. */
export const deliveries = ["sealed", "electronic", "courier"] as const;
export type Delivery = (typeof deliveries)[number];

/** So many places one request goes to. */
export const mostDestinations = 5;

/** Whether the address can still be changed: what is signed is on its way. */
export const addressOpen = (state: TranscriptState): boolean =>
  transcriptStates.indexOf(state) < transcriptStates.indexOf("signed");

/** The code by which a request is followed, however it is typed: `tr 4k7m2qx9` is `TR-4K7M-2QX9`. */
export function readTrackingCode(text: string): string {
  const plain = text.replaceAll(/[^\p{L}\d]/gu, "").toUpperCase();
  const letters = plain.length > 8 && plain.startsWith("TR") ? plain.slice(2) : plain;
  return `TR-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** What the records know of a graduate, to be compared with what is typed. */
type Graduate = {
  readonly surname: string;
  readonly dateOfBirth: string | null;
  /** In which the last session ended. */
  readonly year: string | null;
};

/** Whether somebody says of a graduate what the records say, all of it. */
export const isGraduate = (record: Graduate, said: Graduate): boolean =>
  nameKey(record.surname) !== "" &&
  nameKey(record.surname) === nameKey(said.surname) &&
  record.dateOfBirth === said.dateOfBirth &&
  record.year === said.year;

type Fee = { readonly totalKobo: number; readonly paidKobo: number };

/** What is left to pay of several fees, in kobo; what is overpaid in one pays for no other. */
export const debtOf = (fees: readonly Fee[]): number =>
  fees.reduce((sum, { totalKobo, paidKobo }) => sum + Math.max(0, totalKobo - paidKobo), 0);

type Taken = { readonly courseId: number } & DatedSession;

/**
 * What was registered and has no grade that is out, of that session or of a later one: an attempt that
 * ended in a code without a grade is settled by the next. What was returned was never taken.
 */
export const missingResults = <Course extends Taken & { readonly returned: boolean }>(
  registered: readonly Course[],
  published: readonly Taken[],
): Course[] =>
  registered.filter(
    (course) =>
      !course.returned &&
      !published.some(
        (one) => one.courseId === course.courseId && compareSessions(one, course) >= 0,
      ),
  );
