import { bareAddress } from "@polyportal/domain/format/address";
import { checkedAt } from "@polyportal/domain/messages/documents";
import type { NewPaper, PaperPart } from "../new-sheet.ts";
import { crestSize, drawCrests } from "./paper-crest.ts";
import type { Pdf } from "./pdf-fonts.ts";
import { drawCode, drawFoot, ink, type Page, small } from "./pdf-page.ts";

/** As large as on the sheets of the portal: 19 mm. */
const codeSize = 54;

/** The head that every sheet has, for one that is torn off; answers where what follows begins. */
export function drawPaperHead(
  pdf: Pdf,
  school: NewPaper["school"],
  { title, particulars, checkAt, code, opening = [] }: PaperPart,
  on: Page,
  opens: boolean,
): number {
  const { left, top, right } = on;
  if (school.crest !== undefined) drawCrests(pdf, school.crest, on);
  const x = school.crest === undefined ? left : left + crestSize + 8;
  const width = right - codeSize - 12 - x;
  pdf
    .fillColor(ink.text)
    .font("bold")
    .fontSize(12)
    .text(school.name, x, top + 2, { width });
  small(pdf, 8).text([school.address, school.website].filter(Boolean).join(" · "), { width });
  const under = Math.max(pdf.y + 3, top + crestSize + 3);
  pdf.fillColor(ink.text).font("bold").fontSize(14).text(title, left, under, { width });
  if (checkAt !== undefined) {
    small(pdf, 7).text(checkedAt(bareAddress(checkAt)), { width });
  }
  let y = pdf.y + 4;
  if (checkAt !== undefined && drawCode(pdf, checkAt, right - codeSize, top, codeSize)) {
    small(pdf, 7).text(code ?? "", right - codeSize - 12, top + codeSize + 2, {
      width: codeSize + 24,
      align: "center",
    });
    y = Math.max(y, pdf.y + 2);
  }
  y = drawParticulars(pdf, particulars, y, on);
  if (opens) {
    for (const line of opening) {
      pdf.fillColor(ink.text).font("regular").fontSize(8).text(line, left, y, { width: on.width });
      y = pdf.y + 2;
    }
  }
  return y + 6;
}

/** Two beside each other, as on the papers of the portal. */
function drawParticulars(
  pdf: Pdf,
  particulars: PaperPart["particulars"],
  top: number,
  { left, width }: Page,
): number {
  const half = width / 2;
  let y = top;
  for (let at = 0; at < particulars.length; at += 2) {
    let bottom = y;
    for (const [side, one] of particulars.slice(at, at + 2).entries()) {
      const x = left + side * half;
      small(pdf, 8).text(one.label, x, y, { width: 80 });
      bottom = Math.max(bottom, pdf.y);
      pdf.fillColor(ink.text).text(one.value, x + 84, y, { width: half - 92 });
      bottom = Math.max(bottom, pdf.y);
    }
    y = bottom + 1;
  }
  return y;
}

/** The foot of a sheet but for how many there are; answers where that is to stand. */
export function drawPaperFoot(
  pdf: Pdf,
  { day, foot }: Pick<NewPaper, "day" | "foot">,
  page: number,
  on: Page,
): number {
  if (foot !== undefined) {
    const x = on.left + (on.width - small(pdf, 8).widthOfString(foot)) / 2;
    pdf.text(foot, x, on.footer.text, { lineBreak: false });
  }
  // Last, so that how many there are follows it.
  return drawFoot(pdf, page, day, on);
}
