import type { Logger } from "pino";
import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

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

/** A pool of connections to `url`. Broken ones are dropped and remade on demand, so that it outlives the server. */
export function connect(
  url: string,
  log: Logger,
  connections = 10,
): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "polyportal",
  });
  // An idle connection that breaks is an event, not a crash: the next query opens another.
  pool.on("error", (error) => log.warn({ reason: error.message }, "database connection lost"));
  return { db: drizzle({ client: pool, casing: "snake_case" }), pool };
}
