/** How grade point averages are computed and shown. */
export const averageScale = {
  scale: 5,
  decimals: 2,
  creditUnitDecimals: 1,
  pointDecimals: 2,
} as const;

/** A course as the average sees it: its credit units and the points of the grade earned. */
export type GradedCourse = { creditUnit: number; point: number };

/** Credit points over credit units, unrounded; 0 before any course is graded. */
export const gradePointAverage = (courses: readonly GradedCourse[]): number => {
  const units = courses.reduce((sum, course) => sum + course.creditUnit, 0);
  const points = courses.reduce((sum, course) => sum + course.creditUnit * course.point, 0);
  return units === 0 ? 0 : points / units;
};
