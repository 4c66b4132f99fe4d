import { sheetLimits } from "@polyportal/domain/upload/limits";
import { SheetProblem, asProblem } from "../sheet-problem.ts";
import { type SheetRead, type SheetRow, rowsAtOnce } from "../sheet-row.ts";
import type { NumberStyle } from "./cell-text.ts";
import { type Merged, addMerged, mergedRows } from "./merged.ts";
import { contentsOf, descriptionBytes } from "./package.ts";
import { type Parts, openParts } from "./parts.ts";
import { lastColumn } from "./place.ts";
import { sharedTextListener } from "./shared-texts.ts";
import { styleListener } from "./styles.ts";
import { type Shared, worksheetListener } from "./worksheet.ts";
import { readXml, xmlReader } from "./xml.ts";

/** 20,000 rows of 40 long cells unfold to 45 MB. */
const worksheetBytes = 128 * 1024 * 1024;
const textsBytes = 64 * 1024 * 1024;

/** Reads the first sheet of an xlsx that can be seen. */
export async function readWorkbook(file: Buffer): Promise<SheetRead> {
  const parts = await openParts(file);
  const { sheets, from1904, styles, texts } = await contentsOf(parts);
  const [sheet, ...others] = sheets.filter(({ hidden }) => !hidden);
  if (!sheet) throw new SheetProblem("no_rows");
  const shared = { from1904, styles: [] as (NumberStyle | undefined)[], texts: [] as string[] };
  if (styles !== undefined) {
    await readXml(parts.bytes(styles, descriptionBytes), styleListener(shared.styles));
  }
  if (texts !== undefined) {
    await readXml(parts.bytes(texts, textsBytes), sharedTextListener(shared.texts));
  }
  const { merged, ...about } = await lookedThrough(parts, sheet.part, shared);
  return {
    ...about,
    name: sheet.name,
    hidden: sheets.filter(({ hidden }) => hidden).map(({ name }) => name),
    unread: others.map(({ name }) => name),
    rows: () => rowsOf(parts, sheet.part, shared, merged),
  };
}

/** Reads all of a worksheet once: what is refused as a whole, and the merged cells, which come last. */
async function lookedThrough(parts: Parts, part: string, shared: Shared) {
  const merged: Merged[] = [];
  const hiddenRows: number[] = [];
  const hiddenColumns = new Set<number>();
  let hiddenRanges = 0;
  let first: SheetRow | undefined;
  let count = -1;
  const listener = worksheetListener(
    shared,
    (row) => {
      if (first && row.isHidden) hiddenRows.push(row.line);
      first ??= row;
      count += 1;
      if (count > sheetLimits.rows) throw new SheetProblem("too_many_rows");
    },
    {
      merged: (range) => addMerged(merged, range),
      hiddenColumns(from, to) {
        hiddenRanges += 1;
        if (hiddenRanges > lastColumn) throw new SheetProblem("unfolds");
        const end = Math.min(to, sheetLimits.columns - 1);
        for (let at = Math.max(from, 0); at <= end; at += 1) hiddenColumns.add(at);
      },
    },
  );
  await readXml(parts.bytes(part, worksheetBytes), listener);
  if (!first || count < 1) throw new SheetProblem("no_rows");
  const faults = [...first.faults, ...mergedRows(merged)(first.line)];
  if (faults.length > 0) throw new SheetProblem("headings");
  const headings = first.cells.map((cell) => cell.trim());
  return { headings, count, merged, hiddenRows, hiddenColumns: [...hiddenColumns] };
}

async function* rowsOf(
  parts: Parts,
  part: string,
  shared: Shared,
  merged: readonly Merged[],
): AsyncGenerator<readonly SheetRow[], void, undefined> {
  const faultsOf = mergedRows(merged);
  let rows: SheetRow[] = [];
  let isHeading = true;
  const xml = xmlReader(
    worksheetListener(shared, (row) => {
      const faults = [...row.faults, ...faultsOf(row.line)];
      if (!isHeading) rows.push({ ...row, faults });
      isHeading = false;
    }),
  );
  try {
    for await (const chunk of parts.bytes(part, worksheetBytes)) {
      xml.write(chunk);
      if (rows.length < rowsAtOnce) continue;
      yield rows;
      rows = [];
    }
    xml.end();
  } catch (failure) {
    throw asProblem(failure);
  }
  if (rows.length > 0) yield rows;
}
