import type { importEndpoints } from "@polyportal/api-client/contract/import";
import { and, asc, desc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { importRows } from "../database/schema/imports.ts";
import { users } from "../database/schema/users.ts";
import { fail } from "../failure.ts";
import type { Handler } from "../server/handler.ts";
import { placeColumns } from "./cells.ts";
import { importRowOf } from "./list-imports.ts";
import { importOfId, mayUndo, refusalOf } from "./own.ts";

const isWritten = sql`verdict in ('New', 'Changed')`;

const count = (which: SQL) => sql<number>`(count(*) filter (where ${which}))::int`;

/** The state of an import and a page of its rows. */
export const getImport: Handler<typeof importEndpoints.getImport> = async (
  { db, services, caller, now },
  { id, verdict, page, size },
) => {
  const { undoables } = services.imports;
  const { content: _, ...kept } = await importOfId(db, id, caller);
  const importer = undoables.find(({ name }) => name === kept.kind) ?? fail("not_found");
  const { columns } = placeColumns(importer, kept.headings, caller.claims);
  const visible = new Set([
    ...columns.map(({ column }) => column.key),
    ...(importer.changed ?? []),
  ]);
  const which = and(
    eq(importRows.importId, id),
    verdict === "Kept" ? isNotNull(importRows.kept) : verdict && eq(importRows.verdict, verdict),
  );
  // During the preview, the plan is incomplete.
  const known = kept.state !== "previewing";
  const lowered = sql`${importRows.changes} @> '[{"lowered": true}]' desc`;
  const toTick = kept.state === "previewed" ? (kept.counts["toTick"] ?? 0) : 0;
  const refusal = await refusalOf(db, importer, kept, caller, now);
  const [[author], rows, [counted]] = await Promise.all([
    db.select().from(users).where(eq(users.id, kept.by)),
    known
      ? db
          .select()
          .from(importRows)
          .where(which)
          .orderBy(
            ...(toTick > 0 ? [desc(importRows.needsTick)] : []),
            ...(importer.versions ? [lowered] : []),
            asc(importRows.line),
          )
          .limit(size)
          .offset((page - 1) * size)
      : [],
    // One query for all counts, because a waiting page polls this.
    db
      .select({
        total: count(which ?? sql`true`),
        kept: count(isNotNull(importRows.kept)),
        written: count(isWritten),
        waiting: count(sql`${isWritten} and reasons <> '[]' and not needs_tick`),
      })
      .from(importRows)
      .where(eq(importRows.importId, id)),
  ]);
  const { total = 0, kept: keptRows = 0, written = 0, waiting = 0 } = counted ?? {};
  const isOwn = kept.by === caller.userId;
  return {
    ...importRowOf(kept, author ?? {}),
    progress: kept.progress,
    previewExpiresAt: kept.previewExpiresAt.toISOString(),
    undone: kept.state === "undone" ? written - keptRows : 0,
    kept: keptRows,
    waiting,
    toTick,
    error: kept.error,
    notices: [...kept.notices],
    missing: kept.missing && { ...kept.missing, names: [...kept.missing.names] },
    mayApply:
      isOwn &&
      !refusal &&
      kept.state === "previewed" &&
      kept.previewExpiresAt > now &&
      caller.claims.has(importer.claim),
    mayUndo: !refusal && mayUndo(kept, caller, undoables, now),
    columns: columns.map(({ column }) => ({ key: column.key, heading: column.heading })),
    items: rows.map((row) => ({
      line: row.line,
      verdict: row.verdict,
      cells: columns.map(({ at }) => row.cells[at]?.trim() ?? ""),
      changes: row.changes.filter(({ column }) => visible.has(column)),
      reasons: [...row.reasons],
      kept: row.kept,
    })),
    total: known ? total : 0,
  };
};
