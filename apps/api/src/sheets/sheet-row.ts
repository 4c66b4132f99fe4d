import type { SheetFault } from "@polyportal/domain/messages/sheet";

/** A row of a sheet, every cell as the text that a person reads in it. */
export type SheetRow = {
  /** Its number, as Excel shows it. */
  readonly line: number;
  /** From the first column on; what stands behind the last filled cell is left out. */
  readonly cells: readonly string[];
  /** Why it must be refused, whatever its cells say, where the column is read. */
  readonly faults: readonly SheetFault[];
  /** A filter or a hand has hidden it. */
  readonly isHidden?: boolean;
};

/** A sheet that was looked through once from end to end: nothing in it is left to be refused as a whole. */
export type SheetRead = {
  /** The sheet's name in its workbook. */
  readonly name?: string;
  readonly headings: readonly string[];
  /** How many rows stand under the headings; blank ones are not counted. */
  readonly count: number;
  /** Hidden sheets, which are passed over. */
  readonly hidden: readonly string[];
  /** The numbers of hidden rows, which are read too. */
  readonly hiddenRows: readonly number[];
  /** The numbers of hidden columns, from 0 on, which are read too. */
  readonly hiddenColumns: readonly number[];
  /** Further sheets, which are not read. */
  readonly unread: readonly string[];
  /** The rows under the headings, some hundred at a time. Each call reads the file anew. */
  readonly rows: () => AsyncGenerator<readonly SheetRow[], void, undefined>;
};

/** So many rows are handed on at a time. */
export const rowsAtOnce = 500;

/** Nothing but spaces in every cell. */
export const isBlank = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === "");
