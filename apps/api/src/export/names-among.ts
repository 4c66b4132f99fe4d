/** What values of a filter are called, of those that there are: an address may name others. */
export const namesAmong =
  (names: Readonly<Record<string, string>>) =>
  (values: readonly string[]): string[] =>
    Object.entries(names).flatMap(([value, name]) => (values.includes(value) ? name : []));
