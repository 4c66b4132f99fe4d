import type { historyEndpoints } from "@polyportal/api-client/contract/history";
import { historySubjects } from "@polyportal/domain/audit/subjects";
import { fullName } from "@polyportal/domain/format/name";
import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { historyOf } from "../../audit/history.ts";
import type { Reader } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";

/** Acts of one page. */
const limit = 20;

/** What became of a record, for whoever sees the record itself; from where, for who sees the audit. */
export const getHistory: Handler<(typeof historyEndpoints)["getHistory"]> = async (
  { db, caller },
  { subject, id, before },
) => {
  const { nouns, claim } = historySubjects[subject];
  if (!caller.claims.has(claim)) fail("forbidden");
  return historyOf(db, {
    subject: nouns,
    subjectId: id,
    name: subject === "user" ? await nameOf(db, id) : undefined,
    before,
    limit,
    addresses: caller.claims.has("audit.see"),
  });
};

async function nameOf(db: Reader, id: string): Promise<string | undefined> {
  if (!validate(id)) return undefined;
  const [person] = await db.select().from(users).where(eq(users.id, id));
  return person && fullName(person);
}
