/** How grade point averages are computed and shown. */
export const averageScale = {
  scale: 5,
  decimals: 2,
  creditUnitDecimals: 1,
  pointDecimals: 2,
} as const;

/** A course as the average sees it: its credit units and the points of the grade earned. */
export type GradedCourse = { creditUnit: number; point: number };

/** Credit units as whole tenths, so that sums of them are exact and no average leaves the scale. */
const tenths = ({ creditUnit }: GradedCourse): number =>
  Math.round(creditUnit * 10 ** averageScale.creditUnitDecimals);

/** Credit points over credit units, unrounded; 0 before any course is graded. */
export const gradePointAverage = (courses: readonly GradedCourse[]): number => {
  const units = courses.reduce((sum, course) => sum + tenths(course), 0);
  const points = courses.reduce((sum, course) => sum + tenths(course) * course.point, 0);
  return units === 0 ? 0 : points / units;
};
