import { fullName } from "@polyportal/domain/format/name";
import { inArray } from "drizzle-orm";
import type { Reader } from "./connect.ts";
import { nameColumns } from "./name-columns.ts";
import { users } from "./schema/users.ts";

/** What some people are called, by the ids of their accounts; nobody is called "". */
export async function namesOfPeople(
  db: Reader,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  const found = asked.length
    ? await db
        .select({
          id: users.id,
          ...nameColumns(users),
        })
        .from(users)
        .where(inArray(users.id, asked))
    : [];
  const names = new Map(found.map((one) => [one.id, fullName(one)]));
  return (id) => (id === null ? "" : (names.get(id) ?? ""));
}
