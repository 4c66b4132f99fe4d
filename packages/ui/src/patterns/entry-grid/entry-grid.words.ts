/** What a grid for entering says. */
export const entryGridWords = {
  /** The name of a cell that is typed into. */
  cell: (column: string, row: string): string => `${column}, ${row}`,
  /** Over the keys, in the help below the grid. */
  keys: "Arrows, Enter and Tab move; typing replaces; F2 edits; Ctrl+C, Ctrl+V, Ctrl+D and Ctrl+Z copy, paste, fill down and undo; Escape, then Tab, leaves.",
  /** Of a block that was pasted beside names that are not the rows' own. */
  shifted: (rows: number): string =>
    rows === 1
      ? "1 row was not pasted: it does not belong to the row here."
      : `${rows} rows were not pasted: they do not belong to the rows here.`,
  /** Of a block that is longer than the rows that are left. */
  tooLong: (rows: number): string =>
    rows === 1
      ? "1 row was not pasted: there is no row left for it."
      : `${rows} rows were not pasted: there are no rows left for them.`,
  chosen: (cells: number): string => `${cells} cells chosen`,
};
