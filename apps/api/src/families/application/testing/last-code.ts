import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { outboxMessages } from "../../../database/schema/outbox.ts";

/** The code of the last mail with one, to anybody; empty if there is none. */
export async function lastCode({ db }: { readonly db: Database }): Promise<string> {
  const [last] = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.kind, "applicantCode"))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  const [, first = "", second = ""] = /\b(\d{4}) (\d{4})\n/.exec(last?.body ?? "") ?? [];
  return first + second;
}
