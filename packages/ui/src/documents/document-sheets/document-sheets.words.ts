import { printedCount } from "@polyportal/domain/document/printed";

/** What a list on numbered sheets says of its sheets. */
export const documentSheetsWords = {
  sheet: (sheet: number, sheets: number): string => `Sheet ${sheet} of ${sheets}`,
  /** Which rows a sheet has, with what they are: "Students 31-60 of 84". */
  shown: (counted: string, from: number, to: number, total: number): string =>
    to < from
      ? `${counted} 0 of 0`
      : `${counted} ${printedCount(from)}-${printedCount(to)} of ${printedCount(total)}`,
  /** The name of a sheet's table, from the list's title and what is shown. */
  table: (title: string, shown: string): string => `${title}, ${shown.toLowerCase()}`,
};
