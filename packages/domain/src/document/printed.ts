import { dash } from "../format/dash.ts";
import { emptyDate, formatDate } from "../format/date.ts";
import { formatAverage, formatCreditUnits, formatPoints } from "../format/marks.ts";
import { formatNaira } from "../format/naira.ts";

/** What a record may hold where a document prints something. */
export type Printable = string | number | null | undefined;

/** A number that a record may lack. */
export type PrintableNumber = number | null | undefined;

/** A value on paper; what is missing, a number that is none, or the server's "no date" is "-". */
export const printed = (value: Printable): string => (isNothing(value) ? "-" : dash(value));

const isNothing = (value: Printable): boolean =>
  typeof value === "number"
    ? !Number.isFinite(value)
    : typeof value === "string" && value.startsWith(emptyDate);

const printedAs =
  (format: (value: number) => string) =>
  (value: PrintableNumber): string =>
    typeof value === "number" && Number.isFinite(value) ? format(value) : "-";

/** An amount of naira on paper. */
export const printedAmount = printedAs(formatNaira);

/** Credit units on paper: one decimal. */
export const printedUnits = printedAs(formatCreditUnits);

/** Credit points on paper: two decimals. */
export const printedPoints = printedAs(formatPoints);

/** A grade point average on paper: two decimals. */
export const printedAverage = printedAs(formatAverage);

/** A score on paper: as it was given, without what binary fractions leave behind. */
export const printedScore = printedAs((score) => String(Math.round(score * 100) / 100));

/** How many there are, on paper: `1,000`. */
export const printedCount = printedAs((count) => count.toLocaleString("en"));

/** An ISO date on paper: "20 November 2026". */
export const printedDate = (iso: string | null | undefined): string => printed(formatDate(iso));

/** Codes of courses on paper, one after the other. */
export const printedList = (items: readonly string[] | null | undefined): string =>
  printed(items?.join(", "));
