import { dash } from "@polyportal/domain/format/dash";
import { formatNaira } from "@polyportal/domain/format/naira";

/** What a record may hold where a document prints something. */
export type Printable = string | number | null | undefined;

/** A value on paper; what is missing, or a number that is none, is "-". */
export const printed = (value: Printable): string =>
  dash(typeof value === "number" && !Number.isFinite(value) ? undefined : value);

/** An amount of naira on paper. */
export const printedAmount = (naira: number | null | undefined): string =>
  typeof naira === "number" && Number.isFinite(naira) ? formatNaira(naira) : "-";
