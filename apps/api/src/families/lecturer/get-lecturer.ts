import type { lecturerEndpoints } from "@polyportal/api-client/contract/lecturer";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { kindOfUser, users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";

/** A lecturer's account with its member of staff; `not_found` where either is missing. */
export async function lecturerOf(db: Reader, id: string) {
  const [found] = await db
    .select({ person: users, member: staff })
    .from(users)
    .innerJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .innerJoin(staff, eq(staff.id, staffAccounts.staffId))
    .where(and(eq(users.id, id), eq(kindOfUser, "lecturer")));
  return found ?? fail("not_found");
}

export const getLecturer: Handler<typeof lecturerEndpoints.getLecturer> = async (
  { db, caller },
  { id },
) => {
  const { person, member } = await lecturerOf(db, id);
  const seesSalary = caller.claims.has("staff.salary");
  return {
    id: person.id,
    revision: person.revision,
    staffNumber: member.staffNumber,
    title: member.title,
    lastname: person.lastname,
    firstname: person.firstname,
    middlename: person.middlename,
    gender: member.gender,
    departmentId: member.departmentId,
    designation: member.designation,
    employmentStatus: member.employmentStatus,
    specialisation: member.specialisation,
    email: person.email,
    mobileNumber: person.mobileNumber,
    salaryGrade: seesSalary ? member.salaryGrade : null,
    salaryStep: seesSalary ? member.salaryStep : null,
  };
};
