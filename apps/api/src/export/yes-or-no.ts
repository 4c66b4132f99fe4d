/** What a filter of rows that are so, or are not, is called in a file. */
export const yesOrNo = (label: string, yes: string, no: string) => ({
  label,
  words: (values: readonly string[]) => values.map((value) => (value === "true" ? yes : no)),
});
