import { sql, type SQL } from "drizzle-orm";

/**
 * A parenthesised query of all accounts of the people who own these accounts: accounts with one staff number
 * are one person. `ids` is a parenthesised list or query of ids.
 */
export const accountsOfSamePeople = (ids: SQL): SQL => sql`(
  select own.id from users own where own.id in ${ids}
  union
  select other.user_id from staff_accounts own
  join staff_accounts other on other.staff_id = own.staff_id where own.user_id in ${ids})`;
