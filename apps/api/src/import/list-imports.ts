import { importEndpoints } from "@polyportal/api-client/contract/import";
import { fullName } from "@polyportal/domain/format/name";
import { findsOfOthers } from "@polyportal/domain/rights/scope";
import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { nameColumns } from "../database/name-columns.ts";
import { imports } from "../database/schema/imports.ts";
import { searchedUser, users } from "../database/schema/users.ts";
import { matchesSearch } from "../lists/search.ts";
import { sourceOf } from "../lists/source.ts";
import type { KeptImport } from "./kept-import.ts";

/** All columns but the file. */
const query = (db: Reader) =>
  db
    .select({
      kept: {
        id: imports.id,
        kind: imports.kind,
        about: imports.about,
        fileName: imports.fileName,
        state: imports.state,
        at: imports.at,
        rows: imports.rows,
        counts: imports.counts,
        appliedAt: imports.appliedAt,
        undoUntil: imports.undoUntil,
      },
      person: nameColumns(users),
    })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.by))
    .$dynamic();

type Shown = Pick<
  KeptImport,
  | "id"
  | "fileName"
  | "state"
  | "at"
  | "rows"
  | "counts"
  | "appliedAt"
  | "undoUntil"
  | "kind"
  | "about"
>;

/** An import as a row of lists. */
export const importRowOf = (kept: Shown, person: Parameters<typeof fullName>[0]) => ({
  id: kept.id,
  kind: kept.kind,
  about: kept.about,
  fileName: kept.fileName,
  state: kept.state,
  by: fullName(person),
  at: kept.at.toISOString(),
  rows: kept.rows,
  new: kept.counts["New"] ?? 0,
  changed: kept.counts["Changed"] ?? 0,
  unchanged: kept.counts["Unchanged"] ?? 0,
  refused: kept.counts["Refused"] ?? 0,
  appliedAt: kept.appliedAt?.toISOString() ?? null,
  undoUntil: kept.state === "applied" ? (kept.undoUntil?.toISOString() ?? null) : null,
});

/** The caller's own imports, or everybody's. */
export const importList = sourceOf(importEndpoints.listImports, {
  query,
  key: imports.id,
  where: ({ search, state, kind, about }, caller) =>
    and(
      findsOfOthers(importEndpoints.getImport.scope, caller)
        ? undefined
        : eq(imports.by, caller.userId),
      state && inArray(imports.state, state),
      kind && inArray(imports.kind, kind),
      about ? eq(imports.about, about) : undefined,
      matchesSearch(searchedUser, search),
    ),
  order: { at: [imports.at] },
  first: "-at",
  row: ({ kept, person }) => importRowOf(kept, person),
});
