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
 * Asks the member of staff who is named; another who was asked before is asked no more. Of a number that there is
 * not, and of a member whom somebody else has asked in the session, a request stands as well, which nobody sees:
 * it lapses on its day, and its applicant is told the same.
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

/** Whether the number is the one that was named before. */
const isOf = ({ staffId, staffNumber }: Request, number: string, memberId: string | undefined) =>
  staffNumber === "" ? staffId !== null && staffId === memberId : staffNumber === number;
