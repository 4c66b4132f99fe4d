import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { createPasswords } from "../../../sign-in/passwords.ts";
import type { Transaction } from "../../connect.ts";
import { academicSessions } from "../../schema/academic-session.ts";
import { admissionRequirements, admissionRules } from "../../schema/application-setup.ts";
import { applicationFees, applicationTypes } from "../../schema/application-type.ts";
import {
  departmentOpenings,
  entryCertificates,
  departmentOptions,
  departments,
  faculties,
} from "../../schema/faculty.ts";
import { registrationWindows } from "../../schema/course-registration.ts";
import { courseLecturers, coursePrerequisites, courses, unitLoads } from "../../schema/course.ts";
import { bursaryFees, feeItems, sundryItems } from "../../schema/fees.ts";
import { holidays } from "../../schema/holiday.ts";
import { jupebOptions, jupebOptionSubjects } from "../../schema/jupeb.ts";
import { notices } from "../../schema/notice.ts";
import { enumItems } from "../../schema/reference.ts";
import { studentSessions, students } from "../../schema/student.ts";
import { users } from "../../schema/users.ts";
import { academicSessionRows, applicationFeeRows } from "./admissions.ts";
import { bursaryFeeRows } from "./bursary-fees.ts";
import { insertClearance } from "./clearance.ts";
import { courseLecturerRows, courseRows, prerequisiteRows, unitLoadRows } from "./courses.ts";
import { feeItemRows } from "./fees.ts";
import { insertHostels } from "./insert-hostels.ts";
import { insertAmendments } from "./amendments.ts";
import { insertApplicants } from "./applicants.ts";
import { insertAppraisals } from "./appraisals.ts";
import { insertDepartmentChanges } from "./department-changes.ts";
import { insertDemoHistory } from "./history.ts";
import { insertMany } from "./insert-many.ts";
import { registrationWindowRows } from "./registration-windows.ts";
import { jupebOptionRows, jupebOptionSubjectRows } from "./jupeb.ts";
import { insertNotifications } from "./notifications.ts";
import { noticeRows } from "./notices.ts";
import { countOn } from "../../identities.ts";
import { varyNumbers } from "../numbers.ts";
import { insertOffers } from "../offers.ts";
import { requirementRows, ruleRows } from "./requirements.ts";
import {
  campusRows,
  departmentOpeningRows,
  entryCertificateRows,
  departmentOptionRows,
  departmentRows,
  facultyRows,
} from "./school.ts";
import { accountStudents, manyStudents, type StudentRows } from "./students.ts";
import { insertJambList } from "./jamb-list.ts";
import { insertScreening } from "./screening.ts";
import { insertScoreSheets } from "./score-sheets.ts";
import { insertSiwes } from "./siwes.ts";
import { insertAlumni } from "./alumni.ts";
import { insertPutmeResults } from "./putme-results.ts";
import { insertAwaiting } from "./awaiting.ts";
import { insertApprovals } from "./approvals.ts";
import { insertStaff } from "./staff.ts";
import { holidayRows } from "./holidays.ts";
import { insertTranscripts } from "./transcripts.ts";
import { insertTimetable } from "./timetable.ts";
import { sundryItemRows } from "./sundry.ts";
import { demoUserRows } from "./users.ts";

/** Writes the fictional school into an empty database that holds the reference data. */
export async function insertDemo(tx: Transaction): Promise<void> {
  const passwords = createPasswords();
  const accounts = await demoUserRows(passwords);
  await tx.insert(users).values(accounts);
  await tx.insert(enumItems).values(campusRows);
  await tx.insert(faculties).values(facultyRows);
  await tx.insert(departments).values(departmentRows);
  await tx.insert(departmentOptions).values(departmentOptionRows);
  await tx.insert(departmentOpenings).values(departmentOpeningRows);
  await tx.insert(entryCertificates).values(entryCertificateRows);
  await tx.insert(jupebOptions).values(jupebOptionRows);
  await tx.insert(jupebOptionSubjects).values(jupebOptionSubjectRows);
  await tx.insert(academicSessions).values(academicSessionRows);
  await tx.insert(admissionRequirements).values(requirementRows);
  await tx.insert(admissionRules).values(ruleRows);
  await tx.insert(holidays).values(holidayRows(new Date()));
  await insertStaff(tx, accounts);
  await insertApprovals(tx, accounts);
  await tx.insert(applicationFees).values(applicationFeeRows);
  await tx.update(applicationTypes).set({ open: true, closesAt: closingDay(new Date()) });
  await tx.insert(notices).values(noticeRows(new Date()));
  await insertMany(tx, feeItems, feeItemRows);
  const passwordHash = await passwords.hash(randomBytes(32).toString("base64url"));
  const { own, others } = await insertStudents(tx, accounts, passwordHash);
  await insertCourses(tx, accounts);
  await tx.insert(registrationWindows).values(registrationWindowRows(new Date()));
  await insertMany(tx, sundryItems, sundryItemRows);
  await insertMany(tx, bursaryFees, bursaryFeeRows);
  await insertDemoHistory(tx, accounts, own, others);
  await insertAlumni(tx, passwordHash);
  await varyNumbers(tx);
  await insertOffers(tx);
  const account = own.students.find(
    ({ id }) => id === accounts.find(({ userName }) => userName === "student")?.id,
  );
  if (account) await insertClearance(tx, account.id);
  await insertSiwes(tx, account, others.students);
  await insertDepartmentChanges(tx, account, others.students);
  await insertAppraisals(tx);
  await insertScoreSheets(tx, accounts);
  await insertAmendments(tx, accounts);
  await insertTimetable(tx);
  await insertNotifications(tx);
  await insertScreening(tx, new Date());
  await insertJambList(tx);
  await insertTranscripts(tx, new Date());
  await insertApplicants(tx, new Date());
  await insertAwaiting(tx, new Date());
  await insertPutmeResults(tx, accounts, new Date());
  await countOn(tx);
  // Without statistics, queries are planned as for empty tables until autovacuum's first run, a minute later.
  await tx.execute(sql`analyze`);
}

/** The demo's applications close some four months from now, at the end of a day in Nigeria. */
const closingDay = (now: Date): Date =>
  new Date(`${new Date(now.getTime() + 120 * 86_400_000).toISOString().slice(0, 10)}T22:59:59Z`);

/** The demo accounts' student records, and 300 students of each type whose password nobody knows. */
async function insertStudents(
  tx: Transaction,
  accounts: readonly (typeof users.$inferInsert)[],
  passwordHash: string,
): Promise<{ own: Omit<StudentRows, "users">; others: StudentRows }> {
  const own = accountStudents(accounts);
  const others = manyStudents({ each: 300, passwordHash });
  await insertMany(tx, users, others.users);
  await insertMany(tx, students, [...own.students, ...others.students]);
  await insertMany(tx, studentSessions, [...own.sessions, ...others.sessions]);
  await insertHostels(tx, others);
  return { own, others };
}

async function insertCourses(
  tx: Transaction,
  accounts: readonly (typeof users.$inferInsert)[],
): Promise<void> {
  await insertMany(tx, courses, courseRows);
  await insertMany(tx, coursePrerequisites, prerequisiteRows);
  await insertMany(tx, unitLoads, unitLoadRows);
  const lecturerIds = accounts
    .filter(({ userType }) => userType === "lecturer")
    .map(({ id }) => id);
  const sessionIds = academicSessionRows.map(({ id }) => id);
  await insertMany(tx, courseLecturers, courseLecturerRows(lecturerIds, sessionIds));
}
