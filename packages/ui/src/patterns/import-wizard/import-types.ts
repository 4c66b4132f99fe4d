/** A column that the sheet has. */
export type ImportColumn = {
  /** The name of its values in the rows. */
  key: string;
  /** Its heading in the first row; capitals and spaces around it do not matter. */
  heading: string;
  /** The sheet must have it. */
  required?: boolean;
  /** A value as it should be written, for the sample sheet. */
  example: string;
  /** How to write its values, in a few words. */
  hint?: string;
};

/** A row of the sheet. */
export type ImportRow = {
  /** Its number in the sheet, as Excel shows it: the first row under the headings is 2. */
  line: number;
  /** Its cells as text, by the columns' keys; an empty cell is "". */
  values: Readonly<Record<string, string>>;
};

/** A value that the import would change. */
export type Change = {
  /** The column's key. */
  key: string;
  /** What the school has now. */
  from: string;
  /** What the sheet says. */
  to: string;
};

/** What is to become of a row. */
export type Verdict =
  | {
      /** The row's number in the sheet. */
      line: number;
      /** It adds a record, or says what is known already. */
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
  /** Why, in words that say what to do. */
  reasons: readonly string[];
};

/** What can be said of a row of the file. */
export type VerdictKind = Verdict["kind"];

/** What came of an import. */
export type ImportOutcome = {
  /** How many rows were stored. */
  imported: number;
  /** Rows that were refused after all, because something changed in the meantime. */
  refused?: readonly RefusedRow[];
};
