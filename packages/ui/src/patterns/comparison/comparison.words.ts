/** Words of a comparison. */
export const comparisonWords = {
  kinds: { added: "Added", changed: "Changed", removed: "Removed" },
  before: "Before",
  after: "After",
  /** No field differs. */
  nothing: "Nothing has changed.",
  /** How many fields are equal. */
  same: (fields: number): string =>
    `${fields} ${fields === 1 ? "field is" : "fields are"} the same.`,
};
