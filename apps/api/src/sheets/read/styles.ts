import type { NumberStyle } from "./cell-text.ts";
import { numberStyle } from "./number-format.ts";
import type { XmlListener } from "./xml.ts";
import { plain } from "./xml.ts";

/** Formats that Excel knows by number: days, times, and those of East Asia. */
const dateIds = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
/** The one of them that shows a day with its time. */
const momentId = 22;
/** Others of them, as far as they say what is shown of a number. */
const knownCodes = new Map(
  [
    { code: "0", ids: [1] },
    { code: "0.00", ids: [2] },
    { code: "#,##0", ids: [3, 5, 6, 37, 38, 41, 42] },
    { code: "#,##0.00", ids: [4, 7, 8, 39, 40, 43, 44] },
    { code: "0%", ids: [9] },
    { code: "0.00%", ids: [10] },
    { code: "0.00E+00", ids: [11] },
    { code: "# ?/?", ids: [12] },
    { code: "# ??/??", ids: [13] },
    { code: "##0.0E+0", ids: [48] },
  ].flatMap(({ code, ids }) => ids.map((id) => [id, code])),
);
/** Excel takes no longer one. */
const longestCode = 255;

/** Hears a workbook's styles; the list has the style of each cell format. */
export function styleListener(styles: (NumberStyle | undefined)[]): XmlListener {
  const codes = new Map<number, string>();
  // A workbook may say the same format of thousands of cells.
  const known = new Map<string, NumberStyle | undefined>();
  let inCellFormats = false;

  function styleOf(id: number): NumberStyle | undefined {
    const code = codes.get(id) ?? knownCodes.get(id);
    if (code === undefined) return dayOf(id);
    if (!known.has(code)) known.set(code, numberStyle(code));
    return known.get(code);
  }

  return {
    open(name, attributes) {
      if (name === "numFmt") {
        const { numFmtId, formatCode } = attributes();
        codes.set(Number(numFmtId), plain(formatCode ?? "").slice(0, longestCode));
      } else if (name === "cellXfs") {
        inCellFormats = true;
      } else if (name === "xf" && inCellFormats) {
        styles.push(styleOf(Number(attributes()["numFmtId"] ?? 0)));
      }
    },
    close(name) {
      if (name === "cellXfs") inCellFormats = false;
    },
  };
}

function dayOf(id: number): NumberStyle | undefined {
  if (!dateIds.some(([from, to]) => id >= from && id <= to)) return undefined;
  const style = id === momentId ? "moment" : "date";
  return { positive: style, negative: style, zero: style };
}
