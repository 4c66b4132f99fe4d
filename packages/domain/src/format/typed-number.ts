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
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Of a number that was typed with a comma, how it is typed; undefined of anything else. */
export function commaRefusal(text: string): string | undefined {
  const typed = cleaned(text).trim();
  if (decimalComma.test(typed)) return hasComma(typed, typed.replace(",", "."));
  return thousands.test(typed) ? hasComma(typed, typed.replaceAll(",", "")) : undefined;
}
