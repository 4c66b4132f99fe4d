import { plainCrest } from "../../school/crest.ts";
import type { Pdf } from "./pdf-fonts.ts";
import type { Page } from "./pdf-page.ts";

type Box = { readonly left: number; readonly top: number; readonly size: number };

/** A school's crest in a square; a picture is read once for all the sheets of a paper. */
function drawCrest(pdf: Pdf, crest: string, { left, top, size }: Box): void {
  if (crest !== "plain") {
    pdf.image(crest, left, top, { fit: [size, size], align: "center", valign: "center" });
    return;
  }
  const { width, height, colour, shield, book, lines } = plainCrest;
  const scale = size / height;
  pdf.translate(left + (size - width * scale) / 2, top).scale(scale);
  pdf.path(shield).fill(colour);
  pdf.path(book).fill("white");
  pdf.path(lines).lineWidth(2).stroke(colour);
}

/** At the head of a sheet: 11 mm. */
export const crestSize = 31;
const watermarkSize = 240;
const watermarkOpacity = 0.05;

/** The crest at the head of a sheet, and behind its words. */
export function drawCrests(pdf: Pdf, crest: string, { left, top, sheet }: Page): void {
  pdf.save();
  drawCrest(pdf, crest, { left, top, size: crestSize });
  pdf.restore();
  pdf.save().opacity(watermarkOpacity);
  drawCrest(pdf, crest, {
    left: (sheet.width - watermarkSize) / 2,
    top: (sheet.height - watermarkSize) / 2,
    size: watermarkSize,
  });
  pdf.restore();
}
