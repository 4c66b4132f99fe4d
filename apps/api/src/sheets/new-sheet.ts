/** The kinds of file that a sheet is written as. */
export type SheetKind = "xlsx" | "csv" | "pdf";

export type SheetColumn = {
  readonly label: string;
  /**
   * What its cells are: texts as they are (numbers of matriculation, telephones and payments, too),
   * numbers to be reckoned with, naira, or ISO days.
   */
  readonly kind: "text" | "number" | "money" | "date";
  /** How wide it is on paper at least, in letters' heights: what is written by hand has no text. */
  readonly room?: number;
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

/** A table of a paper, all of whose rows are known. */
export type PaperTable = Pick<SheetTable, "columns"> & {
  /** Stands over it, where the paper has several. */
  readonly title?: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** What stands in the place of rows. */
  readonly empty: string;
  /** What stands in its last line, by column. */
  readonly totals?: readonly SheetCell[];
  /** Its rows are students, thirty on a sheet, of which each sheet says which: "Students 31-60 of 412". */
  readonly counted?: boolean;
  /** In the cells of a column: the part of all that a bar over the figure is high; it is not torn. */
  readonly bars?: readonly (readonly (number | null)[])[];
  readonly photos?: PaperPhotos;
};

/** Photos in the cells of a column, which say something else where there is none. */
export type PaperPhotos = {
  readonly column: number;
  /** Of some rows, from the first up to the last but one. */
  readonly read: (from: number, to: number) => Promise<readonly (Uint8Array | undefined)[]>;
};

/** What begins on a sheet of its own: each of its sheets has the head of the first, and it is signed on the last. */
export type PaperPart = {
  readonly title: string;
  /** The address where it is checked, also as a QR code. */
  readonly checkAt?: string | undefined;
  /** The code that is typed where the paper is checked. */
  readonly code?: string | undefined;
  /** What the sheets have in common, repeated on each. */
  readonly particulars: readonly { readonly label: string; readonly value: string }[];
  /** Stands before the tables of the first sheet, a line each. */
  readonly opening?: readonly string[];
  readonly tables: readonly PaperTable[];
  /** Its tables stand in two columns. */
  readonly halved?: boolean;
  /** Stands after the tables of the last, a line each. */
  readonly closing?: readonly string[];
  /** What is filled in by hand, with so many lines. */
  readonly blanks?: readonly { readonly label: string; readonly lines: number }[];
  /** Who signs the last, by office. */
  readonly signatures?: readonly string[];
};

/** A paper of many students, on numbered sheets. */
export type NewPaper = Pick<NewSheet, "title" | "day"> & {
  readonly school: NewSheet["school"] & {
    /** The picture's file, the picture itself as a `data:` address, or "plain"; none where there is none that can be drawn. */
    readonly crest?: string | undefined;
  };
  /** A4 upright, or A3 on its side. */
  readonly size: "A4" | "A3";
  readonly parts: readonly PaperPart[];
  /** Stands at the foot of each sheet, for sheets get parted. */
  readonly foot?: string;
  /** Told how many rows are drawn, now and then, before others have their turn. */
  readonly drawn: (rows: number) => Promise<void>;
};
