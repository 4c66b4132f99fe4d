import { formatAverage } from "../format/marks.ts";

/**
 * What an average means, the best first: a class once the award is complete, before that how the student
 * stands.
 */
export const cgpaRemarks = [
  "Distinction",
  "Upper Credit",
  "Lower Credit",
  "Pass",
  "Good standing",
  "Probation",
  "Withdrawal",
] as const;

export type CgpaRemark = (typeof cgpaRemarks)[number];

/**
 * The least average of each class, best first. The bounds are those of the five-point scale with an E
 * (NUC, October 2018: first class 4.50, upper 3.50, lower 2.40, third 1.50, pass 1.00), the names a
 * polytechnic's (NBTE), which knows one pass.
 */
export const classBands = [
  { remark: "Distinction", min: 4.5 },
  { remark: "Upper Credit", min: 3.5 },
  { remark: "Lower Credit", min: 2.4 },
  { remark: "Pass", min: 1 },
] as const satisfies readonly { remark: CgpaRemark; min: number }[];

/** Below this average a student is on probation, and leaves who is still below it a session later. */
export const probationBelow = 1;

export type RemarkFacts = {
  /** The cumulative average, unrounded. */
  cgpa: number;
  /** Whether it was reached at the end of a session: only then is anybody asked to leave. */
  endsSession: boolean;
  /** The average with which the session before ended; none in the first. */
  cgpaBefore?: number | undefined;
  /** Whether every course of the award is passed and none is left. */
  complete?: boolean;
};

/** What the average means. It is taken as it is printed: who reads 4.50 has a distinction. */
export function cgpaRemark({
  cgpa,
  endsSession,
  cgpaBefore = probationBelow,
  complete = false,
}: RemarkFacts): CgpaRemark {
  const printed = asPrinted(cgpa);
  const earned = classBands.find(({ min }) => printed >= min);
  if (earned) return complete ? earned.remark : "Good standing";
  return endsSession && asPrinted(cgpaBefore) < probationBelow ? "Withdrawal" : "Probation";
}

const asPrinted = (average: number) => Number(formatAverage(average));
