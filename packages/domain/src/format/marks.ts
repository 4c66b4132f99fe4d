/** A grade point average as it is printed: two decimals. */
export const formatAverage = (average: number): string => average.toFixed(2);

/** Credit units as they are printed: one decimal. */
export const formatCreditUnits = (units: number): string => units.toFixed(1);

/** Credit points as they are printed: two decimals. */
export const formatPoints = (points: number): string => points.toFixed(2);
