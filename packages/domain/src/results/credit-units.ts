/** Of which sums of credit units are made. */
export type WithUnits = { readonly creditUnit: number };

/** Credit units as whole tenths: they have one decimal, and only whole numbers add up exactly. */
export const tenthsOf = ({ creditUnit }: WithUnits): number => Math.round(creditUnit * 10);

/** The credit units of some courses. */
export const unitsOf = (courses: readonly WithUnits[]): number =>
  courses.reduce((sum, course) => sum + tenthsOf(course), 0) / 10;
