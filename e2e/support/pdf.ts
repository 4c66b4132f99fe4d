/** What a page prints: its PDF, as A4, read back as text. */
import type { Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect } from "./test.ts";

export type Pdf = {
  readonly pages: number;
  /** All words, one space between them. A long word may be broken into two lines. */
  readonly text: string;
  /** The words of each page. */
  readonly sheets: readonly string[];
  /** From the upper edge of the paper to the line on which its first words stand, in points. */
  readonly top: number;
  /** The first sheet's width and height, in millimetres. */
  readonly size: readonly [width: number, height: number];
};

/** Prints the page as the browser's "Save as PDF" does. */
export async function printed(page: Page): Promise<Pdf> {
  const data = new Uint8Array(await page.pdf({ format: "A4", preferCSSPageSize: true }));
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const sheets: string[] = [];
  let top = Number.NaN;
  let size: Pdf["size"] = [Number.NaN, Number.NaN];
  for (let number = 1; number <= document.numPages; number += 1) {
    const sheet = await document.getPage(number);
    const { items } = await sheet.getTextContent();
    if (number === 1) {
      const lines = items.flatMap((item) =>
        "str" in item && item.str.trim() !== "" ? [Number(item.transform[5])] : [],
      );
      const { width, height } = sheet.getViewport({ scale: 1 });
      top = height - Math.max(...lines);
      size = [Math.round((width / 72) * 25.4), Math.round((height / 72) * 25.4)];
    }
    const texts = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""));
    sheets.push(texts.join("").replaceAll(/\s+/g, " ").normalize("NFC"));
  }
  await task.destroy();
  return { pages: sheets.length, text: sheets.join(" ").replaceAll("  ", " "), sheets, top, size };
}

/** Each text stands on the paper, wherever its lines break. */
export function expectTexts({ text }: Pdf, expected: readonly string[]): void {
  const onPaper = withoutSpaces(text);
  const missing = expected.filter((one) => !onPaper.includes(withoutSpaces(one)));
  expect(missing, `not in: ${text}`).toEqual([]);
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, "");
