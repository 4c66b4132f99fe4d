import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { idempotencyKeys } from "../database/schema/machinery.ts";
import { fail } from "../failure.ts";
import type { Caller } from "./caller.ts";

const hour = 3_600_000;
const keptFor = 24 * hour;
/** A call that holds its key for longer has died with its process. */
const heldSeconds = 60;
const patience = 30_000;

/** One call that may be repeated: who calls what, with which key and input. */
export type RepeatableCall = {
  readonly endpoint: string;
  readonly caller: Caller;
  readonly key: string;
  readonly input: unknown;
};

/**
 * Runs `work` for the first call of a key and gives its answer to all others within 24 hours. Simultaneous
 * calls wait for it. Another input with the same key fails with `idempotency_mismatch`. A failed call frees
 * its key, so that it can be retried.
 */
export async function once<T>(
  db: Database,
  call: RepeatableCall,
  work: () => Promise<T>,
): Promise<T> {
  const scope = `${call.endpoint} ${callerId(call.caller)}`;
  const bodyHash = createHash("sha256").update(stableText(call.input)).digest("base64url");
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, call.key));
  const giveUp = Date.now() + patience;
  for (
    let wait = 20;
    !(await take(db, scope, call.key, bodyHash));
    wait = Math.min(wait * 2, 500)
  ) {
    const [found] = await db.select().from(idempotencyKeys).where(mine);
    if (found && found.bodyHash !== bodyHash) fail("idempotency_mismatch");
    if (found?.answer) return (found.answer as { data: T }).data;
    if (Date.now() > giveUp) fail("conflict");
    await pause(wait);
  }
  try {
    const data = await work();
    await db.update(idempotencyKeys).set({ answer: { data } }).where(mine);
    return data;
  } catch (error) {
    // If the database itself failed, the key is freed by time.
    await db
      .delete(idempotencyKeys)
      .where(mine)
      .catch(() => undefined);
    throw error;
  }
}

/** Takes the key if it is new, older than a day, or left by a call that died. */
async function take(db: Database, scope: string, key: string, bodyHash: string): Promise<boolean> {
  const now = new Date();
  const heldUntil = sql`now() + make_interval(secs => ${heldSeconds})`;
  const taken = await db
    .insert(idempotencyKeys)
    .values({ scope, key, bodyHash, createdAt: now, heldUntil })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { bodyHash, createdAt: now, heldUntil, answer: null },
      setWhere: sql`${idempotencyKeys.createdAt} < ${new Date(now.getTime() - keptFor)}
        or (${idempotencyKeys.answer} is null and ${idempotencyKeys.heldUntil} < now()
          and ${idempotencyKeys.bodyHash} = ${bodyHash})`,
    })
    .returning({ key: idempotencyKeys.key });
  return taken.length === 1;
}

/** A key belongs to one caller. */
function callerId(caller: Caller): string {
  if (!caller) return "anyone";
  return caller.kind === "user" ? caller.userId : caller.applicationId;
}

/** The same text for the same input, whatever the order of its keys. */
function stableText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "object" || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
