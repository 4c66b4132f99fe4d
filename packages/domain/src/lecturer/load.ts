/** More units than this in one semester are more than a lecturer should have; whoever assigns is warned. */
export const mostUnits = 18;

export const isOverloaded = (units: number): boolean => units > mostUnits;
