import { sql, type SQL } from "drizzle-orm";

/**
 * All accounts of whoever has one of these (a list or a query of ids, in parentheses), as a query of one
 * column: accounts of one staff number are one person.
 */
export const accountsOf = (ids: SQL): SQL => sql`(
  select own.id from users own where own.id in ${ids}
  union
  select other.user_id from staff_accounts own
  join staff_accounts other on other.staff_id = own.staff_id where own.user_id in ${ids})`;
