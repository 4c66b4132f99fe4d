/** Words about the keys of lists. */
export const listKeysMessages = {
  title: "Keys of this list",
  keys: [
    ["/", "Search"],
    ["↓ ↑", "The next row, the row before; ↓ in the search box goes to the first"],
    ["Enter", "Open the row, beside the list where there is room"],
    ["j k", "The next record, the record before, while one is open"],
    ["Escape", "Close the open record"],
  ],
  /** Where no row opens beside the list, and letters decide about rows. */
  queue: [
    ["/", "Search, where there is a search box"],
    ["j k", "The next row, the row before"],
    ["↓ ↑", "The same"],
    ["Enter", "Press what has the focus: a row's details, its acts"],
  ],
  choose: ["x", "Choose the row, or no longer"],
  help: ["?", "This list of keys"],
  single: "Use single letters, / and ? as keys",
  singleHint: "Switch this off where you speak to your computer, or press keys by accident.",
} as const;
