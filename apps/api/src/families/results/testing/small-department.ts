import type { MarkCode } from "@polyportal/domain/score-sheet/mark-codes";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Database } from "../../../database/connect.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../../database/schema/course-registration.ts";
import { courses } from "../../../database/schema/course.ts";
import { departments } from "../../../database/schema/faculty.ts";
import { scoreAmendments, scores, scoreSheets } from "../../../database/schema/results.ts";
import { students, studentSessions } from "../../../database/schema/student.ts";
import { users } from "../../../database/schema/users.ts";
import { withdrawComposites } from "../composite-paper.ts";
import { withdrawStatements } from "../withdraw-statements.ts";

type Course = Partial<typeof courses.$inferInsert>;
type State = (typeof scoreSheets.$inferInsert)["state"];

/** A course's score in a session, or its code instead, and the state of its sheet. */
type Score = { code: string; sessionId: number; total: number; mark?: MarkCode; state?: State };

const departmentId = 900;

/** A department with its own courses, so that results contain only what a test creates. */
export async function smallDepartment(db: Database, own: Readonly<Record<string, Course>>) {
  await db
    .insert(departments)
    .values({ id: departmentId, facultyId: 1, name: "Small Things", code: "SML" });
  const rows = Object.entries(own).map(([code, course], index) => ({
    id: 90_000 + index,
    departmentId,
    code,
    title: `Title of ${code}`,
    creditUnit: 3,
    levelId: 1,
    semester: "First" as const,
    status: "Core" as const,
    ...course,
  }));
  await db.insert(courses).values(rows);
  const idOf = (code: string) => {
    const found = rows.find((row) => row.code === code);
    if (!found) throw new Error(`There is no course ${code}.`);
    return found.id;
  };

  const sheetIdOf = new Map<string, string>();

  /** A student who was at these levels, one session after the other. */
  const addStudent = async (userName: string, levelIds: readonly number[] = [1, 2, 3]) => {
    const id = uuid();
    await db.insert(users).values({
      id,
      userName,
      passwordHash: "",
      userType: "student",
      role: "student",
      lastname: "Okonkwo",
      firstname: "Ngọzi",
      middlename: "Ada",
      studentTypeId: 1,
      oldUser: true,
    });
    await db.insert(students).values({
      id,
      matricNumber: `SML/${userName}`,
      studentTypeId: 1,
      departmentId,
      levelId: levelIds.at(-1) ?? 1,
      entrySessionId: 1,
      programme: `${(levelIds.at(-1) ?? 1) < 3 ? "" : "Higher "}National Diploma, full-time`,
      gender: "Female",
      entryRequirement: "UTME 212",
    });
    const there = { studentId: id, departmentId, studentTypeId: 1 };
    await db
      .insert(studentSessions)
      .values(levelIds.map((levelId, index) => ({ ...there, sessionId: index + 1, levelId })));
    return id;
  };

  const sheetOf = async ({ code, sessionId, state = "published" }: Score) => {
    const known = sheetIdOf.get(`${code} ${sessionId}`);
    if (known) return known;
    const id = uuid();
    const publishedAt = state === "published" ? new Date() : null;
    await db
      .insert(scoreSheets)
      .values({ id, courseId: idOf(code), sessionId, state, publishedAt });
    sheetIdOf.set(`${code} ${sessionId}`, id);
    return id;
  };

  /** Stores a total. The first one creates the sheet of the course and session. */
  const score = async (studentId: string, ...given: readonly Score[]) => {
    for (const one of given) {
      const sheetId = await sheetOf(one);
      const parts = one.mark
        ? { code: one.mark }
        : { test: 0, lab: 0, exam: one.total, total: one.total };
      const publishedAt = (one.state ?? "published") === "published" ? new Date() : null;
      await db.insert(scores).values({ sheetId, studentId, publishedAt, ...parts });
    }
  };

  /** Replaces a published total and withdraws the papers that depend on it. */
  const amend = async (studentId: string, { reason, ...after }: Score & { reason: string }) => {
    const sheetId = await sheetOf(after);
    const where = and(eq(scores.sheetId, sheetId), eq(scores.studentId, studentId));
    const [before] = await db.select().from(scores).where(where);
    if (!before) throw new Error("There is nothing to amend.");
    const { version, total, code } = before;
    await db.insert(scoreAmendments).values({
      id: uuid(),
      sheetId,
      studentId,
      version,
      total,
      code,
      reason,
      amendedAt: new Date(),
    });
    await db
      .update(scores)
      .set({ version: version + 1, exam: after.total, total: after.total, code: null })
      .where(where);
    await db.transaction(async (tx) => {
      const semester = rows.find((row) => row.code === after.code)?.semester ?? "First";
      const key = { sessionId: after.sessionId, semester };
      await withdrawStatements(tx, [studentId], key, new Date());
      await withdrawComposites(tx, [studentId], key, new Date());
    });
  };

  const register = async (
    studentId: string,
    {
      state = "approved",
      ...at
    }: {
      sessionId: number;
      semester: "First" | "Second";
      levelId: number;
      state?: (typeof courseRegistrations.$inferInsert)["state"];
    },
    ...codes: readonly string[]
  ) => {
    const id = uuid();
    await db.insert(courseRegistrations).values({
      id,
      studentId,
      ...at,
      state,
      totalUnits: 3 * codes.length,
      submittedAt: new Date(),
    });
    await db.insert(registeredCourses).values(
      codes.map((code) => ({
        registrationId: id,
        sessionId: at.sessionId,
        courseId: idOf(code),
        kind: "Core" as const,
      })),
    );
  };

  /** Changes the state of a sheet. */
  const publish = async (
    score: Pick<Score, "code" | "sessionId">,
    state: State = "published",
  ): Promise<void> => {
    const publishedAt = state === "published" ? new Date() : null;
    const [sheet] = await db
      .update(scoreSheets)
      .set({ state, publishedAt })
      .where(
        and(eq(scoreSheets.courseId, idOf(score.code)), eq(scoreSheets.sessionId, score.sessionId)),
      )
      .returning({ id: scoreSheets.id });
    if (sheet) await db.update(scores).set({ publishedAt }).where(eq(scores.sheetId, sheet.id));
  };

  return { addStudent, score, amend, register, publish, idOf };
}
