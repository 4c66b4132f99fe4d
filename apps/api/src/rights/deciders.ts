import { decidingClaims } from "@polyportal/domain/rights/deciding";
import { sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { effectiveClaims } from "./effective.ts";

const isDecider = sql`${effectiveClaims} && ${sql.param([...decidingClaims])}::text[]`;

/** Which of these accounts have any right to decide over others' work, active or not. */
export async function decidersAmong(
  db: Reader,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select users.id from users
    where users.id = any(${sql.param([...ids])}::uuid[]) and ${isDecider}`);
  return new Set(rows.map(({ id }) => id));
}

export const decidesNow = async (db: Reader, id: string): Promise<boolean> =>
  (await decidersAmong(db, [id])).size > 0;

/** Which of these staff numbers, ignoring case, belong to an account that decides. */
export async function decidingNumbersAmong(
  db: Reader,
  numbers: readonly string[],
): Promise<string[]> {
  if (numbers.length === 0) return [];
  const wanted = numbers.map((number) => number.toLowerCase());
  const { rows } = await db.execute<{ staff_number: string }>(sql`
    select staff.staff_number from staff
    join staff_accounts on staff_accounts.staff_id = staff.id
    join users on users.id = staff_accounts.user_id
    where lower(staff.staff_number) = any(${sql.param(wanted)}::text[]) and ${isDecider}`);
  return rows.map((row) => row.staff_number);
}
