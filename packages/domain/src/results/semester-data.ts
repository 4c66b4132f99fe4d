import type { GradedCourse } from "./average.ts";
import { gradePointAverage } from "./average.ts";
import { tenthsOf, unitsOf } from "./credit-units.ts";

/** Totals of courses: credit units, credit points, and the unrounded average. */
export type SemesterData = {
  creditUnit: number;
  creditPoint: number;
  gradePointAverage: number;
};

/** A course's credit points: units times grade points. */
export const creditPointOf = (course: GradedCourse): number => pointTenthsOf(course) / 10;

const pointTenthsOf = (course: GradedCourse): number => tenthsOf(course) * course.point;

export const semesterData = (courses: readonly GradedCourse[]): SemesterData => ({
  creditUnit: unitsOf(courses),
  creditPoint: courses.reduce((sum, course) => sum + pointTenthsOf(course), 0) / 10,
  gradePointAverage: gradePointAverage(courses),
});
