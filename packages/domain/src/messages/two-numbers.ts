import { listed } from "../format/listed.ts";

/** Of rows that name one student by different numbers. */
export const namedByTwoNumbers = (rows: readonly number[]): string =>
  `this student stands in several rows of the sheet, by different numbers (rows ${listed(rows.map(String))})`;
