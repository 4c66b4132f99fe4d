import { tenthsOf } from "./credit-units.ts";

/** How grade point averages are computed and shown. */
export const averageScale = {
  scale: 5,
  decimals: 2,
  creditUnitDecimals: 1,
  pointDecimals: 2,
} as const;

/** A course as the average sees it: its credit units and the points of the grade earned. */
export type GradedCourse = { creditUnit: number; point: number };

/**
 * Credit points over credit units, unrounded; 0 before any course is graded. Both are summed in whole
 * tenths, so that no average leaves the scale.
 */
export const gradePointAverage = (courses: readonly GradedCourse[]): number => {
  const units = courses.reduce((sum, course) => sum + tenthsOf(course), 0);
  const points = courses.reduce((sum, course) => sum + tenthsOf(course) * course.point, 0);
  return units === 0 ? 0 : points / units;
};
