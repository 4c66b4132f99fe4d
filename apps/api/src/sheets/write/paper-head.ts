import { bareAddress } from "@polyportal/domain/format/address";
import { checkedAt } from "@polyportal/domain/messages/documents";
import type { NewPaper, PaperPart } from "../new-sheet.ts";
import { codeSize, drawCode, drawFoot, ink, type Page, type Pdf, small } from "./pdf-page.ts";

/** The head that every sheet has, for one that is torn off; answers where what follows begins. */
export function drawPaperHead(
  pdf: Pdf,
  school: NewPaper["school"],
  { title, particulars, checkAt, code, opening = [] }: PaperPart,
  on: Page,
  opens: boolean,
): number {
  const { left, top, right } = on;
  const width = on.width - codeSize - 12;
  pdf.fillColor(ink.text).font("bold").fontSize(13).text(school.name, left, top, { width });
  small(pdf, 8).text([school.address, school.website].filter(Boolean).join(" · "), { width });
  pdf.moveDown(0.6).fillColor(ink.text).font("bold").fontSize(15).text(title, { width });
  if (checkAt !== undefined) {
    small(pdf, 7).text(checkedAt(bareAddress(checkAt)), { width });
  }
  let y = pdf.y + 6;
  if (checkAt !== undefined && drawCode(pdf, checkAt, right - codeSize, top)) {
    small(pdf, 7).text(code ?? "", right - codeSize - 12, top + codeSize + 3, {
      width: codeSize + 24,
      align: "center",
    });
    y = Math.max(y, pdf.y + 4);
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
