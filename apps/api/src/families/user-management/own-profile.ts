import type { ownProfileEndpoints } from "@polyportal/api-client/contract/user-management-profile";
import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departments } from "../../database/schema/faculty.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { officesOf } from "./offices-of.ts";

type Endpoints = typeof ownProfileEndpoints;

/** What the register of staff says of the caller, with the offices held. */
export const getStaffProfile: Handler<Endpoints["getStaffProfile"]> = async ({ caller, db }) => {
  const [{ person, record, department }, offices] = await Promise.all([
    ownRecord(db, caller.userId),
    officesOf(db, caller.userId),
  ]);
  return {
    record: record && { ...record, department },
    mobileNumber: person.mobileNumber,
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
    await tx.update(users).set({ mobileNumber }).where(eq(users.id, userId));
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
    .select({ person: users, record: staff, department: departments.name })
    .from(users)
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .leftJoin(departments, eq(departments.id, staff.departmentId))
    .where(eq(users.id, userId));
  return found ?? fail("not_found");
}
