import type { Pdf } from "./pdf-fonts.ts";
import { ink } from "./pdf-page.ts";

/** The name under which the pages know the drawing. */
const drawing = "PageCount";

/**
 * How many pages there are, drawn on pages that are written long before that is known: all of them
 * show one drawing, which is made last. Pages that were kept until then would take 50 KB of memory each.
 */
export function pageCount(pdf: Pdf, width: number, height: number) {
  const fonts: Record<string, unknown> = {};
  const form = pdf.ref({
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, width, height],
    Resources: { Font: fonts },
  });
  return {
    /** Shows it on this page, so far to the right. */
    show(left: number): void {
      pdf.page.xobjects[drawing] = form;
      pdf.addContent(`q 1 0 0 1 ${left.toFixed(2)} 0 cm /${drawing} Do Q`);
    },
    /** Writes it, at this height, when the last page is full. */
    draw(text: string, top: number): void {
      const { page } = pdf;
      pdf.page = Object.create(page, {
        fonts: { value: fonts },
        write: { value: (content: string) => form.write(content) },
      }) as typeof page;
      pdf.fillColor(ink.muted).font("regular").fontSize(8);
      pdf.text(text, 0, top, { lineBreak: false });
      pdf.page = page;
      form.end(undefined);
    },
  };
}
