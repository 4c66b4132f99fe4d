import type { Logger } from "pino";
import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";
import { shareReads, type SharedReads } from "./shared-reads.ts";

/** The connected database: seeds, jobs and migrations use it; handlers get a `Reader`. */
export type Database = NodePgDatabase;
/** One open transaction. A query that writes takes this. */
export type Transaction = PgDatabase<NodePgQueryResultHKT>;
/** What only reads, in a transaction or outside one. */
export type Reader = Pick<
  Transaction,
  "select" | "selectDistinct" | "selectDistinctOn" | "with" | "$with" | "$count" | "execute"
>;

/** Longer than any honest query; shorter than a caller's patience. */
const statementTimeout = 15_000;
const connectionTimeout = 5_000;

/** Of the connections, how many the prepared reads share; the others serve one caller at a time. */
const sharedOf = (connections: number) => Math.min(3, Math.floor(connections / 3));

/**
 * A pool of connections to `url`. Broken ones are dropped and remade on demand, so that it outlives the
 * server. Outside a transaction, prepared `select`s share some of the connections.
 */
export function connect(
  url: string,
  log: Logger,
  connections = 10,
): { db: Database; pool: pg.Pool } {
  const options: pg.ClientConfig = {
    connectionString: url,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    application_name: "polyportal",
  };
  // An idle connection that breaks is an event, not a crash: the next query opens another.
  const lost = (error: Error) => log.warn({ reason: error.message }, "database connection lost");
  const shared = sharedOf(connections);
  const pool = new pg.Pool({ ...options, max: connections - shared, idleTimeoutMillis: 30_000 });
  pool.on("error", lost);
  if (shared > 0) letReadsShare(pool, shareReads(options, shared, lost));
  return { db: drizzle({ client: pool, casing: "snake_case" }), pool };
}

/** Sends the pool's prepared `select`s over `reads`, and ends these with it. */
function letReadsShare(pool: pg.Pool, reads: SharedReads): void {
  const { query, end } = pool;
  Object.assign(pool, {
    query: (...given: [Statement, unknown[]?]) => {
      const [statement, values] = given;
      return isPreparedRead(statement)
        ? reads.query(statement, values ?? statement.values ?? [])
        : Reflect.apply(query, pool, given);
    },
    end: async () => {
      await Promise.all([reads.end(), Reflect.apply(end, pool, [])]);
    },
  });
}

type Statement = string | pg.QueryConfig;

const isPreparedRead = (statement: Statement): statement is pg.QueryConfig =>
  typeof statement === "object" &&
  statement.name !== undefined &&
  statement.text.startsWith("select ");
