/** How a number is read of a cell that shows it as one. */
export type ShownStyle =
  | "date"
  | "moment"
  | "percent"
  /** In thousands or millions: what is read is another number than the one that is kept. */
  | "scaled"
  /** In different ways, by how large it is. */
  | "conditional"
  | { readonly digits: number };

export type Sign = "positive" | "negative" | "zero";

/** How the numbers of a cell are to be read; undefined as they are. */
export type NumberStyle =
  | ShownStyle
  /** In words, or not at all, where they have one of these signs. */
  | { readonly hides: readonly Sign[]; readonly others: ShownStyle | undefined };

const dayMs = 86_400_000;
/** Excel counts from the last day of 1899, and knows a 29 February 1900 that never was. */
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
const neverWas = 60;
const lastSerial = 2_958_465;

const plainNumber = new Intl.NumberFormat("en", {
  useGrouping: false,
  maximumSignificantDigits: 15,
});

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Whether it is a number as Excel keeps one: neither "0x10" nor "Infinity", which programs take for numbers. */
export const isNumber = (written: string): boolean =>
  decimal.test(written) && Number.isFinite(Number(written));

/** A number as its digits: no exponent, and without the noise behind Excel's fifteenth digit. */
export function numberText(written: string): string {
  if (/^-?\d+(\.\d{1,8})?$/.test(written)) return written;
  return isNumber(written) ? plainNumber.format(Number(written)) : written;
}

/**
 * A number in the cell's own style: a day as an ISO date, with its time where the cell shows one, a time
 * as "14:05", noughts in front kept, a share as "65%".
 */
export function styledNumber(
  written: string,
  style: NumberStyle | undefined,
  from1904: boolean,
): string {
  if (style === undefined || !isNumber(written)) return numberText(written);
  if (typeof style === "object" && "hides" in style) {
    return styledNumber(written, style.others, from1904);
  }
  if (style === "date" || style === "moment") return dayText(written, style, from1904);
  if (style === "scaled" || style === "conditional") return numberText(written);
  if (style === "percent") {
    const value = Number(written) * 100;
    return Number.isFinite(value) ? `${numberText(plainNumber.format(value))}%` : written;
  }
  const digits = numberText(written);
  return /^\d+$/.test(digits) ? digits.padStart(style.digits, "0") : digits;
}

function dayText(written: string, style: "date" | "moment", from1904: boolean): string {
  const serial = Number(written);
  if (!(serial >= 0 && serial <= lastSerial)) return numberText(written);
  const days = !from1904 && serial < neverWas ? serial + 1 : serial;
  const epoch = from1904 ? epoch1904 : epoch1900;
  const moment = new Date(Math.round((epoch + days * dayMs) / 1000) * 1000).toISOString();
  const time = moment.slice(11, moment.endsWith(":00.000Z") ? 16 : 19);
  if (serial < 1 && !from1904) return time;
  // Midnight is what Excel makes of a day alone.
  const timed = style === "moment" && time !== "00:00";
  return timed ? `${moment.slice(0, 10)} ${time}` : moment.slice(0, 10);
}

/** A text without what no text of the database can hold: U+0000 and halves of pairs. */
export const storable = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, "\uFFFD");

/** Excel writes what XML cannot hold as "_x000D_", and such a text itself with "_x005F_" before it. */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
