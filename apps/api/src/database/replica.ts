import { drizzle } from "drizzle-orm/node-postgres";
import type { Logger } from "pino";
import pg from "pg";
import type { Pooler, Reader } from "./connect.ts";
import { databaseCode } from "./failure-kind.ts";
import { UnnamedClient } from "./unnamed-client.ts";

/** Milliseconds. The two together bound how old an answer may be: a second. */
const asksEvery = 500;
const mayLag = 500;
/** A replica that takes longer is asked no more until it answers; the primary answers instead. */
const patience = 2_000;

const isRead = /^\s*(?:select|with)\b/i;
/** Within a `with`, where the primary would do it in the replica's stead. */
const writes =
  /\b(?:insert\s+into|update\s+(?:only\s+)?["\w.]+\s+set|delete\s+from|merge\s+into)\b/i;

/** Reads of what may be a second old. */
export type Replica = {
  readonly reader: Reader;
  /** Ends its connections. */
  readonly end: () => Promise<void>;
};

/**
 * Reads over the replica at `url`, and over `primary` while the replica is away, lags by more than a
 * second, or is none any more. Before the first read of every half second the primary is asked how far
 * it has written and then the replica how far it has read; no read of what is older is begun. What the
 * replica fails at, the primary answers.
 */
export function openReplica(
  url: string,
  primary: pg.Pool,
  log: Logger,
  connections: number,
  pooler: Pooler,
): Replica {
  const pool = new pg.Pool({
    connectionString: url,
    Client: pooler === "none" ? pg.Client : UnnamedClient,
    max: connections,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    keepAlive: true,
    application_name: "polyportal replica",
  });
  pool.on("error", () => undefined);
  const ask = pool.query.bind(pool);

  let asked = 0;
  let asking: Promise<boolean> | undefined;
  let usable: boolean | undefined;
  const look = async (): Promise<boolean> => {
    const reason = await whyNot(primary, ask).catch((error: unknown) => String(error));
    if ((reason === undefined) !== usable) {
      if (reason === undefined) log.info("replica answers reads");
      else log.warn({ reason }, "replica is passed over");
    }
    usable = reason === undefined;
    return usable;
  };
  const isUsable = (): Promise<boolean> => {
    const now = performance.now();
    if (!asking || now - asked > asksEvery) {
      asked = now;
      asking = look();
    }
    return asking;
  };

  const query = async (...given: [string | pg.QueryConfig, unknown[]?]): Promise<unknown> => {
    const [statement] = given;
    const text = typeof statement === "string" ? statement : statement.text;
    if (!isRead.test(text) || writes.test(text)) throw new Error("A replica is only read.");
    if (!(await isUsable())) return Reflect.apply(primary.query, primary, given);
    try {
      return await Reflect.apply(ask, undefined, given);
    } catch (error) {
      // A read-only server refuses what writes by another way, such as a function of the database.
      if (databaseCode(error) === "25006") throw error;
      return Reflect.apply(primary.query, primary, given);
    }
  };
  Object.assign(pool, { query });
  return {
    reader: drizzle({ client: pool, casing: "snake_case" }),
    end: () => pool.end(),
  };
}

/** Why the replica may not be read just now, if so. */
async function whyNot(
  primary: pg.Pool,
  ask: (text: string, values: unknown[]) => Promise<pg.QueryResult>,
): Promise<string | undefined> {
  const written = await primary.query<{ at: string }>("select pg_current_wal_lsn()::text as at");
  // By its clock only where it is behind: nothing new to read is no lag.
  const { rows } = await ask(
    `select pg_is_in_recovery() as follows,
      pg_last_wal_replay_lsn() >= $1::pg_lsn
        or now() - pg_last_xact_replay_timestamp() <= $2::int * interval '1 millisecond' as fresh`,
    [written.rows[0]?.at, mayLag],
  );
  const [found] = rows as { follows: boolean; fresh: boolean | null }[];
  if (!found?.follows) return "it is no replica";
  return found.fresh ? undefined : "it lags";
}
