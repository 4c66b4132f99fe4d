import { fullName } from "@polyportal/domain/format/name";
import type { Answers } from "@polyportal/domain/programmes/field";
import { staffRelationships } from "@polyportal/domain/staff-request/staff-requests";
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../../../database/connect.ts";
import { staff } from "../../../../database/schema/staff.ts";
import { staffRequests } from "../../../../database/schema/staff-request.ts";
import type { LockedApplication } from "../../queries.ts";

/**
 * Asks the member of staff who is named; another who was asked before is asked no more. A number that there is
 * not, and a member who was asked by somebody else in the session, are answered alike: by nothing.
 */
export async function askMember(
  tx: Transaction,
  application: LockedApplication,
  { staffNumber, relationship }: Answers,
  now: Date,
): Promise<void> {
  const said = staffRelationships.find((one) => one === relationship);
  if (typeof staffNumber !== "string" || said === undefined) return;
  const [member] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(eq(sql`upper(${staff.staffNumber})`, staffNumber.trim().toUpperCase()));
  const [before] = await tx
    .select()
    .from(staffRequests)
    .where(eq(staffRequests.applicationId, application.id));
  if (before && before.staffId === member?.id) {
    if (before.relationship !== said && before.confirmed === null) {
      await tx
        .update(staffRequests)
        .set({ relationship: said })
        .where(eq(staffRequests.id, before.id));
    }
    return;
  }
  if (before) await tx.delete(staffRequests).where(eq(staffRequests.id, before.id));
  if (!member) return;
  await tx
    .insert(staffRequests)
    .values({
      id: uuid(),
      staffId: member.id,
      sessionId: application.sessionId,
      applicationId: application.id,
      fullName: fullName(application),
      relationship: said,
      askedAt: now,
    })
    .onConflictDoNothing();
}
