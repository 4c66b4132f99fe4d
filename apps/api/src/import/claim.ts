import { importedAtOnce } from "@polyportal/domain/import/states";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Database, Reader, Transaction } from "../database/connect.ts";
import { imports } from "../database/schema/imports.ts";
import type { KeptImport } from "./kept-import.ts";
import { NotOurs } from "./run.ts";

/** A run without a heartbeat for this long has died with its process. */
const heldSeconds = 30;

const running = ["previewing", "applying", "undoing"] as const;

const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

const taken = () => ({ holder: uuid(), heldUntil: fromNow(heldSeconds) });

/**
 * Who holds a step at its start. A short step belongs to the call that begins it and runs it before
 * answering; a long one is free.
 */
export const firstHolder = (rows: number) =>
  rows <= importedAtOnce ? { ...taken(), tries: 1 } : { holder: null, heldUntil: null, tries: 0 };

/** Takes the free step that has waited longest. */
export async function claim(db: Database): Promise<KeptImport | undefined> {
  const waiting = db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.state, [...running]),
        or(isNull(imports.heldUntil), lt(imports.heldUntil, sql`now()`)),
      ),
    )
    .orderBy(imports.at)
    .limit(1)
    // "no key update" does not conflict with foreign-key locks, which a killed run's transaction may still
    // hold.
    .for("no key update", { skipLocked: true });
  const [found] = await db
    .update(imports)
    .set({ ...taken(), tries: sql`${imports.tries} + 1` })
    .where(inArray(imports.id, waiting))
    .returning();
  return found;
}

const ours = ({ id, holder }: KeptImport) =>
  and(eq(imports.id, id), eq(imports.holder, holder ?? ""));

/** Saves the progress of a run and renews its hold. */
export async function beat(db: Database, kept: KeptImport, progress: number): Promise<void> {
  const [held] = await db
    .update(imports)
    .set({ progress, heldUntil: fromNow(heldSeconds) })
    .where(ours(kept))
    .returning({ id: imports.id });
  if (!held) throw new NotOurs();
}

/** Ends a run with the import's new state. Throws if another run holds it by now. */
export async function settle(
  db: Pick<Transaction, "update">,
  kept: KeptImport,
  outcome: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  const [held] = await db
    .update(imports)
    .set({ error: null, ...outcome, holder: null, heldUntil: null })
    .where(ours(kept))
    .returning({ id: imports.id });
  if (!held) throw new NotOurs();
}

/** Frees the step, to be claimed again after this many seconds. */
export const release = (db: Database, kept: KeptImport, seconds: number) =>
  db
    .update(imports)
    .set({ holder: null, heldUntil: fromNow(seconds) })
    .where(ours(kept));

export async function countRows(db: Reader, id: string): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ verdict: string; count: number }>(
    sql`select verdict, count(*)::int as count from import_rows where import_id = ${id} group by 1`,
  );
  return Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count]));
}
