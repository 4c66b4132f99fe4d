import { scoreSheetEndpoints } from "@polyportal/api-client/contract/score-sheet";
import type { SheetState } from "@polyportal/domain/score-sheet/states";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, isNull, not, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseLecturers, courses, searchedCourse } from "../../database/schema/course.ts";
import { resultDeadlines, scoreSheets } from "../../database/schema/results.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { departmentAsOf, factsAsOf } from "../../database/course-as-of.ts";
import { coordinatorOf } from "./coordinator.ts";
import { closingOf } from "./sheet.ts";

/** How many have registered the course in the session, whatever was decided about it. */
export const students = sql<number>`(select count(*)::int from registered_courses
  where registered_courses.course_id = courses.id
    and registered_courses.session_id = academic_sessions.id)`;
const scored = sql<number>`(
  select count(*)::int from scores
  where scores.sheet_id = score_sheets.id
    and (scores.total is not null or scores.code is not null))`;
const changedAt = sql<string | null>`(
  select max(score_versions.entered_at)::text from score_versions
  where score_versions.sheet_id = score_sheets.id)`;

const query = (db: Reader) =>
  db
    .select({
      course: courses,
      ...factsAsOf(academicSessions.from),
      department: departmentAsOf(academicSessions.from),
      sessionId: academicSessions.id,
      coordinator: sql<boolean>`coalesce(${courseLecturers.lecturerId} =
        ${coordinatorOf(courses.id, academicSessions.id)}, false)`.as("coordinates"),
      session: academicSessions.name,
      sheetId: scoreSheets.id,
      state: scoreSheets.state,
      heldAt: scoreSheets.heldAt,
      extendedUntil: scoreSheets.extendedUntil,
      deadline: resultDeadlines.closesAt,
      students: students.as("students"),
      scored: scored.as("scored"),
      changedAt: changedAt.as("changed_at"),
    })
    .from(courseLecturers)
    .innerJoin(courses, eq(courses.id, courseLecturers.courseId))
    .innerJoin(academicSessions, eq(academicSessions.id, courseLecturers.sessionId))
    .leftJoin(
      scoreSheets,
      and(eq(scoreSheets.courseId, courses.id), eq(scoreSheets.sessionId, academicSessions.id)),
    )
    .leftJoin(
      resultDeadlines,
      and(
        eq(resultDeadlines.sessionId, academicSessions.id),
        eq(resultDeadlines.semester, courses.semester),
      ),
    )
    .$dynamic();

/** Sheets of some states; "none" are courses whose sheet nobody has begun. */
const inStates = (states: readonly (SheetState | "none")[]) =>
  or(
    inArray(
      scoreSheets.state,
      states.filter((state) => state !== "none"),
    ),
    states.includes("none") ? isNull(scoreSheets.id) : undefined,
  );

/** Whether scores are still to be handed on, and by when. */
const isToHandOn = sql`(coalesce(score_sheets.state, 'draft') = 'draft'
  and coalesce(result_deadlines.closes_at, score_sheets.extended_until) is not null
  and exists (select from registered_courses taken where taken.course_id = courses.id
    and taken.session_id = academic_sessions.id))`;

/** What a session that has turned over leaves to be handed on, as long as it can be. */
const isStillTaken = sql`greatest(result_deadlines.closes_at, score_sheets.extended_until) > now()`;

/** Of the session that is named, else of the current one; what is due, of an earlier one, too. */
function ofSession(session: number | undefined, due: boolean): SQL | undefined {
  if (session) return eq(academicSessions.id, session);
  const current = eq(academicSessions.current, true);
  return due ? or(current, isStillTaken) : current;
}

/** The courses that the caller teaches. */
export const myCourseSource = sourceOf(scoreSheetEndpoints.listMyCourses, {
  query,
  key: courseLecturers.id,
  where: ({ search, session, semester, state, due }, { userId }) =>
    and(
      eq(courseLecturers.lecturerId, userId),
      ofSession(session, due === "true"),
      due && (due === "true" ? isToHandOn : not(isToHandOn)),
      semester && eq(courses.semester, semester),
      state && inStates(state),
      matchesSearch(searchedCourse, search),
    ),
  order: { code: [courses.code], title: [courses.title] },
  first: "code",
  row: (found) => ({
    courseId: found.course.id,
    sessionId: found.sessionId,
    session: found.session,
    code: found.code,
    title: found.title,
    creditUnit: found.creditUnit,
    department: found.department,
    level: levelById(found.levelId).name,
    semester: found.semester,
    students: found.students,
    scored: found.scored,
    coordinator: found.coordinator,
    sheetId: found.sheetId,
    state: found.state,
    held: found.heldAt !== null,
    closesAt: closingOf(found.deadline, found.extendedUntil)?.toISOString() ?? null,
    changedAt: found.changedAt === null ? null : new Date(found.changedAt).toISOString(),
  }),
});
