import { ofPages } from "@polyportal/domain/messages/sheet";
import type { NewPaper, PaperPart } from "../new-sheet.ts";
import { drawPaperFoot, drawPaperHead } from "./paper-head.ts";
import { forgetWords } from "./pdf-fonts.ts";
import { pageCount } from "./pdf-page-count.ts";
import type { Pdf } from "./pdf-fonts.ts";
import { halvesOf, type Page } from "./pdf-page.ts";

/** The sheets of a paper, one after the other. */
export function sheetsOf(pdf: Pdf, paper: NewPaper, on: Page) {
  const pages = pageCount(pdf, on.sheet.width, on.sheet.height);
  let page = 0;
  return {
    /** Begins another, with its head and its foot; answers where its contents begin. */
    next(part: PaperPart, opens: boolean): number {
      page += 1;
      forgetWords(pdf);
      pdf.addPage();
      pages.show(drawPaperFoot(pdf, paper, page, on));
      return drawPaperHead(pdf, paper.school, part, on, opens);
    },
    end: () => pages.draw(ofPages(page), on.footer.text),
  };
}

/** Where the next thing of a part is drawn. */
export type Place = {
  /** The column of the sheet, which is as wide as the sheet where the part has but one. */
  readonly frame: Page;
  y: number;
  /** Goes to the next column, or the first of another sheet. */
  readonly next: () => void;
};

/** Where a part begins: on a sheet of its own. */
export function placeOf(sheets: ReturnType<typeof sheetsOf>, part: PaperPart, on: Page): Place {
  const frames = part.halved ? halvesOf(on) : [on];
  let at = 0;
  let top = sheets.next(part, true);
  return {
    get frame() {
      return frames[at] ?? on;
    },
    y: top,
    next() {
      at = (at + 1) % frames.length;
      if (at === 0) top = sheets.next(part, false);
      this.y = top;
    },
  };
}
