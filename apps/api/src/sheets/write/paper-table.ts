import { paperWords } from "@polyportal/domain/messages/long-papers";
import { resultSheetPageSize } from "@polyportal/domain/results/result-sheet";
import type { PaperTable } from "../new-sheet.ts";
import type { Place } from "./paper-place.ts";
import { setTable, sizes, type PdfTable } from "./pdf-columns.ts";
import type { Pdf } from "./pdf-fonts.ts";
import { ink, rule, small } from "./pdf-page.ts";
import { drawBand, drawHeadings, drawRow, type SetRow, setRow } from "./pdf-rows.ts";

/** So many rows tell how wide the columns have to be. */
const rowsLookedAt = 200;
/** So many photos are held at once. */
const photosAtOnce = 50;
const titleHeight = 18;
/** What the line under a table takes, that says which rows it has. */
const rowsListedHeight = 18;
/** Between a table and what follows it. */
const gap = 12;
/** Of one of thirty rows, of which each has room for two lines, a signature or a photo: 6.6 mm. */
const countedRow = 18.7;
/** A passport photo as high as such a row: 6 mm, as on the papers of the portal. */
const photo = { width: 13.6, height: 17, above: 0.85 } as const;
/** Of a bar that has all of its session: 10 mm. */
const barHeight = 28;

type Drawing = {
  /** The room that what closes the table takes: on the sheet of its last row. */
  readonly after: number;
  /** Rows that tell how wide the columns have to be. */
  readonly looked: PaperTable["rows"];
  /** Told of each row. */
  readonly drawn: () => Promise<void>;
};

/** A table from here on, with its headings again on each further sheet; leaves the place under it. */
export async function drawPaperTable(
  pdf: Pdf,
  place: Place,
  table: PaperTable,
  { after, looked, drawn }: Drawing,
): Promise<void> {
  const { rows, title, totals, counted = false, bars, photos } = table;
  const under = counted ? rowsListedHeight : gap;
  if (place.y + leastHeight(table) + after > place.frame.bottom) place.next();
  const { set, most } = setFor(pdf, place, table, { looked, taken: under + after });
  const heading = () => {
    if (title !== undefined) {
      const { left, width } = place.frame;
      pdf.fillColor(ink.text).font("bold").fontSize(10).text(title, left, place.y, { width });
      place.y = pdf.y + 4;
    }
    place.y = drawHeadings(pdf, set, place.y);
  };
  heading();
  let [count, onSheet] = [0, 0];
  const endSheet = () => {
    if (!counted) return;
    const shown = paperWords.shown(count - onSheet + 1, count, rows.length);
    small(pdf, 8).text(shown, place.frame.left, place.y + 4, { lineBreak: false });
  };
  let shot: readonly (Uint8Array | undefined)[] = [];
  for (const [at, row] of rows.entries()) {
    if (pdf.destroyed) return;
    const line = setRow(pdf, set, row, "regular", most);
    const over = bars ? barHeight : 0;
    const last = at === rows.length - 1;
    const follows = under + (last ? after + (totals ? line.height : 0) : 0);
    const full = counted && onSheet === resultSheetPageSize;
    if (full || (!bars && place.y + line.height + follows > place.frame.bottom + 0.1)) {
      endSheet();
      place.next();
      heading();
      onSheet = 0;
    }
    if (photos && at % photosAtOnce === 0) {
      shot = await photos.read(at, Math.min(at + photosAtOnce, rows.length));
    }
    if (onSheet % 2 === 1) drawBand(pdf, place.y, line.height + over, place.frame);
    if (bars) drawBars(pdf, set, bars[at] ?? [], { top: place.y, first: at === 0 });
    const seen = photos && drawPhoto(pdf, set, photos.column, shot[at % photosAtOnce], place.y);
    drawRow(pdf, set, seen ? without(line, photos.column) : line, place.y + over);
    place.y += line.height + over;
    rule(pdf, place.y, 0.25, ink.line, place.frame);
    count += 1;
    onSheet += 1;
    await drawn();
  }
  if (rows.length === 0) drawEmpty(pdf, set, table.empty, place);
  if (totals && rows.length > 0) {
    const line = setRow(pdf, set, totals, "bold");
    drawRow(pdf, set, line, place.y);
    place.y += line.height;
  }
  endSheet();
  place.y += under;
}

