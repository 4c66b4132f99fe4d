import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { accountsOfSamePeople } from "./accounts-of.ts";
import { heldRolesWithSource } from "./effective.ts";

/** The roles of an account, by whatever gives them. */
export const rolesOf = (db: Reader, userId: string): Promise<string[]> =>
  held(db, sql`users.id = ${userId}`);

/** The same of a person: accounts of one staff number are one. */
export const rolesOfPerson = (db: Reader, userId: string): Promise<string[]> =>
  held(
    db,
    // Either by the index of ids: with `or` between them every account would be looked at.
    sql`users.id in ${accountsOfSamePeople(sql`(${userId}::uuid)`)}`,
  );

async function held(db: Reader, accounts: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ role: string }>(sql`
    select distinct held.role from users cross join lateral (${heldRolesWithSource}) held
    where ${accounts}`);
  return rows.map(({ role }) => role);
}
