import { fullName } from "@polyportal/domain/format/name";
import { and, desc, eq, gt, isNotNull, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { imports } from "../../database/schema/imports.ts";
import { users } from "../../database/schema/users.ts";

/** More are found where sheets are imported. */
const listed = 5;

/** So long what has failed is told of. */
export const failedDays = 7;

/** What a state says of the last step, where that came to nothing. */
const failedSteps = { failed: "check", previewed: "import", applied: "undo" } as const;

const later = alias(imports, "later");

const sameKindLater = and(
  eq(later.by, imports.by),
  eq(later.kind, imports.kind),
  gt(later.at, imports.at),
);

/** Sheets that are imported and can be undone, are checked and can be imported, or could not be checked. */
const openAt = (db: Reader, now: Date) =>
  or(
    and(eq(imports.state, "applied"), gt(imports.undoUntil, now)),
    and(eq(imports.state, "previewed"), gt(imports.previewExpiresAt, now)),
    and(
      eq(imports.state, "failed"),
      gt(imports.at, new Date(now.getTime() - failedDays * 86_400_000)),
      notExists(db.select().from(later).where(sameKindLater)),
    ),
  );

const failedOf = ({ state, error }: { state: string; error: string | null }) =>
  error !== null && isFailedIn(state) ? failedSteps[state] : null;

const isFailedIn = (state: string): state is keyof typeof failedSteps =>
  Object.hasOwn(failedSteps, state);

/**
 * Sheets that somebody has checked and may import, or has imported and may undo, or that failed and were
 * not followed by another of their kind.
 */
export async function ownImports(db: Reader, userId: string, now: Date) {
  const found = await db
    .select({
      id: imports.id,
      kind: imports.kind,
      state: imports.state,
      undoUntil: imports.undoUntil,
      error: imports.error,
    })
    .from(imports)
    .where(and(eq(imports.by, userId), openAt(db, now)))
    .orderBy(desc(imports.at))
    .limit(listed);
  return found.map((one) => ({
    id: one.id,
    kind: one.kind,
    undoUntil: one.state === "applied" ? (one.undoUntil?.toISOString() ?? null) : null,
    failed: failedOf(one),
  }));
}

/** Those of everybody else whose last step came to nothing: how many, and the newest. */
export async function failedImportsOfOthers(db: Reader, userId: string, now: Date) {
  const found = await db
    .select({
      id: imports.id,
      kind: imports.kind,
      state: imports.state,
      error: imports.error,
      person: users,
      // Before the newest are taken.
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.by))
    .where(and(ne(imports.by, userId), isNotNull(imports.error), openAt(db, now)))
    .orderBy(desc(imports.at))
    .limit(listed);
  return {
    count: found[0]?.count ?? 0,
    newest: found.flatMap(({ person, ...one }) => {
      const failed = failedOf(one);
      return failed ? [{ id: one.id, kind: one.kind, failed, by: fullName(person) }] : [];
    }),
  };
}
