import type { AuditAction } from "@polyportal/domain/audit/actions";
import type { AuditSubject } from "@polyportal/domain/audit/subjects";
import { formatDateTime } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { auditRows } from "../database/schema/audit-rows.ts";
import { fail } from "../failure.ts";
import { nameOfActor } from "./history.ts";

export type Saved = {
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** The acts that save the record. */
  readonly actions: readonly [AuditAction, ...AuditAction[]];
};

/** Fails because somebody else has saved the record meanwhile, and says who and when. */
export async function failWithConflict(
  db: Reader,
  { subject, subjectId, actions }: Saved,
): Promise<never> {
  const [row] = await db
    .select()
    .from(auditRows)
    .where(
      and(
        eq(auditRows.subject, subject),
        eq(auditRows.subjectId, subjectId),
        inArray(auditRows.action, actions),
      ),
    )
    .orderBy(desc(auditRows.at), desc(auditRows.id))
    .limit(1);
  if (!row) return fail("conflict");
  const who = await nameOfActor(db, row);
  return fail("conflict", {
    message: actMessages.conflictBy(who, formatDateTime(row.at.toISOString())),
  });
}

/** Like `failWithConflict` for an account, which is saved by hand, by imports and by its owner. */
export const failWithAccountConflict = (db: Reader, subjectId: string): Promise<never> =>
  failWithConflict(db, {
    subject: "user",
    subjectId,
    actions: ["updateUser", "importChange", "updateStaffProfile", "confirmEmail"],
  });
