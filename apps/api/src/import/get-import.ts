import type { importEndpoints } from "@polyportal/api-client/contract/import";
import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { importRows } from "../database/schema/imports.ts";
import { users } from "../database/schema/users.ts";
import { fail } from "../server/failure.ts";
import type { Handler } from "../server/handler.ts";
import { placeColumns } from "./cells.ts";
import { importRowOf } from "./list-imports.ts";
import { importOfId, mayUndo, refusalOf } from "./own.ts";

/** How an import stands, and a page of its rows. */
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
  // While it is previewed the plan is not whole.
  const known = kept.state !== "previewing";
  const lowered = sql`${importRows.changes} @> '[{"lowered": true}]' desc`;
  const refusal = await refusalOf(db, importer, kept, caller, now);
  const [[author], rows, total, keptRows, written, waiting] = await Promise.all([
    db.select().from(users).where(eq(users.id, kept.by)),
    known
      ? db
          .select()
          .from(importRows)
          .where(which)
          .orderBy(...(importer.versions ? [lowered] : []), asc(importRows.line))
          .limit(size)
          .offset((page - 1) * size)
      : [],
    known ? db.$count(importRows, which) : 0,
    db.$count(importRows, and(eq(importRows.importId, id), isNotNull(importRows.kept))),
    db.$count(importRows, and(eq(importRows.importId, id), sql`verdict in ('New', 'Changed')`)),
    db.$count(
      importRows,
      and(eq(importRows.importId, id), sql`verdict in ('New', 'Changed') and reasons <> '[]'`),
    ),
  ]);
  const isOwn = kept.by === caller.userId;
  return {
    ...importRowOf(kept, author ?? {}),
    progress: kept.progress,
    previewExpiresAt: kept.previewExpiresAt.toISOString(),
    undone: kept.state === "undone" ? written - keptRows : 0,
    kept: keptRows,
    waiting,
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
    total,
  };
};
