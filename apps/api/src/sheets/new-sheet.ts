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

/** A paper of many students: numbered sheets, each with the head of the first, signed on the last. */
export type NewPaper = SheetTable &
  Pick<NewSheet, "school" | "day" | "checkAt"> & {
    /** A4 upright, or A3 on its side. */
    readonly size: "A4" | "A3";
    /** The code that is typed where the paper is checked. */
    readonly code?: string;
    /** What the sheets have in common, repeated on each. */
    readonly particulars: readonly { readonly label: string; readonly value: string }[];
    /** Stands before the table of the first sheet, a line each. */
    readonly opening?: readonly string[];
    /** Stands after the table of the last. */
    readonly closing?: readonly string[];
    /** Somebody signs in each row, which has room for it. */
    readonly signed?: boolean;
    /** Who signs the last, by office. */
    readonly signatures?: readonly string[];
    /** Which rows a sheet has: "Students 31-60 of 412". */
    readonly shown: (from: number, to: number) => string;
  };
