import { fullName } from "@polyportal/domain/format/name";
import type { SheetStanding } from "@polyportal/domain/score-sheet/acts";
import type { Split } from "@polyportal/domain/score-sheet/split";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { courseAsOf } from "../../database/course-as-of.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseLecturers, courses } from "../../database/schema/course.ts";
import { resultDeadlines, scoreSheets, sheetSteps } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { departmentNameAsOf, facultyOfDepartmentAsOf } from "../../database/unit-as-of.ts";
import { coordinatorOf } from "./coordinator.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** The course and session of a sheet, and the sheet itself once somebody has begun it. */
export async function sheetOf(db: Reader, { courseId, sessionId }: Which) {
  const [found] = await db
    .select({
      course: courses,
      creditUnit: courses.creditUnit,
      department: departmentNameAsOf(academicSessions.from, courses.departmentId),
      faculty: facultyOfDepartmentAsOf(academicSessions.from, courses.departmentId),
      sessionId: academicSessions.id,
      session: academicSessions.name,
      deadline: resultDeadlines.closesAt,
      sheet: scoreSheets,
    })
    .from(academicSessions)
    .innerJoinLateral(courseAsOf(academicSessions.from, sql`${courseId}::int`), sql`true`)
    .leftJoin(
      resultDeadlines,
      and(eq(resultDeadlines.sessionId, sessionId), eq(resultDeadlines.semester, courses.semester)),
    )
    .leftJoin(
      scoreSheets,
      and(eq(scoreSheets.courseId, courses.id), eq(scoreSheets.sessionId, sessionId)),
    )
    .where(eq(academicSessions.id, sessionId));
  return found;
}

export type FoundSheet = NonNullable<Awaited<ReturnType<typeof sheetOf>>>;

/** What each part counts: as the sheet fixed it, or as its course has it until somebody enters a mark. */
export function splitOf({ sheet, course }: Pick<FoundSheet, "sheet" | "course">): Split {
  const { testMax: test, labMax: lab, examMax: exam } = sheet ?? course;
  return test === null || lab === null || exam === null
    ? { test: course.testMax, lab: course.labMax, exam: course.examMax }
    : { test, lab, exam };
}

/** Until when it may be written: its own day where that is later than its semester's, or alone. */
export function closingOf(deadline: Date | null, extendedUntil: Date | null): Date | null {
  if (deadline === null || extendedUntil === null) return deadline ?? extendedUntil;
  return extendedUntil > deadline ? extendedUntil : deadline;
}

/** What of a sheet decides about acts: one that nobody has begun is a draft. */
export const standingOf = ({ sheet, deadline }: FoundSheet): SheetStanding => ({
  state: sheet?.state ?? "draft",
  held: Boolean(sheet?.heldAt),
  closesAt: closingOf(deadline, sheet?.extendedUntil ?? null),
});

/** Who teaches the course in the session, the coordinator first. */
export async function lecturersOf(db: Reader, { courseId, sessionId }: Which) {
  const coordinates = sql<boolean>`(${courseLecturers.lecturerId} =
    ${coordinatorOf(courseId, sessionId)})`;
  const rows = await db
    .select({
      ...nameColumns(users),
      coordinator: coordinates.as("coordinates"),
    })
    .from(courseLecturers)
    .innerJoin(users, eq(users.id, courseLecturers.lecturerId))
    .where(and(eq(courseLecturers.courseId, courseId), eq(courseLecturers.sessionId, sessionId)))
    .orderBy(desc(coordinates), asc(users.lastname), asc(users.firstname));
  return rows.map((one) => ({ name: fullName(one), coordinator: one.coordinator }));
}

/** What became of a sheet, the newest first. */
export async function stepsOf(db: Reader, sheetId: string) {
  const rows = await db
    .select({ step: sheetSteps, by: users })
    .from(sheetSteps)
    .innerJoin(users, eq(users.id, sheetSteps.takenBy))
    .where(eq(sheetSteps.sheetId, sheetId))
    .orderBy(desc(sheetSteps.revision));
  return rows.map(({ step, by }) => ({
    step: step.step,
    by: fullName(by),
    at: step.takenAt.toISOString(),
    reason: step.reason,
    studentIds: step.pointedAt,
  }));
}
