/** A column of an entry grid. */
export type EntryColumn = {
  /** The key of its values in a row's `cells`. */
  id: string;
  /** The heading. */
  header: string;
  /** What may be typed, in a word or two below the heading: "0 to 30". */
  hint?: string;
  /** A longer explanation, shown when the pointer is over the heading. */
  about?: string;
  /** Its cells are editable; by default they are read-only. */
  entered?: boolean;
  /** Its values follow from the others, as a total does: what is pasted over it is left out. */
  computed?: boolean;
  /** Right-aligned figures. */
  numeric?: boolean;
  /** Its width, in rem. */
  width: number;
};

/** A row of an entry grid. Keep the same object while it does not change, so that it does not re-render. */
export type EntryRow = {
  /** What tells the row from all others. */
  id: string;
  /** The row's name, used in the names of its cells. */
  label: string;
  /** The values by column. */
  cells: Readonly<Record<string, string>>;
  /** The errors of cells by column. */
  wrong?: Readonly<Record<string, string>>;
  /** The state of saving: "Saved", "Waiting for the network". */
  note?: string;
  /** Everything is as it should be: the note is shown as a tick. */
  saved?: boolean;
  /** It does not count like the others, and is greyed if it is locked. */
  muted?: boolean;
  /** It cannot be edited. */
  locked?: boolean;
};

/** An entry into a cell. */
export type CellEntry = {
  /** The row's id. */
  row: string;
  /** The column's id. */
  column: string;
  /** The typed text. */
  text: string;
};
