import { formatAverage } from "../format/marks.ts";

/** What an average means, best first: a class once the award is complete, before that the student's standing. */
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
 * The lowest average of each class, best first. The bounds are those of the five-point scale with an E (NUC,
 * October 2018: first class 4.50, upper 3.50, lower 2.40, third 1.50, pass 1.00). The names are a
 * polytechnic's (NBTE), which has only one pass.
 */
export const classBands = [
  { remark: "Distinction", min: 4.5 },
  { remark: "Upper Credit", min: 3.5 },
  { remark: "Lower Credit", min: 2.4 },
  { remark: "Pass", min: 1 },
] as const satisfies readonly { remark: CgpaRemark; min: number }[];

/** Below this average a student is on probation, and must leave if still below it a session later. */
export const probationBelow = 1;

export type RemarkFacts = {
  /** The cumulative average, unrounded. */
  cgpa: number;
  /** Whether it ends a session. Only then can somebody be asked to leave. */
  endsSession: boolean;
  /** The average at the end of the session before; undefined in the first. */
  cgpaBefore?: number | undefined;
  /** Whether all of the award's courses are passed. */
  complete?: boolean;
};

/** The remark of an average as it is printed: a printed 4.50 is a distinction. */
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
