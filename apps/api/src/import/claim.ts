import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Database, Reader, Transaction } from "../database/connect.ts";
import { imports } from "../database/schema/imports.ts";
import { NotOurs, type KeptImport } from "./run.ts";

/** A run that is not heard of for so long has died with its process. */
const heldSeconds = 30;

const running = ["previewing", "applying", "undoing"] as const;

const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** Takes a step that nobody has: of that import, or the one that waits longest. */
export async function claim(db: Database, id?: string): Promise<KeptImport | undefined> {
  const waiting = db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.state, [...running]),
        or(isNull(imports.heldUntil), lt(imports.heldUntil, sql`now()`)),
        id === undefined ? undefined : eq(imports.id, id),
      ),
    )
    .orderBy(imports.at)
    .limit(1)
    // A certain one may be locked for a moment by a second press. Not against references: those of a
    // killed run's transaction may linger.
    .for("no key update", id === undefined ? { skipLocked: true } : {});
  const [taken] = await db
    .update(imports)
    .set({ holder: uuid(), heldUntil: fromNow(heldSeconds), tries: sql`${imports.tries} + 1` })
    .where(inArray(imports.id, waiting))
    .returning();
  return taken;
}

const ours = ({ id, holder }: KeptImport) =>
  and(eq(imports.id, id), eq(imports.holder, holder ?? ""));

/** Says how far a run is, and that it lives. */
export async function beat(db: Database, kept: KeptImport, progress: number): Promise<void> {
  const [held] = await db
    .update(imports)
    .set({ progress, heldUntil: fromNow(heldSeconds) })
    .where(ours(kept))
    .returning({ id: imports.id });
  if (!held) throw new NotOurs();
}

/** Ends a run with what has become of the import; throws where another run has it by now. */
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

/** Leaves the step to whoever claims it next, after so many seconds. */
export const release = (db: Database, kept: KeptImport, seconds: number) =>
  db
    .update(imports)
    .set({ holder: null, heldUntil: fromNow(seconds) })
    .where(ours(kept));

/** How many rows there are of each verdict. */
export async function countRows(db: Reader, id: string): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ verdict: string; count: number }>(
    sql`select verdict, count(*)::int as count from import_rows where import_id = ${id} group by 1`,
  );
  return Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count]));
}
