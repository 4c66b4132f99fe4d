import { creditCovers, type HostelObstacle } from "../hostel/eligibility.ts";
import { feeObstacleSentences } from "../messages/fees.ts";
import { studentErrors } from "../messages/errors/student.ts";
import { obstacleMessages } from "../messages/hostel.ts";
import { whyNotMessages as words } from "../messages/why-not.ts";
import { obstacle, type Obstacle } from "./obstacle.ts";
import { contactMissing } from "./pay.ts";

/** What decides whether a bed of the current session can be booked. */
type BookingFacts = {
  /** What the student has to settle first. */
  readonly missing: readonly HostelObstacle[];
  readonly arrearsKobo: number;
  /** The student has a bed of the session. */
  readonly hasBed: boolean;
  /** What the cheapest bed costs that is free, open and for the student; null where there is none. */
  readonly cheapestKobo: number | null;
  /** What was paid for a bed that went to somebody else; null where nothing was. */
  readonly creditKobo: number | null;
  /** The payer can be written to and called. */
  readonly contact: boolean;
};

/** Why no bed can be booked now, in the order in which booking is refused. */
export function whyNotBook(facts: BookingFacts): Obstacle[] {
  const owed = facts.missing.map((kind) => obstacle(kind, sentenceOf(kind, facts)));
  return facts.hasBed
    ? [...owed, obstacle("bed-held", studentErrors.bed_held_already.message)]
    : [...owed, ...noBed(facts)];
}

function noBed({ cheapestKobo, creditKobo, contact }: BookingFacts): Obstacle[] {
  if (cheapestKobo === null) return [obstacle("no-bed-left", words.noBedLeft)];
  // What was paid before takes the bed without another invoice.
  if (creditKobo === null) return contact ? [] : [contactMissing()];
  return creditCovers(creditKobo, cheapestKobo)
    ? []
    : [obstacle("hostel-credit-short", studentErrors.hostel_credit_short.message)];
}

function sentenceOf(kind: HostelObstacle, facts: BookingFacts): string {
  if (kind !== "hostel-arrears") return feeObstacleSentences[kind](facts);
  const { title, body } = obstacleMessages[kind];
  return `${title}. ${body}`;
}
