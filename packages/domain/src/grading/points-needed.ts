import { formatAverage } from "../format/marks.ts";
import { countedAttempts, type GradedAttempt } from "./attempts.ts";
import { averageScale } from "./average.ts";
import { semesterData } from "./semester-data.ts";

type OpenCourse = { courseId: number; creditUnit: number };

const most = averageScale.scale * 100;

/**
 * How many points the courses without a grade need on average for an average that prints `target`:
 * the least, in hundredths of a point; 0 where any grades will do, null where none will.
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
