import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { accountsOfSamePeople } from "./accounts-of.ts";
import { heldRolesWithSource } from "./effective.ts";

/** The roles of an account, from any source. */
export const rolesOf = (db: Reader, userId: string): Promise<string[]> =>
  held(db, sql`users.id = ${userId}`);

/** The roles of a person: all accounts with the same staff number count. */
export const rolesOfPerson = (db: Reader, userId: string): Promise<string[]> =>
  held(
    db,
    // `in` uses the index of ids. With `or`, PostgreSQL would read every account.
    sql`users.id in ${accountsOfSamePeople(sql`(${userId}::uuid)`)}`,
  );

async function held(db: Reader, accounts: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ role: string }>(sql`
    select distinct held.role from users cross join lateral (${heldRolesWithSource}) held
    where ${accounts}`);
  return rows.map(({ role }) => role);
}
