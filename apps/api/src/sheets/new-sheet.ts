/** The kinds of file that a sheet is written as. */
export type SheetKind = "xlsx" | "csv" | "pdf";

export type SheetColumn = {
  readonly label: string;
  /**
   * What its cells are: texts as they are (numbers of matriculation, telephones and payments, too),
   * numbers to be reckoned with, naira, or ISO days.
   */
  readonly kind: "text" | "number" | "money" | "date";
};

/** A cell; null where there is nothing to say. */
export type SheetCell = string | number | null;

/** A table that is to be written. */
export type SheetTable = {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** Some rows at a time, read no faster than they are written. */
  readonly rows: AsyncIterable<readonly (readonly SheetCell[])[]>;
};

/** A table with what stands around it on paper; a workbook and a csv are their rows alone. */
export type NewSheet = SheetTable & {
  readonly school: { readonly name: string; readonly address: string; readonly website: string };
  /** What was asked for, a line for each filter. */
  readonly filters: readonly string[];
  /** What stands in the last line, by column. */
  readonly totals?: readonly SheetCell[];
  /** The ISO day on which it is written. */
  readonly day: string;
  /** The address where it is checked, also as a QR code. */
  readonly checkAt?: string;
};
