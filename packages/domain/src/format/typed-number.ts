import { hasComma } from "../messages/typed.ts";
import { cleaned } from "../text/clean.ts";

/** Decimal digits alone, with a point: neither "0x10" nor "1e3", which programs take for numbers. */
const digits = /^\d+(?:\.\d+)?$/;

/** The number that somebody typed; undefined where it is none, or nothing. */
export function typedNumberIn(text: string | null | undefined): number | undefined {
  const typed = cleaned(text ?? "").trim();
  return digits.test(typed) ? Number(typed) : undefined;
}

const decimalComma = /^\d+,\d{1,2}$/;
const thousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/** A number without the commas between its thousands; anything else as it is. */
export const withoutThousands = (text: string): string =>
  thousands.test(text) ? text.replaceAll(",", "") : text;

/**
 * Of a number that was typed with a comma, how it is typed; undefined of anything else, and of 17,5 where whole
 * numbers alone are taken.
 */
export function commaRefusal(text: string, takesDecimals = true): string | undefined {
  const typed = cleaned(text).trim();
  if (decimalComma.test(typed)) {
    return takesDecimals ? hasComma(typed, typed.replace(",", ".")) : undefined;
  }
  return thousands.test(typed) ? hasComma(typed, withoutThousands(typed)) : undefined;
}
