import { importTimes } from "@polyportal/domain/import/states";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { makeChange, type Change } from "../database/change.ts";
import type { Transaction } from "../database/connect.ts";
import { importRows } from "../database/schema/imports.ts";
import { actorOf } from "./actor.ts";
import { placeColumns, readRow } from "./cells.ts";
import { countRows, settle } from "./claim.ts";
import { changedSince, isStill, judge, type Judged } from "./judge.ts";
import type { FieldChange, ImportRow, RowToWrite, WriteContext } from "./importer.ts";
import { noteAfter, noteBefore, subjectsOf } from "./records.ts";
import { rowsAtOnce, type Run } from "./run.ts";
import { unknownPassword } from "./unknown-password.ts";

/** Writes what was previewed, in one transaction. Rows whose outcome would differ by now are refused. */
export async function apply(run: Run): Promise<void> {
  const { db, kept, importer, now, beat } = run;
  const password = unknownPassword(run.services);
  await makeChange(
    db,
    actorOf(kept),
    async (change) => {
      const { tx, audit } = change;
      const ctx = { ...run, tx, audit, unknownPassword: password, import: kept };
      await importer.into?.lock(ctx, "apply");
      if (!kept.ticked) await leaveOutUnticked(tx, kept.id);
      let written = 0;
      let done = 0;
      for (let last = 0; ;) {
        const some = await plannedRows(tx, kept.id, last);
        const end = some.at(-1)?.line;
        if (end === undefined) break;
        written += await applySome(ctx, change, some);
        await change.writeNoted();
        done += some.length;
        last = end;
        await beat(done);
      }
      const counts = await countRows(tx, kept.id);
      audit({
        action: "importSheet",
        subject: "import",
        subjectId: kept.id,
        after: { fileName: kept.fileName, kind: importer.name, rows: written },
      });
      await settle(tx, kept, {
        state: "applied",
        counts,
        appliedAt: now,
        undoUntil: new Date(now.getTime() + importTimes.undo),
      });
    },
    now,
  );
}

/** Leaves out rows that need a tick and have none. Their reasons are stored already. */
const leaveOutUnticked = (tx: Transaction, id: string) =>
  tx
    .update(importRows)
    .set({ verdict: "Refused", changes: [] })
    .where(and(eq(importRows.importId, id), importRows.needsTick));

type Kept = typeof importRows.$inferSelect;

const plannedRows = (tx: Transaction, id: string, after: number): Promise<Kept[]> =>
  tx
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        inArray(importRows.verdict, ["New", "Changed"]),
        gt(importRows.line, after),
      ),
    )
    .orderBy(asc(importRows.line))
    .limit(rowsAtOnce);

async function applySome(
  ctx: WriteContext & Run,
  { tx, audit }: Change,
  some: readonly Kept[],
): Promise<number> {
  const { importer, kept, caller } = ctx;
  const { columns } = placeColumns(importer, kept.headings, caller.claims);
  const rows = some.map((row) => ({ ...readRow(columns, row), before: row }));
  const judged = await judge(importer, { db: tx, caller, about: kept.about, locks: true }, rows);
  const still = judged.filter(({ row, planned }) => isStill(planned, row.before));
  const stale = judged.filter((one) => !still.includes(one));
  await refuse(tx, kept.id, stale);
  const ready = still.flatMap(({ row: { line, values }, planned }): RowToWrite<unknown>[] =>
    "target" in planned ? [{ line, values, verdict: planned.verdict, target: planned.target }] : [],
  );
  await noteBefore(tx, ctx, ready);
  await importer.write(ctx, ready);
  await noteAfter(tx, ctx, ready);
  const changes = new Map(some.map((row) => [row.line, row.changes]));
  const asks = onlyAsks(some);
  const noted = importer.versions ? [] : ready;
  for (const row of noted.filter(({ line }) => !asks.has(line))) {
    audit({
      action: row.verdict === "New" ? "importRecord" : "importChange",
      subject: importer.subject,
      subjectId: importer.subjectId(row.target),
      ...told(row, changes.get(row.line) ?? []),
    });
  }
  await tx.execute(subjectsOf(kept.id, importer.subjectId, ready));
  return ready.length;
}

/** Rows that write nothing themselves, because they only ask for approval. */
const onlyAsks = (rows: readonly Kept[]) =>
  new Set(
    rows
      .filter(({ verdict, changes, reasons }) => {
        const writes = verdict === "Changed" && changes.length > 0;
        return reasons.length > 0 && !writes;
      })
      .map(({ line }) => line),
  );

function refuse(tx: Transaction, id: string, stale: readonly Judged[]) {
  const reasons = stale.map(({ planned }) => JSON.stringify(changedSince(planned)));
  return tx.execute(sql`update import_rows set verdict = 'Refused', changes = '[]', seen = null, needs_tick = false,
      reasons = given.reasons
    from unnest(${sql.param(stale.map(({ row }) => row.line))}::int[],
      ${sql.param(reasons)}::jsonb[]) given (line, reasons)
    where import_rows.import_id = ${id} and import_rows.line = given.line`);
}

/** What the audit record says about a row. */
function told(
  { verdict, values }: ImportRow & { verdict: string },
  changes: readonly FieldChange[],
) {
  if (verdict === "New") return { after: values };
  return {
    before: Object.fromEntries(changes.map(({ column, from }) => [column, from])),
    after: Object.fromEntries(changes.map(({ column, to }) => [column, to])),
  };
}
