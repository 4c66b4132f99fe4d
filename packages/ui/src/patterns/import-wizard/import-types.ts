/** A column of the sheet. */
export type ImportColumn = {
  /** The key of its values in rows. */
  key: string;
  /** Its heading in the first row. Case and surrounding spaces are ignored. */
  heading: string;
  /** The sheet must have it. */
  required?: boolean;
  /** An example value for the sample sheet. */
  example: string;
  /** How to write its values, in a few words. */
  hint?: string;
};

/** A row of the sheet. */
export type ImportRow = {
  /** Its number in the sheet as in Excel: the first row below the headings is 2. */
  line: number;
  /** Its cells as text by column key; empty cells are "". */
  values: Readonly<Record<string, string>>;
};

/** A value that the import would change. */
export type Change = {
  /** The column's key. */
  key: string;
  /** The school's current value. */
  from: string;
  /** The sheet's value. */
  to: string;
};

/** What will happen to a row. */
export type Verdict =
  | {
      /** The row's number in the sheet. */
      line: number;
      /** It adds a record, or changes nothing. */
      kind: "new" | "unchanged";
    }
  | {
      /** The row's number in the sheet. */
      line: number;
      /** It changes a record. */
      kind: "changed";
      /** What it changes. */
      changes: readonly Change[];
    }
  | RefusedRow;

/** A row that cannot be imported. */
export type RefusedRow = {
  /** The row's number in the sheet. */
  line: number;
  /** It is left out. */
  kind: "refused";
  /** The reasons, with what to do. */
  reasons: readonly string[];
};

/** The kinds of verdicts. */
export type VerdictKind = Verdict["kind"];

/** The result of an import. */
export type ImportOutcome = {
  /** How many rows were stored. */
  imported: number;
  /** Rows that were refused because something changed meanwhile. */
  refused?: readonly RefusedRow[];
};
