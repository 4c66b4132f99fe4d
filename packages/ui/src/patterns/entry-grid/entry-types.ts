/** A column of a grid for entering. */
export type EntryColumn = {
  /** Names the cells of the column in a row's `cells`. */
  id: string;
  /** What stands over it. */
  header: string;
  /** What may be typed, under the header: "0 to 30". */
  hint?: string;
  /** It is typed into; the others are only shown. */
  entered?: boolean;
  /** Figures, which stand at the end of the cell. */
  numeric?: boolean;
  /** Its width, in rem. */
  width: number;
};

/** A row of a grid for entering; a row that has not changed stays the same object, so that it is not drawn again. */
export type EntryRow = {
  /** What tells the row from all others. */
  id: string;
  /** The row's name, in the names of its cells. */
  label: string;
  /** What stands in each column. */
  cells: Readonly<Record<string, string>>;
  /** What is wrong with cells, by column. */
  wrong?: Readonly<Record<string, string>>;
  /** In a word how it is kept: "Saved", "Waiting for the network". */
  note?: string;
  /** It does not count with the others, and is drawn so. */
  muted?: boolean;
  /** Nothing can be typed into it. */
  locked?: boolean;
};

/** What is entered into one cell. */
export type CellEntry = {
  /** The row's id. */
  row: string;
  /** The column's id. */
  column: string;
  /** The text as it was typed. */
  text: string;
};
