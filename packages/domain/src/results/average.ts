import { tenthsOf } from "./credit-units.ts";

/** How grade point averages are computed and shown. */
export const averageScale = {
  scale: 5,
  decimals: 2,
  creditUnitDecimals: 1,
  pointDecimals: 2,
} as const;

/** A course for averages: its credit units and the points of its grade. */
export type GradedCourse = { creditUnit: number; point: number };

/**
 * Credit points divided by credit units, unrounded; 0 if nothing is graded. Both are summed in whole tenths,
 * so that rounding cannot exceed the scale.
 */
export const gradePointAverage = (courses: readonly GradedCourse[]): number => {
  const units = courses.reduce((sum, course) => sum + tenthsOf(course), 0);
  const points = courses.reduce((sum, course) => sum + tenthsOf(course) * course.point, 0);
  return units === 0 ? 0 : points / units;
};
