import type { historyEndpoints } from "@polyportal/api-client/contract/history";
import {
  historySubjects,
  isShared,
  type Recorded,
  type SharedSubject,
} from "@polyportal/domain/audit/subjects";
import { fullName } from "@polyportal/domain/format/name";
import { eq } from "drizzle-orm";
import { validate } from "uuid";
import { historyOf, type HistorySource } from "../../audit/history.ts";
import type { Reader } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";

/** Acts of one page. */
const limit = 20;

/** What became of a record, for whoever sees the record itself; from where, for who sees the audit. */
export const getHistory =
  (
    historySources: Readonly<Record<SharedSubject, HistorySource>>,
  ): Handler<(typeof historyEndpoints)["getHistory"]> =>
  async ({ db, caller }, { subject, id, before }) => {
    const { nouns, claim, acts }: Recorded = historySubjects[subject];
    // Where a claim shows the record, its page is the officials', whatever further role a lecturer has.
    const sees = claim === null || (caller.userType === "official" && caller.claims.has(claim));
    if (!sees) fail("forbidden");
    const shared = isShared(subject) ? historySources[subject] : undefined;
    const past = shared && validate(id) ? await shared(db, caller, id) : undefined;
    // To whom it is not shown, it is not there.
    if (shared && !past) fail("not_found");
    return historyOf(db, {
      subject: nouns,
      subjectId: id,
      name: subject === "user" ? await nameOf(db, id) : undefined,
      acts,
      ...past,
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
