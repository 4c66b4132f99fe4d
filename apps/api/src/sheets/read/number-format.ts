import { type NumberStyle, type ShownStyle, ifAny, orNought } from "./cell-text.ts";

/** A section of a format's code, which is for some of the numbers. */
type Section = {
  /** Without all that stands beside a number: texts in quotation marks, colours, spaces. */
  bare: string;
  /** What is shown, with {@link orNought} or {@link ifAny} for each digit. */
  shows: string;
  /** Says for which numbers it is: [>=1]. */
  isConditional: boolean;
  hasColour: boolean;
};

/**
 * Texts in quotation marks, escaped letters, spaces, brackets, and single signs. A bracket within brackets ends the
 * search, or a format of brackets alone would be read to its end from each.
 */
const pieces = /"[^"]*"|[\\_*].|\[[^\][]*\]|general|e[+-]|./gisu;

const colour = /^\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]$/i;
const elapsed = /^\[(?:h+|m+|s+)\]$/i;

function sectionsOf(code: string): Section[] {
  let section = newSection();
  const sections = [section];
  for (const [piece] of code.matchAll(pieces)) {
    if (piece === ";") {
      section = newSection();
      sections.push(section);
    } else {
      addPiece(section, piece);
    }
  }
  return sections;
}

const newSection = (): Section => ({
  bare: "",
  shows: "",
  isConditional: false,
  hasColour: false,
});

