import { formatAverage } from "../format/marks.ts";
import { countedAttempts, type GradedAttempt } from "./attempts.ts";
import { averageScale } from "./average.ts";
import { classBands, probationBelow } from "./remark.ts";
import { semesterData } from "./semester-data.ts";

type OpenCourse = { courseId: number; creditUnit: number };

const most = averageScale.scale * 100;

/**
 * The average points that the ungraded courses need for the printed average to reach `target`, in hundredths:
 * the least that is enough; 0 if any grades are enough, null if none are.
 */
export function pointsNeeded(
  graded: readonly GradedAttempt[],
  open: readonly OpenCourse[],
  target: number,
): number | null {
  const reaches = (hundredths: number) => {
    const supposed = open.map((course) => ({ ...course, point: hundredths / 100 }));
    const { gradePointAverage } = semesterData(countedAttempts([...graded, ...supposed]));
    return Number(formatAverage(gradePointAverage)) >= target;
  };
  if (!reaches(most)) return null;
  let [tooFew, enough] = [-1, most];
  while (enough - tooFew > 1) {
    const between = Math.floor((tooFew + enough) / 2);
    if (reaches(between)) enough = between;
    else tooFew = between;
  }
  return enough;
}

/**
 * The higher classes that the ungraded courses can still reach, the nearest first, with the points needed in
 * hundredths, as above. A mere pass is left out while nothing is graded. Undefined if there is no higher
 * class; empty if none can be reached with these courses.
 */
export function classesAhead(
  graded: readonly GradedAttempt[],
  open: readonly OpenCourse[],
): { remark: string; min: number; needed: number }[] | undefined {
  const { gradePointAverage } = semesterData(countedAttempts(graded));
  const now = graded.length > 0 ? Number(formatAverage(gradePointAverage)) : probationBelow;
  const higher = classBands.filter(({ min }) => min > now).toReversed();
  if (higher.length === 0) return undefined;
  return higher.flatMap((band) => {
    const needed = pointsNeeded(graded, open, band.min);
    return needed === null ? [] : [{ ...band, needed }];
  });
}
