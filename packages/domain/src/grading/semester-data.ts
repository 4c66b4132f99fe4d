import type { GradedCourse } from "./average.ts";
import { gradePointAverage } from "./average.ts";

/** What some courses come to: their credit units and points, and points over units, unrounded. */
export type SemesterData = {
  creditUnit: number;
  creditPoint: number;
  gradePointAverage: number;
};

/** The credit points that a course earned: its units times the points of its grade. */
export const creditPointOf = ({ creditUnit, point }: GradedCourse): number =>
  inTenths(creditUnit * point);

/** Credit units have one decimal, so sums of them do: what binary fractions leave behind is dropped. */
const inTenths = (value: number) => Math.round(value * 10) / 10;

/** Adds courses up. */
export const semesterData = (courses: readonly GradedCourse[]): SemesterData => ({
  creditUnit: inTenths(courses.reduce((sum, { creditUnit }) => sum + creditUnit, 0)),
  creditPoint: inTenths(courses.reduce((sum, course) => sum + creditPointOf(course), 0)),
  gradePointAverage: gradePointAverage(courses),
});
