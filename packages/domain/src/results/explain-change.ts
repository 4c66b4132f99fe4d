import { formatAverage } from "../format/marks.ts";
import { countedAttempts, type GradedAttempt } from "./attempts.ts";
import { tenthsOf } from "./credit-units.ts";
import { semesterData } from "./semester-data.ts";

/** How one course changed an average. */
export type ChangePart<Attempt extends GradedAttempt = GradedAttempt> = {
  attempt: Attempt;
  /** The attempt that it replaces; undefined if the course is new. */
  before: Attempt | undefined;
  /** The change of the average in hundredths of a point. */
  hundredths: number;
};

/** The printed average in whole hundredths. */
const printed = (courses: readonly GradedAttempt[]): number =>
  Math.round(Number(formatAverage(semesterData(courses).gradePointAverage)) * 100);

/**
 * By how much each course changed an average. A course of `u` units that adds `p` credit points to an average
 * of `a` changes it by (p - a * u) divided by all units. A repeated course counts with the difference to its
 * earlier attempt. The parts sum to the change in any order, and are rounded so that they sum to the printed
 * one. A first average has no parts.
 */
export function explainChange<Attempt extends GradedAttempt>(
  earlier: readonly Attempt[],
  added: readonly Attempt[],
): ChangePart<Attempt>[] {
  const before = countedAttempts(earlier);
  const own = countedAttempts(added);
  const after = countedAttempts([...before, ...own]);
  const allTenths = after.reduce((sum, one) => sum + tenthsOf(one), 0);
  if (before.length === 0 || allTenths === 0) return [];
  const average = semesterData(before).gradePointAverage;
  const parts = own.map((attempt) => {
    const replaced = before.find(({ courseId }) => courseId === attempt.courseId);
    const brought = (one: GradedAttempt | undefined) =>
      one ? tenthsOf(one) * (one.point - average) : 0;
    return {
      attempt,
      before: replaced,
      exact: ((brought(attempt) - brought(replaced)) / allTenths) * 100,
    };
  });
  const shown = roundedTo(
    printed(after) - printed(before),
    parts.map(({ exact }) => exact),
  );
  return parts.map(({ attempt, before: replaced }, index) => ({
    attempt,
    before: replaced,
    hundredths: shown[index] ?? 0,
  }));
}

/** Rounds numbers so that they sum to `total`, changing those with the largest rounding error. */
function roundedTo(total: number, exact: readonly number[]): number[] {
  // `+ 0` turns -0 into 0.
  const whole = exact.map((one) => Math.round(one) + 0);
  let left = total - whole.reduce((sum, one) => sum + one, 0);
  while (left !== 0 && whole.length > 0) {
    const step = Math.sign(left);
    const wronged = exact.map((one, index) => (one - (whole[index] ?? 0)) * step);
    const most = wronged.indexOf(Math.max(...wronged));
    whole[most] = (whole[most] ?? 0) + step;
    left -= step;
  }
  return whole;
}

/** The sum of the parts in hundredths. */
export const changeOf = (parts: readonly { hundredths: number }[]): number =>
  parts.reduce((sum, { hundredths }) => sum + hundredths, 0);
