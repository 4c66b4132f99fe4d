/** A grade point average as it is printed: two decimals. */
export const formatAverage = (average: number): string => average.toFixed(2);

/** Credit units as they are printed: one decimal. */
export const formatCreditUnits = (units: number): string => units.toFixed(1);

/** Credit points as they are printed: two decimals. */
export const formatPoints = (points: number): string => points.toFixed(2);

/** A change in hundredths as it is read: "+0.14", "−0.05", "0.00". The minus is the printers', as long as the plus. */
export const formatChange = (hundredths: number): string => {
  const sign = hundredths > 0 ? "+" : hundredths < 0 ? "−" : "";
  return sign + (Math.abs(hundredths) / 100).toFixed(2);
};
