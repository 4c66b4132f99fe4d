import { fullName } from "@polyportal/domain/format/name";
import {
  importPeopleMessages as words,
  lecturerColumns as named,
} from "@polyportal/domain/messages/import-people";
import {
  email,
  optionalPersonName,
  personName,
  phone,
  requiredText,
} from "@polyportal/domain/validation/primitives";
import { and, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { kindOfUser, users } from "../../database/schema/users.ts";
import { importerOf } from "../../import/importer.ts";
import { gender } from "../../import/one-of.ts";
import { accountTable } from "../user-management/import-officials.ts";
import { planLecturers, type LecturerTarget } from "./plan-lecturers.ts";
import { writeLecturers } from "./write-lecturers.ts";

const text = () => requiredText("", 80);

/** Lecturers and their accounts, by their staff numbers. */
export const lecturersImporter = importerOf<LecturerTarget>({
  name: "lecturers",
  claim: "users.enter",
  key: "staffNumber",
  columns: [
    {
      ...named.staffNumber,
      key: "staffNumber",
      required: true,
      unique: true,
      schema: requiredText("", 40),
    },
    { ...named.title, key: "title", schema: text() },
    { ...named.lastname, key: "lastname", required: true, schema: personName() },
    { ...named.firstname, key: "firstname", required: true, schema: personName() },
    { ...named.middlename, key: "middlename", schema: optionalPersonName() },
    { ...named.gender, key: "gender", required: true, schema: gender(words.genderUnknown) },
    { ...named.email, key: "email", required: true, unique: true, schema: email("") },
    { ...named.mobileNumber, key: "mobileNumber", required: true, schema: phone() },
    { ...named.departmentCode, key: "departmentCode", required: true, schema: text() },
    { ...named.designation, key: "designation", schema: text() },
    { ...named.employmentStatus, key: "employmentStatus", schema: text() },
    { ...named.specialisation, key: "specialisation", schema: text() },
    { ...named.salaryGrade, key: "salaryGrade", schema: text(), claim: "staff.salary" },
    { ...named.salaryStep, key: "salaryStep", schema: text(), claim: "staff.salary" },
  ],
  tables: [
    { ...accountTable, idOf: ({ userId }) => userId },
    { table: staff, key: staff.id, idOf: ({ staffId }) => staffId },
    {
      table: staffAccounts,
      key: staffAccounts.userId,
      idOf: ({ account, userId }) => (account ? undefined : userId),
    },
  ],
  subject: "user",
  subjectId: ({ userId }) => userId,
  plan: planLecturers,
  write: writeLecturers,
  missing: leftOut,
});

/** Lecturers whose accounts are on and whose numbers the sheet does not have. */
async function leftOut(db: Reader, numbers: readonly string[]): Promise<string[]> {
  const named = sql.param(numbers.map((number) => number.toLowerCase()));
  const found = await db
    .select({ person: users, staffNumber: staff.staffNumber })
    .from(users)
    .innerJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .innerJoin(staff, eq(staff.id, staffAccounts.staffId))
    .where(
      and(
        eq(kindOfUser, "lecturer"),
        eq(users.active, true),
        sql`lower(${staff.staffNumber}) <> all(${named}::text[])`,
      ),
    )
    .orderBy(users.lastname, users.firstname, users.id);
  return found.map(({ person, staffNumber }) => `${fullName(person)} (${staffNumber})`);
}
