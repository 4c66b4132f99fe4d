import { inArray, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { Reader } from "./connect.ts";
import { userNames } from "./schema/user-name.ts";

/** Whose a name is that signs in, in any case: a user name, a matric number, an admission number. */
export const accountNamed = (name: string | Placeholder): SQL<string> =>
  sql`(select user_id from user_names where name = lower(${name}::text) and withdrawn_at is null)`;

/** Whose a name is or was, in any case: whoever knows a number that was withdrawn finds its student by it. */
export const ownerNamed = (name: string): SQL<string> =>
  sql`(select user_id from user_names where name = lower(${name}::text))`;

/** Whose these names are or were, by the name in small letters; of names that are nobody's there is none. */
export async function ownersNamed(
  db: Reader,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select({ name: userNames.name, userId: userNames.userId })
    .from(userNames)
    .where(
      inArray(
        userNames.name,
        names.map((name) => name.toLowerCase()),
      ),
    );
  return new Map(rows.map(({ name, userId }) => [name, userId]));
}

/** Whether a constraint was violated by a name that an account has, or had once. */
export const isNameTaken = (constraint: string | undefined): boolean =>
  constraint === "users_user_name_key" || constraint === "user_names_pkey";
