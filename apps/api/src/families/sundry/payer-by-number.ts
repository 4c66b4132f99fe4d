import { and, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { ownerNamed } from "../../database/named.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import { departments } from "../../database/schema/faculty.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import type { Payer } from "../payment/invoices.ts";

/** Whom a number names: the invoice goes to what the records know. */
export type RecordedPayer = Payer & {
  /** Null of an applicant. */
  readonly studentId: string | null;
  readonly mobileNumber: string;
  readonly department: string | null;
};

/** A student by a number of today's or before; nothing where there is none, or none who can be written to. */
export async function studentByNumber(
  db: Reader,
  number: string,
): Promise<RecordedPayer | undefined> {
  const [found] = await db
    .select({
      studentId: students.id,
      lastname: users.lastname,
      firstname: users.firstname,
      middlename: users.middlename,
      email: users.email,
      mobileNumber: users.mobileNumber,
      department: departments.name,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .innerJoin(departments, eq(departments.id, students.departmentId))
    .where(eq(students.id, ownerNamed(number)));
  if (!found) return undefined;
  const { email, mobileNumber, ...student } = found;
  return email === null || mobileNumber === null ? undefined : { ...student, email, mobileNumber };
}

/** An applicant by application number. */
export async function applicantByNumber(
  db: Reader,
  applicationNumber: string,
): Promise<RecordedPayer | undefined> {
  const [found] = await db
    .select({
      lastname: applications.lastname,
      firstname: applications.firstname,
      middlename: applications.middlename,
      email: applications.email,
      mobileNumber: applications.mobileNumber,
      department: departments.name,
    })
    .from(applications)
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .leftJoin(departments, eq(departments.id, applicationChoices.departmentId))
    .where(and(eq(applications.applicationNumber, applicationNumber), isKept));
  return found && { ...found, studentId: null };
}
