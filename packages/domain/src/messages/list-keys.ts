/** Words about the keys of lists. */
export const listKeysMessages = {
  title: "Keys of this list",
  keys: [
    ["/", "Search"],
    ["↓ ↑", "The next row, the row before; ↓ in the search box goes to the first"],
    ["Enter", "Open the row, beside the list where there is room"],
    ["j k", "The next record, the record before, while one is open"],
    ["Escape", "Close the open record"],
    ["x", "Choose the row, or no longer"],
    ["?", "This list of keys"],
  ],
  single: "Use / x j k and ? as keys",
  singleHint: "Switch this off where you speak to your computer, or press keys by accident.",
} as const;
