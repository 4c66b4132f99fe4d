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
 * Asks the named member of staff, and cancels the request to another one. If the number does not exist, or
 * somebody else has asked this member in the session, a request is stored too but nobody sees it. It lapses
 * on its day, and the applicant is told the same.
 */
export async function askMember(
  tx: Transaction,
  application: LockedApplication,
  { staffNumber, relationship }: Answers,
  now: Date,
): Promise<void> {
  const said = staffRelationships.find((one) => one === relationship);
  if (typeof staffNumber !== "string" || said === undefined) return;
  const number = staffNumber.trim().toUpperCase();
  const [member] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(eq(sql`upper(${staff.staffNumber})`, number));
  const [before] = await tx
    .select()
    .from(staffRequests)
    .where(eq(staffRequests.applicationId, application.id));
  if (before && isOf(before, number, member?.id)) {
    if (before.relationship !== said && before.confirmed === null) {
      await tx
        .update(staffRequests)
        .set({ relationship: said })
        .where(eq(staffRequests.id, before.id));
    }
    return;
  }
  if (before) await tx.delete(staffRequests).where(eq(staffRequests.id, before.id));
  const request = {
    id: uuid(),
    staffId: member?.id ?? null,
    staffNumber: number,
    sessionId: application.sessionId,
    applicationId: application.id,
    fullName: fullName(application),
    relationship: said,
    askedAt: now,
  };
  const [asked] = await tx
    .insert(staffRequests)
    .values(request)
    .onConflictDoNothing({ target: [staffRequests.staffId, staffRequests.sessionId] })
    .returning({ id: staffRequests.id });
  if (!asked) await tx.insert(staffRequests).values({ ...request, staffId: null });
}

type Request = typeof staffRequests.$inferSelect;

/** Whether the request was for this number. */
const isOf = ({ staffId, staffNumber }: Request, number: string, memberId: string | undefined) =>
  staffNumber === "" ? staffId !== null && staffId === memberId : staffNumber === number;
