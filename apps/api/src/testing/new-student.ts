import type { StudentNumbers } from "@polyportal/domain/student/number";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { studentSessions, students } from "../database/schema/student.ts";
import { users } from "../database/schema/users.ts";
import type { RunningServer } from "../start-server.ts";

let people = 0;

type Stay = {
  studentTypeId?: number;
  departmentId?: number;
  /** The level in each session, from the entry session on. */
  levels?: Readonly<Record<number, number>>;
  gender?: "Male" | "Female";
  email?: string | null;
  /** The numbers, where they are others than the user name. */
  numbers?: Partial<StudentNumbers>;
  /** The hash of the password; without one nobody signs in. */
  passwordHash?: string;
};

/** A student of whom nothing is known yet: no fees, courses, results. Answers whom to call as. */
export async function newStudent({ db }: Pick<RunningServer, "db">, stay: Stay = {}) {
  const {
    studentTypeId = studentTypeIds.undergraduate,
    departmentId = 5,
    gender = "Female",
  } = stay;
  const levels = Object.entries(stay.levels ?? { 3: 1 }).map(([sessionId, levelId]) => ({
    sessionId: Number(sessionId),
    levelId,
  }));
  const [first] = levels;
  const last = levels.at(-1);
  if (!first || !last) throw new Error("A student is there in one session at least.");
  people += 1;
  const id = uuid();
  const userName = `TEST/${String(people).padStart(4, "0")}`;
  const email = stay.email === undefined ? `test.${people}@alani.example` : stay.email;
  await db.insert(users).values({
    id,
    userName,
    passwordHash: stay.passwordHash ?? "none",
    userType: "student",
    role: "student",
    lastname: "Ọláolúwa",
    firstname: "Test",
    email,
    mobileNumber: `0805${String(people).padStart(7, "0")}`,
    studentTypeId,
    oldUser: true,
  });
  await db.insert(students).values({
    id,
    matricNumber: userName,
    ...stay.numbers,
    dateOfBirth: "2006-02-28",
    studentTypeId,
    departmentId,
    levelId: last.levelId,
    entrySessionId: first.sessionId,
    programme: "National Diploma, full-time",
    gender,
  });
  await db
    .insert(studentSessions)
    .values(levels.map((level) => ({ ...level, studentId: id, departmentId, studentTypeId })));
  return { id, userName, email: email ?? "", as: { user: userName } };
}

/** Puts a student into another session, in today's department and as today's type. */
export const addSession = (
  { db }: Pick<RunningServer, "db">,
  studentId: string,
  sessionId: number,
  levelId = 1,
) =>
  db.execute(sql`
    insert into student_sessions (student_id, session_id, level_id)
    values (${studentId}, ${sessionId}, ${levelId}) on conflict do nothing`);
