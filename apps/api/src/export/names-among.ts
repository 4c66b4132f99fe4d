/** The names of a filter's values. Values without a name are left out, since an address may contain any. */
export const namesAmong =
  (names: Readonly<Record<string, string>>) =>
  (values: readonly string[]): string[] =>
    Object.entries(names).flatMap(([value, name]) => (values.includes(value) ? name : []));
