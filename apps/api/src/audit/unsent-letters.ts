import { rootText } from "@polyportal/domain/audit/root";
import { desc, sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { auditRoots } from "../database/schema/audit-seals.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { ofDaysOver } from "./days-over.ts";

/** Days that are looked at. */
const lately = 31;

/** The subject by which the outbox finds a mail with roots. */
export const aboutRoot = (root: { readonly number: number; readonly hash: Buffer }): string =>
  `audit/${rootText({ number: root.number, hash: root.hash.toString("hex") })}`;

/** How many mails with roots failed: those to be tried again and those given up. */
export async function unsentLetters(db: Reader, now: Date): Promise<number> {
  const roots = await db
    .select()
    .from(auditRoots)
    .where(ofDaysOver(now))
    .orderBy(desc(auditRoots.day))
    .limit(lately);
  // Two counts, because each has its own index.
  const { rows } = await db.execute<{ count: number }>(sql`
    select ((select count(*) from ${outboxMessages}
        where due_at is not null and kind = 'auditRoot' and last_error is not null)
      + (select count(*) from ${outboxMessages}
        where about = any(${sql.param(roots.map(aboutRoot))}::text[]) and kind = 'auditRoot'
          and sent_at is null and due_at is null and last_error is not null))::int as count`);
  return rows[0]?.count ?? 0;
}
