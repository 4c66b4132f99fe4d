/** Of which sittings the result is out: what hangs on it is a file, which there is not while it is awaited. */
export function resultsOf(sittings: readonly { readonly awaiting?: boolean }[]): string {
  const [first, second] = sittings.map(({ awaiting }) => awaiting !== true);
  if (first) return second ? "both" : "first";
  return second ? "second" : "";
}
