import { setTimeout as pause } from "node:timers/promises";
import type { Contract } from "@polyportal/api-client/contract/contract";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";

/** Milliseconds. Whoever asks is a machine that acts on it, and a late answer is none. */
const patience = 2_000;

const asking = new WeakMap<Reader, Promise<void>>();

/**
 * For load balancers and start scripts: `database_unavailable` while the database is away or does not
 * answer. Who asks while it is being asked gets that answer: a crowd is one query.
 */
export const getHealth: Handler<Contract["getHealth"]> = async ({ db }) => {
  let answer = asking.get(db);
  if (!answer) {
    answer = ask(db).finally(() => asking.delete(db));
    asking.set(db, answer);
  }
  await answer;
  return { status: "ok", database: "ok" };
};

async function ask(db: Reader): Promise<void> {
  const answered = new AbortController();
  const late = pause(patience, undefined, { signal: answered.signal, ref: false }).then(
    () => fail("database_unavailable"),
    () => undefined,
  );
  const query = db.execute(sql`select 1`).finally(() => answered.abort());
  await Promise.race([query, late]);
  // An answer ends the wait for it, but may be a failure.
  if (answered.signal.aborted) await query;
}