function addPiece(section: Section, piece: string): void {
  const [sign = ""] = piece;
  if ("0#?".includes(sign)) {
    section.bare += sign;
    section.shows += sign === "0" || section.shows.includes(orNought) ? orNought : ifAny;
  } else if (sign === "[" && piece.length > 1) {
    section.isConditional ||= /^\[[<>=]/.test(piece);
    section.hasColour ||= colour.test(piece);
    if (elapsed.test(piece)) section.bare += piece;
  } else if (piece.length > 1 && "_*".includes(sign)) {
    section.shows += " ";
  } else if (piece.length > 1 && sign === "\\") {
    section.shows += piece.slice(1);
  } else if (piece.length > 1 && sign === '"') {
    section.shows += piece.slice(1, -1);
  } else {
    section.bare += piece;
    if (/^general$/i.test(piece)) section.shows += ifAny;
    else if (piece.length === 1 && !".,%@".includes(piece)) section.shows += piece;
  }
}

/** How numbers are shown in a format; undefined where all are shown as they are. */
export function numberStyle(code: string): NumberStyle | undefined {
  const sections = sectionsOf(code);
  // The last is for texts where it says so, and where there are four.
  if (sections.length === 4 || sections.at(-1)?.bare.includes("@")) sections.pop();
  const [first, second, third] = sections;
  if (!first) return undefined;
  if (sections.some(({ isConditional }) => isConditional)) {
    const style = conditionalStyle(sections);
    return style && { positive: style, negative: style, zero: style };
  }
  const positive = sectionStyle(first);
  const negative = second ? negativeStyle(second) : positive;
  return { positive, negative, zero: third ? zeroStyle(third) : shownZero(first) };
}

const hyphen = /[\p{Pd}−]/u;

/** A section of its own shows no sign but the one that it has: a hyphen, brackets, or a colour in its place. */
function negativeStyle(section: Section): ShownStyle | undefined {
  const { before, within, after } = around(section.shows);
  const hasSign = hyphen.test(before + after) || before.includes("(") || section.hasColour;
  if (!hasSign) return "conditional";
  const shows = [before, within, after].map((text, at) =>
    at === 1 ? text : text.replace(hyphen, ""),
  );
  return sectionStyle({ ...section, shows: shows.join("") });
}

/** A dash, or a nought in quotation marks, is how offices write nought, with a sign of money or without. */
function zeroStyle(section: Section): ShownStyle | undefined {
  const words = section.shows.replaceAll(places, " ").split(" ");
  const isDash = words.every((word) => /^(?:=?N(?:GN)?=?)?[^\p{L}1-9]*$/u.test(word));
  return isDash && /[0\p{Pd}]/u.test(section.shows) ? undefined : shownZero(section);
}

/** Nothing is shown of nought where no place must have a digit: `#,###`. */
function shownZero(section: Section): ShownStyle | undefined {
  const isShown = /0|general|\/|@/i.test(section.bare) || dayStyle(section.bare) !== undefined;
  return isShown ? sectionStyle(section) : "conditional";
}

/** The style that all sections have in common; otherwise the same cell reads 65% of one number and 17 of another. */
function conditionalStyle(sections: readonly Section[]): ShownStyle | undefined {
  const styles = sections.map((section) => sectionStyle(section) ?? {});
  // What no section is for is shown as it is.
  if (sections.every(({ isConditional }) => isConditional)) styles.push({});
  const [style, ...others] = styles.map((one) =>
    typeof one === "string" ? one : JSON.stringify({ ...one, decimals: undefined }),
  );
  if (others.some((other) => other !== style)) return "conditional";
  const [first] = styles;
  if (typeof first !== "object") return first;
  const decimals = styles.map((one) => (typeof one === "object" ? one.decimals : undefined) ?? 99);
  return { ...first, decimals: Math.min(...decimals) };
}

/** A number of these styles is refused whichever it is, or read as its day; of others, what is shown is compared. */
function sectionStyle({ bare, shows }: Section): ShownStyle | undefined {
  const day = dayStyle(bare);
  if (day) return day;
  if (!/[0#?@]|general/i.test(bare)) return "conditional";
  if (/[0#?],+(?:\D*$|[^\d#?,])/.test(bare)) return "scaled";
  const [, over] = /[0#?] *\/ *([0#?]+|\d+)/.exec(bare) ?? [];
  if (over !== undefined) return { denominators: denominatorsOf(over) };
  const hasWords = belongs(bare, shows);
  if (/general|@/i.test(bare)) return hasWords ? "conditional" : undefined;
  // Only of a number of whole digits can be said what stands between them.
  if (hasWords && /[.,%?]|e[+-]/i.test(bare)) return "conditional";
  const decimals = /\.([^e%]*)/i.exec(bare)?.[1]?.match(/[0#?]/g)?.length ?? 0;
  if (/e[+-]/i.test(bare)) return { significant: decimals + 1 };
  if (bare.includes("%")) return { percent: true, decimals };
  if (hasWords) return { decimals, shows: shows.trim() };
  return isPadded(bare) ? { decimals, shows: digitsOf(shows) } : { decimals };
}

const mostDenominators = 999;

/** The denominators that a format of fractions can show: of two places 1 to 99, of a number that one alone. */
function denominatorsOf(over: string): [from: number, to: number] {
  if (/[1-9]/.test(over)) return [Number(over), Number(over)];
  return [1, Math.min(10 ** over.length - 1, mostDenominators)];
}

/** Of numbers with noughts in front: more than one digit is always shown. */
const isPadded = (bare: string): boolean => /0.*0/s.test(bare) && !/[.,%]/.test(bare);

/**
 * Whether what stands beside the digits belongs to them, as in ASP/0123: letters, digits or a hyphen without a space
 * between, or a text among them. Signs of money do not, nor units behind a space.
 */
function belongs(bare: string, shows: string): boolean {
  const { before, within, after } = around(shows);
  const isMoney = /[.,]/.test(bare) && /^ *=?N(?:GN)?=?$/.test(before);
  const beside = isPadded(bare) ? before : (/(?:[^ ]+|\d *)$/.exec(before)?.[0] ?? "");
  return (
    (!isMoney && telling.test(beside)) ||
    within.replaceAll(places, "").trim() !== "" ||
    telling.test(/^(?:[^ ]+| *\d)/.exec(after)?.[0] ?? "")
  );
}

const telling = /[\p{L}\p{N}\p{Pd}−]/u;
const places = new RegExp(`[${orNought}${ifAny}]`, "g");
const digitsOf = (shows: string): string => shows.match(places)?.join("") ?? "";

/** What stands before the first digit, from there to the last, and after it. */
function around(shows: string): { before: string; within: string; after: string } {
  const from = shows.search(places);
  if (from < 0) return { before: shows, within: "", after: "" };
  const to = Math.max(shows.lastIndexOf(orNought), shows.lastIndexOf(ifAny)) + 1;
  return { before: shows.slice(0, from), within: shows.slice(from, to), after: shows.slice(to) };
}

function dayStyle(bare: string): ShownStyle | undefined {
  if (!/[dmyhs]/i.test(bare) || /general/i.test(bare)) return undefined;
  return /[dy]/i.test(bare) && /h/i.test(bare) ? "moment" : "date";
}
