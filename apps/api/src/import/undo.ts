import { isBulkEdit } from "@polyportal/domain/import/pages";
import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { makeChange, type Change } from "../database/change.ts";
import type { Transaction } from "../database/connect.ts";
import { violatedConstraint } from "../database/failure-kind.ts";
import { importRows } from "../database/schema/imports.ts";
import { actorOf } from "./actor.ts";
import { settle } from "./claim.ts";
import type { AnyUndoable, WriteContext } from "./importer.ts";
import {
  changedLines,
  heldLines,
  lockRecords,
  recordsIn,
  usedLines,
  type Uses,
  usesOf,
} from "./kept-lines.ts";
import { partsOf } from "./records.ts";
import { revert } from "./revert.ts";
import { rowsAtOnce, type Run } from "./run.ts";
import { unknownPassword } from "./unknown-password.ts";

type Undo = Run<AnyUndoable>;

/** Undoes an import in one transaction. Records that others have changed since are kept. */
export async function undo(run: Undo): Promise<void> {
  const { db, kept, importer, now, beat } = run;
  await makeChange(
    db,
    actorOf(kept),
    async (change) => {
      const { tx, audit } = change;
      const unknown = unknownPassword(run.services);
      const ctx = { ...run, tx, audit, unknownPassword: unknown, import: kept };
      await importer.into?.lock(ctx, "undo");
      const uses = await usesOf(tx, importer);
      const some = (lines: readonly number[]) =>
        importer.versions
          ? takeBackSome(ctx, importer.versions, lines)
          : undoSome(run, change, lines, uses);
      let undone = 0;
      let done = 0;
      // From the last row back, the reverse of the order of writing.
      for (let before = Infinity; ;) {
        const lines = await writtenLines(tx, run, before);
        const first = lines.at(-1);
        if (first === undefined) break;
        undone += await some(lines);
        await change.writeNoted();
        done += lines.length;
        before = first;
        await beat(done);
      }
      audit({
        action: isBulkEdit(importer.name) ? "undoBulkEdit" : "undoImport",
        subject: "import",
        subjectId: kept.id,
        after: { fileName: kept.fileName, kind: importer.name, rows: undone },
      });
      await settle(tx, kept, { state: "undone", undoneAt: now });
    },
    now,
  );
}

async function writtenLines(
  tx: Transaction,
  { kept: { id }, importer }: Undo,
  before: number,
): Promise<number[]> {
  const written = importer.versions
    ? sql`import_rows where verdict in ('New', 'Changed') and import_id = ${id}`
    : sql`import_records where import_id = ${id}`;
  const { rows } = await tx.execute<{ line: number }>(sql`
    select distinct line from ${written}
    ${before === Infinity ? sql`` : sql`and line < ${before}`}
    order by line desc limit ${rowsAtOnce}`);
  return rows.map(({ line }) => line);
}

/** Like `undoSome`, for rows that their family keeps as versions: it restores them itself. */
async function takeBackSome(
  ctx: WriteContext,
  { takeBack }: NonNullable<AnyUndoable["versions"]>,
  lines: readonly number[],
): Promise<number> {
  const rows = await ctx.tx
    .select({ line: importRows.line, seen: importRows.seen })
    .from(importRows)
    .where(and(eq(importRows.importId, ctx.import.id), inArray(importRows.line, [...lines])));
  const keptLines = await takeBack(
    ctx,
    rows.map(({ line, seen }) => ({ line, seen: seen ?? "" })),
  );
  await noteKept(ctx.tx, ctx.import.id, keptLines);
  return lines.length - keptLines.size;
}

/** Undoes what it can of these rows and returns how many it has undone. */
async function undoSome(
  run: Undo,
  change: Change,
  lines: readonly number[],
  uses: Uses,
): Promise<number> {
  const { tx } = change;
  await lockRecords(tx, run, lines);
  const keptLines = new Map<number, string>();
  for (const line of await changedLines(tx, run, lines)) keptLines.set(line, words.keptChanged);
  for (const line of await usedLines(tx, run, lines, uses)) {
    if (!keptLines.has(line)) keptLines.set(line, words.keptUsed);
  }
  for (const line of await heldLines(tx, run, lines)) {
    if (!keptLines.has(line)) keptLines.set(line, words.keptHeld);
  }
  const free = lines.filter((line) => !keptLines.has(line));
  // A row is kept if reverting it violates a constraint, such as an address that somebody else has by now.
  for (const line of await revertOrFind(tx, run, free)) keptLines.set(line, words.keptUsed);
  const undone = free.filter((line) => !keptLines.has(line));
  await noteKept(tx, run.kept.id, keptLines);
  await noteUndone(run, change, undone);
  await goWith(run, change, undone);
  return undone.length;
}

/** Reverts these rows. Returns those that could not be reverted, found by bisection. */
async function revertOrFind(
  tx: Transaction,
  run: Undo,
  lines: readonly number[],
): Promise<readonly number[]> {
  if (lines.length === 0) return [];
  try {
    await tx.transaction((within) => revert(within, run, lines));
    return [];
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    if (lines.length === 1) return lines;
    const half = Math.ceil(lines.length / 2);
    const first = await revertOrFind(tx, run, lines.slice(0, half));
    return [...first, ...(await revertOrFind(tx, run, lines.slice(half)))];
  }
}

/** Runs the importer's `undone` with the ids of its last table. */
async function goWith(run: Undo, change: Change, lines: readonly number[]): Promise<void> {
  const { tables, undone } = run.importer;
  const last = tables.at(-1);
  if (!undone || !last) return;
  const { name } = partsOf(last);
  const { rows } = await change.tx.execute<{ id: string }>(
    sql`select record.record_id as id from import_records record
      where ${recordsIn(run, name, lines)}`,
  );
  await undone(
    change,
    run.services,
    rows.map(({ id }) => id),
    { importId: run.kept.id, now: run.now },
  );
}

const noteKept = (tx: Transaction, id: string, kept: ReadonlyMap<number, string>) =>
  tx.execute(sql`update import_rows set kept = given.why
    from unnest(${sql.param([...kept.keys()])}::int[], ${sql.param([...kept.values()])}::text[])
      given (line, why)
    where import_rows.import_id = ${id} and import_rows.line = given.line`);

async function noteUndone(
  { kept, importer }: Undo,
  { tx, audit }: Change,
  lines: readonly number[],
): Promise<void> {
  const { verdict, changes, subjectId } = getTableColumns(importRows);
  const rows = await tx
    .select({ verdict, changes, subjectId })
    .from(importRows)
    .where(and(eq(importRows.importId, kept.id), inArray(importRows.line, [...lines])));
  for (const row of rows) {
    audit({
      action: row.verdict === "New" ? "undoRecord" : "undoChange",
      subject: importer.subject,
      subjectId: row.subjectId ?? "",
      before: Object.fromEntries(row.changes.map(({ column, to }) => [column, to])),
      after: Object.fromEntries(row.changes.map(({ column, from }) => [column, from])),
    });
  }
}
