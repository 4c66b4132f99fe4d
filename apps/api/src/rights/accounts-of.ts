import { sql, type SQL } from "drizzle-orm";

/**
 * A query, in parentheses, of the ids of all accounts of the people who have these accounts: accounts of one staff
 * number are one person. `ids`: a list or a query of ids, in parentheses.
 */
export const accountsOfSamePeople = (ids: SQL): SQL => sql`(
  select own.id from users own where own.id in ${ids}
  union
  select other.user_id from staff_accounts own
  join staff_accounts other on other.staff_id = own.staff_id where own.user_id in ${ids})`;
