/** Words of an entry grid. */
export const entryGridWords = {
  /** The name of an editable cell. */
  cell: (column: string, row: string): string => `${column}, ${row}`,
  /** The help below the grid. */
  keys: "Arrows, Enter and Tab move; typing replaces; F2 edits; F8 goes to the next wrong cell; Ctrl+C, Ctrl+V, Ctrl+D and Ctrl+Z copy, paste, fill down and undo; Escape, then Tab, leaves.",
  /** A block was pasted beside names of other rows. */
  shifted: (rows: number): string =>
    rows === 1
      ? "1 row was not pasted: it does not belong to the row here."
      : `${rows} rows were not pasted: they do not belong to the rows here.`,
  /** A block has more rows than are left. */
  tooLong: (rows: number): string =>
    rows === 1
      ? "1 row was not pasted: there is no row left for it."
      : `${rows} rows were not pasted: there are no rows left for them.`,
  /** How many cells are wrong, and the first of them. */
  wrong: (cells: number, first: string): string =>
    cells === 1 ? `1 cell is wrong. ${first}` : `${cells} cells are wrong. ${first}`,
  /** Goes to the next wrong cell. */
  nextWrong: "Next wrong cell",
  chosen: (cells: number): string => `${cells} cells chosen`,
};
