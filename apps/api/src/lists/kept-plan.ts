import { hash } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { keptPlan } from "../database/connect.ts";
import type { Query } from "./source.ts";

type Preparable<Row> = Pick<Query<Row>, "then" | "toSQL" | "prepare">;

/**
 * Asks what takes longer to plan than to run: PostgreSQL keeps its plan, on each connection by its text.
 * Only for what is best read in one way whatever is asked: a kept plan knows no values, so how many rows
 * are wanted stands in its text (`literally`).
 */
export async function keepingPlan<Row>(query: Preparable<Row>): Promise<Row[]> {
  if (!query.toSQL) return query;
  const { sql: text } = query.toSQL();
  return query.prepare ? query.prepare(`${keptPlan}${hash("md5", text)}`).execute() : query;
}

/** A whole number, within a statement's text. */
export const literally = (count: number): SQL => sql.raw(String(Math.trunc(count)));
