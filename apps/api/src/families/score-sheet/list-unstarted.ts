import { unstartedEndpoints } from "@polyportal/api-client/contract/score-sheet-unstarted";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departmentAsOf, namesAsOf } from "../../database/course-as-of.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses, searchedCourse } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { isScored, resultDeadlines, scoreSheets } from "../../database/schema/results.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { schoolClaims } from "../../rights/reach.ts";
import { coordinatorOf } from "./coordinator.ts";
import { students } from "./list-my-courses.ts";
import { lecturers } from "./list-score-sheets.ts";
import { inOfficeOf } from "./sheet-relation.ts";
import { closingOf } from "./sheet.ts";

/** Whom a reminder goes to. */
const coordinator = sql<string | null>`(
  select trim(users.lastname || ' ' || users.firstname || ' ' || users.middlename)
  from users where users.id = ${coordinatorOf(courses.id, academicSessions.id)})`;

/** Last time somebody was reminded, of this session's scores: as the record has it. */
const remindedAt = sql<string | null>`(
  select max(audit_rows.at)::text from audit_rows
  where audit_rows.subject = 'course' and audit_rows.subject_id = courses.id::text
    and audit_rows.action = 'remindOfScores'
    and audit_rows.after ->> 'sessionId' = academic_sessions.id::text)`;

/** No sheet, or one that has come no further than that somebody opened it. */
export const isUnstarted = sql`coalesce(score_sheets.state, 'draft') = 'draft' and not exists (
  select from scores where scores.sheet_id = score_sheets.id and ${isScored})`;

/** Whether anybody has registered the course in the session. */
const isTaken = sql`exists (select from registered_courses taken
  where taken.course_id = courses.id and taken.session_id = academic_sessions.id)`;

const query = (db: Reader) =>
  db
    .select({
      course: courses,
      ...namesAsOf(academicSessions.from),
      department: departmentAsOf(academicSessions.from),
      sessionId: academicSessions.id,
      lecturers: lecturers.as("lecturers"),
      coordinator: coordinator.as("coordinator"),
      students: students.as("students"),
      deadline: resultDeadlines.closesAt,
      extendedUntil: scoreSheets.extendedUntil,
      remindedAt: remindedAt.as("reminded_at"),
    })
    .from(courses)
    .innerJoin(departments, eq(departments.id, courses.departmentId))
    .innerJoin(academicSessions, sql`true`)
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

/** Courses that are taken in a session, and of whose students no score is entered. */
export const unstartedSource = sourceOf(unstartedEndpoints.listUnstartedSheets, {
  query,
  // Of one session, whichever is asked for.
  key: courses.id,
  costly: true,
  // An official who only advises a class has the claim for that class alone.
  async known(db, _asked, { userId }) {
    const { rows } = await db.execute<{ school: boolean }>(
      sql`select 'results.see' = any (${schoolClaims(userId)}) as school`,
    );
    return rows[0]?.school ?? false;
  },
  where: ({ search, session, semester, department, level }, { userId }, school) =>
    and(
      session ? eq(academicSessions.id, session) : eq(academicSessions.current, true),
      school ? undefined : inOfficeOf(userId),
      isTaken,
      isUnstarted,
      semester && eq(courses.semester, semester),
      department && inArray(courses.departmentId, department),
      level && inArray(courses.levelId, level),
      matchesSearch(searchedCourse, search),
    ),
  order: { code: [courses.code] },
  first: "code",
  row: (found) => ({
    courseId: found.course.id,
    sessionId: found.sessionId,
    code: found.code,
    title: found.title,
    department: found.department,
    level: levelById(found.levelId).name,
    semester: found.semester,
    lecturers: found.lecturers,
    coordinator: found.coordinator,
    students: found.students,
    closesAt: closingOf(found.deadline, found.extendedUntil)?.toISOString() ?? null,
    remindedAt: found.remindedAt === null ? null : new Date(found.remindedAt).toISOString(),
  }),
});
