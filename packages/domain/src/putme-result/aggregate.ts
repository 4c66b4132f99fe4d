/** What UTME and PUTME are divided by before they are added up. */
type Divisors = { readonly utmeDivisor: number; readonly putmeDivisor: number };

/** UTME and PUTME as one figure, in hundredths; null where either is missing. */
export function aggregateOf(
  utme: number | null,
  putme: number | null,
  { utmeDivisor, putmeDivisor }: Divisors,
): number | null {
  if (utme === null || putme === null) return null;
  return Math.round((utme / utmeDivisor + putme / putmeDivisor) * 100) / 100;
}
