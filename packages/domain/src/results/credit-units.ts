/** Anything with credit units. */
export type WithUnits = { readonly creditUnit: number };

/** Credit units in tenths. They have one decimal, and only whole numbers add up exactly. */
export const tenthsOf = ({ creditUnit }: WithUnits): number => Math.round(creditUnit * 10);

/** The sum of credit units. */
export const unitsOf = (courses: readonly WithUnits[]): number =>
  courses.reduce((sum, course) => sum + tenthsOf(course), 0) / 10;
