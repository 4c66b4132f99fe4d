import { importedAtOnce } from "@polyportal/domain/import/states";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Database, Reader, Transaction } from "../database/connect.ts";
import { imports } from "../database/schema/imports.ts";
import type { KeptImport } from "./kept-import.ts";
import { NotOurs } from "./run.ts";

/** A run that is not heard of for so long has died with its process. */
const heldSeconds = 30;

const running = ["previewing", "applying", "undoing"] as const;

const fromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

const taken = () => ({ holder: uuid(), heldUntil: fromNow(heldSeconds) });

/**
 * Who has a step of so many rows as it begins: a short one the call that begins it, which runs it before
 * it answers; a long one nobody yet.
 */
export const firstHolder = (rows: number) =>
  rows <= importedAtOnce ? { ...taken(), tries: 1 } : { holder: null, heldUntil: null, tries: 0 };

/** Takes the step that waits longest of those that nobody has. */
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
    // Not against references: those of a killed run's transaction may linger.
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
