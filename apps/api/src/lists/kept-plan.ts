import { hash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { keptPlan } from "../database/connect.ts";
import type { Query } from "./source.ts";

type Preparable<Row> = Pick<Query<Row>, "then" | "toSQL" | "prepare">;

/**
 * Runs a query as a prepared statement, for queries that take longer to plan than to run. PostgreSQL keeps
 * one plan per connection and text. Use it only if one plan is best for all values. The limit must be part of
 * the text (`literally`).
 */
export async function keepingPlan<Row>(query: Preparable<Row>): Promise<Row[]> {
  if (!query.toSQL) return query;
  const { sql: text } = query.toSQL();
  return query.prepare ? query.prepare(`${keptPlan}${hash("md5", text)}`).execute() : query;
}

/** A whole number as part of the SQL text, not as a parameter. */
export const literally = (count: number): SQL => sql.raw(String(Math.trunc(count)));
