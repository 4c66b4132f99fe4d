import type { GradedCourse } from "./average.ts";
import { gradePointAverage } from "./average.ts";
import { tenthsOf, unitsOf } from "./credit-units.ts";

/** What some courses come to: their credit units and points, and points over units, unrounded. */
export type SemesterData = {
  creditUnit: number;
  creditPoint: number;
  gradePointAverage: number;
};

/** The credit points that a course earned: its units times the points of its grade. */
export const creditPointOf = (course: GradedCourse): number => pointTenthsOf(course) / 10;

const pointTenthsOf = (course: GradedCourse): number => tenthsOf(course) * course.point;

/** Adds courses up. */
export const semesterData = (courses: readonly GradedCourse[]): SemesterData => ({
  creditUnit: unitsOf(courses),
  creditPoint: courses.reduce((sum, course) => sum + pointTenthsOf(course), 0) / 10,
  gradePointAverage: gradePointAverage(courses),
});
