/** In a {@link NumberShape}: a place that has a nought where the number has no digit for it. */
export const orNought = "\uE000";
/** And one that stays empty then. */
export const ifAny = "\uE001";

/** What is shown of a number: another number where it has more digits than are shown. */
export type NumberShape = {
  /** As a share of a hundred: 65%. */
  readonly percent?: true;
  /** Rounded to so many digits behind the point, or in all. */
  readonly decimals?: number;
  readonly significant?: number;
  /** As a fraction with one of these denominators: 17 1/2. */
  readonly denominators?: readonly [from: number, to: number];
  /** With noughts in front, and perhaps with words around and among its digits, of which each has its place: ASP/0123. */
  readonly shows?: string;
};

/** How a number is shown by its cell. */
export type ShownStyle =
  | "date"
  | "moment"
  /** In thousands or millions: what is read is another number than the one that is kept. */
  | "scaled"
  /** In different ways, by how large it is, or in words, or not at all. */
  | "conditional"
  | NumberShape;

type Sign = "positive" | "negative" | "zero";

/** How the numbers of a cell are to be read; undefined as they are. */
export type NumberStyle = Readonly<Record<Sign, ShownStyle | undefined>>;

/** What a person reads of a number, or the number itself and why it is refused. */
type ShownNumber = {
  readonly text: string;
  readonly fault?: "number" | "scaled" | "conditional";
};

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
  if (/^-?\d+$/.test(written) || /^-?(?=.{3,16}$)\d+\.\d{1,8}$/.test(written)) return written;
  return isNumber(written) ? plainNumber.format(Number(written)) : written;
}

/**
 * A number as its cell shows it: a day as an ISO date, with its time where the cell shows one, a time as "14:05",
 * noughts in front kept, a share as "65%".
 */
export function shownNumber(
  written: string,
  styles: NumberStyle | undefined,
  from1904: boolean,
): ShownNumber {
  const text = numberText(written);
  if (!isNumber(written)) return { text, fault: "number" };
  const style = styles?.[signOf(Number(written))];
  if (style === undefined) return { text };
  if (style === "scaled" || style === "conditional") return { text, fault: style };
  if (style === "date" || style === "moment") return { text: dayText(written, style, from1904) };
  const shown = shapedNumber(text, style);
  return shown === undefined ? { text, fault: "conditional" } : { text: shown };
}

const signOf = (value: number): Sign => {
  if (value === 0) return "zero";
  return value > 0 ? "positive" : "negative";
};

/** A number in its shape; undefined where that shows another number. */
function shapedNumber(text: string, shape: NumberShape): string | undefined {
  const { percent, decimals, significant, denominators, shows } = shape;
  const value = Number(text);
  const number = percent ? plainNumber.format(value * 100) : text;
  const [whole = "", behind = ""] = number.split(".");
  const isOther =
    !isNumber(number) ||
    (decimals !== undefined && behind.replace(/0+$/, "").length > decimals) ||
    (significant !== undefined && Number(value.toPrecision(significant)) !== value) ||
    (denominators !== undefined && !isFraction(value, denominators));
  if (isOther) return undefined;
  if (percent) return `${number}%`;
  if (shows === undefined) return number;
  if (!whole.startsWith("-")) return withDigits(whole, shows);
  return shows.replaceAll(eachPlace, "") === "" ? number : undefined;
}

function isFraction(value: number, [from, to]: readonly [from: number, to: number]): boolean {
  for (let by = from; by <= to; by += 1) {
    const counted = value * by;
    if (Math.abs(counted - Math.round(counted)) <= Math.abs(counted) * 1e-12) return true;
  }
  return false;
}

const eachPlace = new RegExp(`[${orNought}${ifAny}]`, "g");

/** Digits in their places, from the last on; those for which there is none stand in the first. */
function withDigits(digits: string, shows: string): string {
  let left = digits;
  let places = shows.match(eachPlace)?.length ?? 0;
  let shown = "";
  for (const sign of Array.from(shows).toReversed()) {
    if (sign !== orNought && sign !== ifAny) {
      shown = sign + shown;
      continue;
    }
    places -= 1;
    const here = places === 0 ? left : left.slice(-1);
    left = left.slice(0, left.length - here.length);
    shown = (here === "" && sign === orNought ? "0" : here) + shown;
  }
  return shown;
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
