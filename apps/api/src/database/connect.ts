import type { Logger } from "pino";
import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { isStaleStatement } from "./failure-kind.ts";
import { shareReads, type RunRead } from "./shared-reads.ts";
import { createSlowTables, lookAround } from "./slow-tables.ts";
import { UnnamedClient } from "./unnamed-client.ts";
import { watchPool } from "./watch-pool.ts";

/** The connected database: seeds, jobs and migrations use it; handlers get a `Reader`. */
export type Database = NodePgDatabase;
/** One open transaction. A query that writes takes this. */
export type Transaction = PgDatabase<NodePgQueryResultHKT>;
/** What only reads, in a transaction or outside one. */
export type Reader = Pick<
  Transaction,
  "select" | "selectDistinct" | "selectDistinctOn" | "with" | "$with" | "$count" | "execute"
>;

/**
 * What stands between us and PostgreSQL: nothing, or a pooler that gives a connection to one
 * transaction after another (PgBouncer in transaction mode). Such a one knows no named statements
 * before its version 1.21 and takes no settings at the start of a connection: the role has them.
 */
export type Pooler = "none" | "transaction";

/** A database over connections of its own. */
export type Connected = {
  readonly db: Database;
  /** Ending it ends all that belongs to it. */
  readonly pool: pg.Pool;
};

/**
 * Milliseconds: longer than any honest statement and any honest lock, shorter than a caller's
 * patience. Who reads can ask again, who saves would rather wait.
 */
const deadlines = {
  read: { statement_timeout: 8_000, lock_timeout: 2_500 },
  write: { statement_timeout: 15_000, lock_timeout: 10_000 },
  signIn: { statement_timeout: 5_000, lock_timeout: 2_500 },
} as const;
/** So much later even a server that keeps no deadline is given up: it, or the way to it, hangs. */
const grace = 2_000;
const connectionTimeout = 5_000;
/** A query that takes longer makes its tables suspect. */
const patience = 1_000;

/**
 * Connections to `url`, at most as many as given. Broken ones are dropped and remade on demand, so
 * that they outlive the server. Prepared `select`s outside a transaction share some; other reads and
 * writes have theirs, each with their deadline; and `signIn` has its own, so that who somebody is
 * never waits behind another's query.
 */
export function connect(
  url: string,
  log: Logger,
  connections = 12,
  pooler: Pooler = "none",
): Connected & { readonly signIn: Connected } {
  const direct = pooler === "none";
  const options: pg.ClientConfig = {
    connectionString: url,
    ...(direct && {
      idle_in_transaction_session_timeout: 2 * deadlines.write.statement_timeout,
      // To start a worker takes longer than the rows of a page, and the cores are others' meanwhile. No row
      // is far from any other in memory or on a solid-state disk: PostgreSQL's 4 is that of a turning one.
      options: "-c max_parallel_workers_per_gather=0 -c random_page_cost=1.1",
    }),
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: "polyportal",
  };
  // An idle connection that breaks is an event, not a crash: the next query opens another.
  const lost = (error: Error) => log.warn({ reason: error.message }, "database connection lost");
  const poolOf = (kind: keyof typeof deadlines, max: number) => {
    const own = { ...options, ...(direct && deadlines[kind]) };
    const Client = direct ? pg.Client : UnnamedClient;
    const pool = new pg.Pool({ ...own, Client, max, idleTimeoutMillis: 30_000 });
    pool.on("error", lost);
    // One that all have to share could not be kept from anybody.
    const slow = createSlowTables({
      patience,
      most: Math.max(1, Math.floor(max / 2)),
      // A command may have set itself a longer deadline.
      lost: kind === "write" ? Infinity : deadlines[kind].statement_timeout + grace,
    });
    watchPool(pool, own, slow);
    const { end } = pool;
    const stop = max > 1 ? lookAround(slow.look, patience / 4) : () => undefined;
    pool.end = async () => {
      stop();
      await Reflect.apply(end, pool, []);
    };
    return pool;
  };
  const readsOf = (pool: pg.Pool, shared: number) => {
    const { query } = pool;
    const aside: RunRead = (config, values) => Reflect.apply(query, pool, [config, values]);
    return shareReads({ ...options, ...deadlines.read }, shared, aside, lost);
  };
  const connected = (pool: pg.Pool): Connected => ({
    db: drizzle({ client: pool, casing: "snake_case" }),
    pool,
  });

  const share = sharesOf(connections);
  if (!direct && share.reads > 0) {
    // Sharing is the pooler's trade; that sign-ins wait behind nobody stays ours.
    const [all, signIn] = [
      poolOf("write", connections - share.signIn),
      poolOf("signIn", share.signIn),
    ];
    endTogether(all, signIn);
    return { ...connected(all), signIn: connected(signIn) };
  }
  const writes = poolOf("write", share.writes);
  if (!share.reads) {
    const all = connected(writes);
    return { ...all, signIn: all };
  }
  const reads = poolOf("read", share.reads);
  const signIn = poolOf("signIn", share.signIn);
  divide(signIn, signIn, readsOf(signIn, 1));
  divide(writes, reads, readsOf(reads, share.shared), [reads, signIn]);
  return { ...connected(writes), signIn: connected(signIn) };
}

/** Few are not divided: a command or a test needs no more than a hand of them. */
function sharesOf(connections: number) {
  if (connections < 6) return { writes: connections, reads: 0, shared: 0, signIn: 0 };
  const shared = Math.min(3, Math.floor(connections / 5));
  const signIn = connections < 10 ? 1 : connections < 12 ? 2 : 4;
  const rest = connections - shared - signIn - 1;
  const reads = Math.floor(rest / 2);
  return { shared, signIn, reads, writes: rest - reads };
}

/** Ends `other` with `pool`. */
function endTogether(pool: pg.Pool, other: pg.Pool): void {
  const { end } = pool;
  pool.end = async () => {
    await Promise.all([Reflect.apply(end, pool, []), other.end()]);
  };
}

/** What a statement's name begins with that takes too long to share a connection, and keeps its plan none the less. */
export const keptPlan = "kept ";

type Statement = string | pg.QueryConfig;

const textOf = (statement: Statement) =>
  typeof statement === "string" ? statement : statement.text;

const isRead = /^\s*select\b/i;

/** Sends the pool's prepared reads over `shared`, its other reads over `reads`, and ends all with it. */
function divide(
  pool: pg.Pool,
  reads: pg.Pool,
  shared: ReturnType<typeof shareReads>,
  others: readonly pg.Pool[] = [],
): void {
  const { query, end } = pool;
  const readQuery = reads.query;
  const run = (...given: [Statement, unknown[]?]): Promise<unknown> => {
    const [statement, values] = given;
    if (!isRead.test(textOf(statement))) return Reflect.apply(query, pool, given);
    const name = typeof statement === "object" ? statement.name : undefined;
    if (typeof statement === "object" && name !== undefined && !name.startsWith(keptPlan)) {
      return shared.query(statement, values ?? statement.values ?? []);
    }
    return Reflect.apply(readQuery, reads, given);
  };
  Object.assign(pool, {
    query: (...given: [Statement, unknown[]?]) =>
      run(...given).catch((error: unknown) => {
        // Nothing was done: the connection had lost what was prepared on it, and another has not.
        if (isStaleStatement(error)) return run(...given);
        throw error;
      }),
    end: async () => {
      await Promise.all([
        shared.end(),
        Reflect.apply(end, pool, []),
        ...others.map((other) => other.end()),
      ]);
    },
  });
}
