import type { NumberStyle, ShownStyle, Sign } from "./cell-text.ts";
import type { XmlListener } from "./xml.ts";
import { plain } from "./xml.ts";

/** Formats that Excel knows by number: days, times, and those of East Asia. */
const dateIds = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
/** Excel takes no longer one. */
const longestCode = 255;
/** The one of them that shows a day with its time. */
const momentId = 22;
/** Shares of a hundred. */
const percentIds = [9, 10];

/** Hears a workbook's styles; the list has the style of each cell format. */
export function styleListener(styles: (NumberStyle | undefined)[]): XmlListener {
  const codes = new Map<number, string>();
  let inCellFormats = false;
  return {
    open(name, attributes) {
      if (name === "numFmt") {
        const { numFmtId, formatCode } = attributes();
        codes.set(Number(numFmtId), plain(formatCode ?? "").slice(0, longestCode));
      } else if (name === "cellXfs") {
        inCellFormats = true;
      } else if (name === "xf" && inCellFormats) {
        const id = Number(attributes()["numFmtId"] ?? 0);
        styles.push(styleOf(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === "cellXfs") inCellFormats = false;
    },
  };
}

function styleOf(id: number, code: string | undefined): NumberStyle | undefined {
  if (code === undefined) {
    if (id === momentId) return "moment";
    if (percentIds.includes(id)) return "percent";
    return dateIds.some(([from, to]) => id >= from && id <= to) ? "date" : undefined;
  }
  if (/^0{2,}$/.test(code)) return { digits: code.length };
  const bare = code.replaceAll(unread, "");
  const sections = bare.split(";");
  if (sections.some((section) => condition.test(section))) return conditionalStyle(sections);
  // The first of its sections is for numbers above nought.
  const style = shareOrScale(sections[0] ?? "") ?? dayStyle(bare);
  const hides = hiddenSigns(code);
  return hides.length > 0 ? { hides, others: style } : style;
}

/**
 * Texts in quotation marks, escaped letters, spaces, colours and locales: all that stands beside a number. A bracket
 * within brackets ends the search, or a format of brackets alone would be read to its end from each.
 */
const unread = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\]|[<>=])[^\][]*\]/gi;

/** The signs of which a number is not shown, but other words, or nothing: zeros under `0;0;"ABS"`. */
function hiddenSigns(code: string): Sign[] {
  // A dash alone, or a nought in quotation marks, is how offices write nought.
  const shown = code.replaceAll(unread, (text) =>
    /^(?:"[\s.0-]*[0-][\s.0-]*"|\\[0-])$/.test(text) ? "0" : "",
  );
  const [positive = "", negative = positive, zero = positive] = shown.split(";");
  return Object.entries({ positive, negative, zero }).flatMap(([sign, section]) =>
    /[0#?@%]|general/i.test(section) || dayStyle(section) ? [] : [sign as Sign],
  );
}

/** Says for which numbers a section is: [>=1]. */
const condition = /\[[<>=][^\][]*\]/;

/** The style that all sections have in common; otherwise the same cell reads 65% of one number and 17 of another. */
function conditionalStyle(sections: readonly string[]): ShownStyle | undefined {
  const styles = new Set<ShownStyle | "nothing" | undefined>();
  for (const section of sections) {
    // The one for texts.
    if (section === "@") continue;
    const shows = section.replace(condition, "");
    const style = shareOrScale(shows) ?? dayStyle(shows);
    styles.add(style ?? (/[0#?]|general/i.test(shows) ? undefined : "nothing"));
  }
  // What no section is for is shown as it is.
  if (sections.every((section) => condition.test(section))) styles.add(undefined);
  const [only] = styles;
  return styles.size > 1 || only === "nothing" ? "conditional" : only;
}

function shareOrScale(section: string): ShownStyle | undefined {
  if (section.includes("%")) return "percent";
  return /[0#?],+(?:\D*$|[^\d#?,])/.test(section) ? "scaled" : undefined;
}

function dayStyle(code: string): ShownStyle | undefined {
  if (!/[dmyhs]/i.test(code) || /general/i.test(code)) return undefined;
  return /[dy]/i.test(code) && /h/i.test(code) ? "moment" : "date";
}
