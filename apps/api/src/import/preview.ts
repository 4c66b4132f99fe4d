import type { ImportVerdict } from "@polyportal/domain/import/states";
import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import { eq } from "drizzle-orm";
import { copyRows } from "../database/copy-rows.ts";
import { importRows } from "../database/schema/imports.ts";
import { openSheet } from "../sheets/open-sheet.ts";
import { isExample, placeColumns, readRow } from "./cells.ts";
import { settle } from "./claim.ts";
import { judge, keptPlan } from "./judge.ts";
import { NotOurs, type Run } from "./run.ts";
import { chosenIn, twiceIn } from "./twice.ts";

/** At most this many names missing from the sheet are stored. */
const namedMissing = 200;

/** Plans every row and stores the plan. An interrupted preview starts anew. */
export async function preview({ db, kept, importer, caller, beat }: Run): Promise<void> {
  const { id, content, fileName } = kept;
  if (!content) throw new NotOurs();
  const sheet = await openSheet({ content, fileName }, { patient: true });
  const placed = placeColumns(importer, sheet.headings, caller.claims);
  const choose = importer.choose?.(kept.about);
  const twice = choose
    ? await chosenIn(sheet, placed, importer.key, choose)
    : await twiceIn(sheet, placed);
  const counts: Record<ImportVerdict, number> = { New: 0, Changed: 0, Unchanged: 0, Refused: 0 };
  let toTick = 0;
  const keys: string[] = [];
  let done = 0;

  await db.delete(importRows).where(eq(importRows.importId, id));
  for await (const some of sheet.rows()) {
    const read = some.map((row) => {
      const { values, reasons } = readRow(placed.columns, row);
      if (isExample(placed, row)) return { ...row, values, stays: words.example, reasons: [] };
      keys.push(values[importer.key] ?? "");
      const { refusals = [], stays } = twice(values, row.line);
      return { ...row, values, stays, reasons: [...new Set([...reasons, ...refusals])] };
    });
    const judged = await judge(importer, { db, caller, about: kept.about, locks: false }, read);
    await beat(done);
    await copyRows(
      db,
      importRows,
      judged.map(({ row: { line, cells }, planned }) => {
        counts[planned.verdict] += 1;
        const plan = keptPlan(planned);
        if (plan.needsTick) toTick += 1;
        return { importId: id, line, cells, ...plan };
      }),
    );
    done += some.length;
  }

  const names = await importer.missing?.(db, keys, kept.about);
  const missing = names && { count: names.length, names: names.slice(0, namedMissing) };
  await settle(db, kept, {
    state: "previewed",
    counts: { ...counts, ...(toTick > 0 && { toTick }) },
    missing,
    progress: done,
    ...(!importer.keepsFile && { content: null }),
  });
}
