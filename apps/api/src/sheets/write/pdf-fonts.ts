import { createRequire } from "node:module";
import type Document from "pdfkit";

/** A PDF that is being written. */
export type Pdf = InstanceType<typeof Document>;

const { resolve } = createRequire(import.meta.url);

/**
 * The fonts of printed sheets, of which each PDF gets the letters that stand in it: they have ₦, the
 * letters of Nigeria's languages with their marks, and figures of one width.
 */
export function registerFonts(pdf: Pdf): void {
  pdf.registerFont("regular", resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"));
  pdf.registerFont("bold", resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"));
}

/** Forgets how words were set: a list of 20,000 rows has 100,000, and would take 190 MB. */
export function forgetWords(pdf: Pdf): void {
  for (const font of Object.values(pdf._fontFamilies)) font.layoutCache = {};
}
