import type { ownProfileEndpoints } from "@polyportal/api-client/contract/user-management-profile";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departments } from "../../database/schema/faculty.ts";
import { staff, staffAccounts, staffPhotos } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { pendingToken } from "../authentication/one-time-tokens.ts";
import { officesOf } from "./offices-of.ts";

type Endpoints = typeof ownProfileEndpoints;

/** What the register of staff says of the caller, with the offices held. */
export const getStaffProfile: Handler<Endpoints["getStaffProfile"]> = async ({
  caller,
  db,
  now,
}) => {
  const { userId } = caller;
  const [{ person, record, department, photo }, offices, pending] = await Promise.all([
    ownRecord(db, userId),
    officesOf(db, userId),
    pendingToken(db, "changeEmail", userId, now),
  ]);
  return {
    record: record && { ...record, department },
    mobileNumber: person.mobileNumber,
    email: person.email,
    pendingEmail: pending?.subject
      ? { email: pending.subject, until: pending.expiresAt.toISOString() }
      : null,
    photo,
    offices,
  };
};

/** Changes what members of staff keep up to date themselves. */
export const updateStaffProfile: Handler<Endpoints["updateStaffProfile"]> = async (
  { caller: { userId }, change },
  { mobileNumber, specialisation },
) => {
  await change(async ({ tx, audit }) => {
    const { person, record } = await ownRecord(tx, userId);
    // Whoever has the account open elsewhere is told that it is not as it was.
    await tx
      .update(users)
      .set({ mobileNumber, revision: sql`${users.revision} + 1` })
      .where(eq(users.id, userId));
    if (record) await tx.update(staff).set({ specialisation }).where(eq(staff.id, record.id));
    audit({
      action: "updateStaffProfile",
      subject: "user",
      subjectId: userId,
      before: {
        mobileNumber: person.mobileNumber,
        ...(record && { specialisation: record.specialisation }),
      },
      after: { mobileNumber, ...(record && { specialisation }) },
    });
  });
  return {};
};

async function ownRecord(db: Reader, userId: string) {
  const [found] = await db
    .select({
      person: users,
      record: staff,
      department: departments.name,
      photo: staffPhotos.fileId,
    })
    .from(users)
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .leftJoin(departments, eq(departments.id, staff.departmentId))
    .leftJoin(staffPhotos, eq(staffPhotos.userId, users.id))
    .where(eq(users.id, userId));
  return found ?? fail("not_found");
}
