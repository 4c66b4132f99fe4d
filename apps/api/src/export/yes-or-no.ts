/** The words of a filter whose values are true and false. */
export const yesOrNo = (label: string, yes: string, no: string) => ({
  label,
  words: (values: readonly string[]) => values.map((value) => (value === "true" ? yes : no)),
});
