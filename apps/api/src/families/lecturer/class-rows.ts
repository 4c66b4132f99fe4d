import type { Semester } from "@polyportal/domain/course-registration/course";
import type { RegistrationInClass } from "@polyportal/domain/lecturer/class-filters";
import { sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { studentSessions, students } from "../../database/schema/student.ts";

// A class in a semester: `there` has who was there in the session and in which class, `theirs` the students
// among them, and `registration` what each has registered in the semester. What is counted and what is
// listed are the same conditions, so that a count leads to as many rows.

export const there = alias(studentSessions, "there");
export const theirs = alias(students, "theirs");
export const registration = alias(courseRegistrations, "registration");

/** Which class, in which semester. */
export type ClassIn = {
  readonly sessionId: number;
  readonly semester: Semester;
  readonly departmentId: number;
  readonly levelId: number;
  readonly departmentOptionId: number | null;
};

export const currentSession = sql<number>`(select id from academic_sessions where current)`;

/** The semester of a session whose registration was opened last, where none is said. */
export const openedLast = (sessionId: number | SQL): SQL<Semester> => sql`coalesce((
  select max(opened.semester) from registration_windows opened
  where opened.session_id = ${sessionId} and opened.opens_at <= now()), 'First')`;

/** How many courses of the semester a student has registered; what was returned is none of them. */
export const registeredTotal = sql<number>`(
  select count(*)::int from registered_courses taken
  where taken.registration_id = registration.id and registration.state <> 'returned')`;

/** Of how many of these the student's result is published. */
export const publishedTotal = sql<number>`(
  select count(*)::int from registered_courses taken
  join score_sheets sheet on sheet.course_id = taken.course_id
    and sheet.session_id = registration.session_id
  join scores on scores.sheet_id = sheet.id and scores.student_id = registration.student_id
  where taken.registration_id = registration.id and registration.state <> 'returned'
    and scores.published_at is not null)`;

/** Whether every course that a student has registered has its result. */
export const isComplete = sql<boolean>`(
  ${registeredTotal} > 0 and ${registeredTotal} = ${publishedTotal})`;

/** By what they have registered students are told apart. */
export const isRegistered: Readonly<Record<RegistrationInClass, SQL>> = {
  registered: sql`registration.id is not null`,
  approved: sql`registration.state = 'approved'`,
  waiting: sql`registration.state = 'submitted'`,
  returned: sql`registration.state = 'returned'`,
  unregistered: sql`registration.id is null`,
};
