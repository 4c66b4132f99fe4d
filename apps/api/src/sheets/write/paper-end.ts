import { paperWords } from "@polyportal/domain/messages/long-papers";
import type { PaperPart } from "../new-sheet.ts";
import type { Pdf } from "./pdf-fonts.ts";
import { ink, type Page, rule, small } from "./pdf-page.ts";

const closingLine = 11;
const signingHeight = 44;
/** Of a line that is written on by hand: 11 mm. */
const blankHeight = 31;

type End = Pick<PaperPart, "closing" | "blanks" | "signatures">;

/** How much room it takes, so that it stands with the last of what it closes. */
export const endHeight = ({ closing = [], blanks = [], signatures = [] }: End): number =>
  closing.length * 2 * closingLine +
  blanks.reduce((sum, { lines }) => sum + closingLine + lines * blankHeight, 0) +
  (signatures.length > 0 ? signingHeight : 0);

/** What stands after the tables: words, lines to fill in, and those on which the offices sign. */
export function drawPaperEnd(
  pdf: Pdf,
  { closing = [], blanks = [], signatures = [] }: End,
  top: number,
  on: Page,
): void {
  const { left, width } = on;
  let y = top;
  for (const line of closing) {
    small(pdf, 8).text(line, left, y, { width });
    ({ y } = pdf);
  }
  for (const { label, lines } of blanks) {
    pdf.fillColor(ink.text).font("bold").fontSize(9).text(label, left, y, { lineBreak: false });
    y += closingLine;
    for (let line = 0; line < lines; line += 1) {
      y += blankHeight;
      rule(pdf, y - closingLine, 0.5, ink.muted, on);
    }
  }
  const room = width / Math.max(1, signatures.length);
  for (const [at, role] of signatures.entries()) {
    const x = left + at * room;
    const line = y + 24;
    pdf.strokeColor(ink.text).lineWidth(0.5);
    pdf
      .moveTo(x, line)
      .lineTo(x + room - 24, line)
      .stroke();
    pdf
      .fillColor(ink.text)
      .font("regular")
      .fontSize(8)
      .text(role, x, line + 3, { lineBreak: false });
    small(pdf, 8).text(paperWords.signature, x, line + 13, { lineBreak: false });
  }
}
