/** Documents as they come out of a printer: the pages of the PDF that a browser makes. */
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { pngOf } from "./png.ts";

/** A sheet of hundreds goes on as it began. */
const mostPages = 3;
/** Dots for each of a PDF's points: A4 is as wide as a window of 794. */
const scale = 96 / 72;

let library: ReturnType<typeof PDFiumLibrary.init> | undefined;

/** PNGs of a PDF's first pages, drawn by PDFium, which draws alike on every machine. */
export async function pagesOf(pdf: Buffer): Promise<Buffer[]> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(pdf);
  const pages: Buffer[] = [];
  for (let index = 0; index < Math.min(document.getPageCount(), mostPages); index++) {
    pages.push(await pngOf(await document.getPage(index).render({ scale, render: "bitmap" })));
  }
  document.destroy();
  return pages;
}
