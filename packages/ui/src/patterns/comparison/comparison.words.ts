/** What a comparison of a record's versions says. */
export const comparisonWords = {
  kinds: { added: "Added", changed: "Changed", removed: "Removed" },
  before: "Before",
  after: "After",
  /** Where no field differs. */
  nothing: "Nothing has changed.",
  /** How many fields are the same. */
  same: (fields: number): string =>
    `${fields} ${fields === 1 ? "field is" : "fields are"} the same.`,
};