/**
 * How a table is set. Of students thirty stand on each sheet, the last of which has room for what closes the
 * table: letters are as large as all rows allow that are looked at.
 */
function setFor(
  pdf: Pdf,
  { frame, y }: Place,
  { columns, rows, totals, counted }: PaperTable,
  { looked, taken }: { readonly looked: PaperTable["rows"]; readonly taken: number },
): { readonly set: PdfTable; readonly most?: number } {
  const onFullSheet = Math.max(1, Math.min(resultSheetPageSize, rows.length));
  const some = looked.slice(0, rowsLookedAt);
  const setAt = (size: number) => setTable(pdf, columns, some, totals, frame, size);
  if (!counted) return { set: setAt(sizes[0]) };
  for (const size of sizes) {
    const set = setAt(size);
    const labels = setRow(
      pdf,
      set,
      columns.map(({ label }) => label),
      "bold",
    );
    const most = Math.min(countedRow, (frame.bottom - y - labels.height - taken) / onFullSheet);
    const fits = (row: PaperTable["rows"][number]) =>
      setRow(pdf, set, row, "regular", most).height <= most + 0.1;
    if (size === sizes.at(-1) || some.every(fits)) return { set, most };
  }
  throw new Error("There are no sizes of letters.");
}

/** A title never stands alone, and what has bars is not torn. */
const leastHeight = ({ title, rows, bars }: PaperTable): number =>
  (title === undefined ? 0 : titleHeight) +
  countedRow +
  (bars ? rows.length * (barHeight + countedRow) : countedRow);

function drawEmpty(pdf: Pdf, { size, page }: PdfTable, words: string, place: Place): void {
  pdf.fillColor(ink.text).font("regular").fontSize(size);
  pdf.text(words, page.left, place.y + 4, { width: page.width });
  place.y = pdf.y + 4;
  rule(pdf, place.y, 0.25, ink.line, page);
}

const without = (row: SetRow, column: number): SetRow => ({
  ...row,
  cells: row.cells.map((cell, at) => (at === column ? { text: "" } : cell)),
});

/** Draws a photo in its cell; false where there is none, or none that can be drawn. */
function drawPhoto(
  pdf: Pdf,
  { columns }: PdfTable,
  column: number,
  bytes: Uint8Array | undefined,
  top: number,
): boolean {
  const cell = columns[column];
  if (!bytes || !cell) return false;
  const { width, height, above } = photo;
  const { buffer, byteOffset, byteLength } = bytes;
  pdf.save();
  try {
    pdf.rect(cell.left, top + above, width, height).clip();
    pdf.image(Buffer.from(buffer, byteOffset, byteLength), cell.left, top + above, {
      cover: [width, height],
      align: "center",
    });
    return true;
  } catch {
    return false;
  } finally {
    pdf.restore();
  }
}

/** This session's bars are full, those of earlier ones are outlined: paper has no colours. */
function drawBars(
  pdf: Pdf,
  { columns }: PdfTable,
  shares: readonly (number | null)[],
  { top, first }: { readonly top: number; readonly first: boolean },
): void {
  for (const [at, { left, width }] of columns.entries()) {
    const share = shares[at];
    if (share === null || share === undefined) continue;
    const [x, bottom] = [left + width * 0.3, top + barHeight];
    const height = Math.min(1, Math.max(0, share)) * (barHeight - 4);
    pdf.rect(x, bottom - height, width * 0.7, height).lineWidth(0.5);
    if (first) pdf.fill(ink.text);
    else pdf.stroke(ink.text);
    pdf
      .moveTo(x, bottom)
      .lineTo(left + width, bottom)
      .lineWidth(0.5)
      .stroke(ink.text);
  }
}
