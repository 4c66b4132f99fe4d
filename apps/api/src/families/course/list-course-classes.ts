import { courseClassEndpoints } from "@polyportal/api-client/contract/course-classes";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departmentAsOf, homeAsOf, namesAsOf, offeredAsOf } from "../../database/course-as-of.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses, searchedCourse } from "../../database/schema/course.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

type Taking = { departmentId: number; department: string; levelId: number };

const began = academicSessions.from;
const home = homeAsOf(began);

/** Of the classes besides the course's own: it takes the course even where a row says so again. */
const ofOthers = sql`taking.course_id = courses.id and taking.session_id = academic_sessions.id
  and (taking.department_id, taking.level_id) <> (${home.departmentId}, ${home.levelId})`;

// In SQL of its own: an export asks the same list for its keys alone.
const classes = sql<Taking[]>`(
  select coalesce(json_agg(json_build_object('departmentId', taking.department_id,
      'department', department.name, 'levelId', taking.level_id)
    order by taking.level_id, department.name), '[]')
  from course_classes taking
  cross join lateral (
    select ${departmentNameAsOf(began, sql`taking.department_id`)} as name) department
  where ${ofOthers})`;

/** Each course, in each session, as it was then, with the other classes that take it. */
export const courseClassQuery = (db: Reader) =>
  db
    .select({
      id: courses.id,
      ...namesAsOf(began),
      departmentId: home.departmentId.as("home_then"),
      department: departmentAsOf(began),
      active: offeredAsOf(began).as("offered_then"),
      session: { id: academicSessions.id, name: academicSessions.name },
      classes: classes.as("classes"),
    })
    .from(courses)
    .innerJoin(academicSessions, sql`true`)
    .$dynamic();

type Found = Awaited<ReturnType<typeof courseClassQuery>>[number];

export const courseClassRow = ({ session, classes: taking, ...course }: Found) => ({
  ...course,
  level: levelById(course.levelId).name,
  sessionId: session.id,
  session: session.name,
  classes: taking.map((one) => ({ ...one, level: levelById(one.levelId).name })),
});

const takenBy = (more: SQL = sql`true`) =>
  sql`exists (select from course_classes taking where ${ofOthers} and ${more})`;

/** A class of this department and at this level takes it, where one of the two or both are asked for. */
const isTakenBy = (departmentId: number | undefined, levelId: number | undefined) =>
  or(
    and(
      departmentId === undefined ? undefined : eq(home.departmentId, departmentId),
      levelId === undefined ? undefined : eq(home.levelId, levelId),
    ),
    takenBy(
      and(
        departmentId === undefined ? undefined : sql`taking.department_id = ${departmentId}`,
        levelId === undefined ? undefined : sql`taking.level_id = ${levelId}`,
      ),
    ),
  );

/** The courses of a session with who takes them; one that is offered no more where others still take it. */
export const courseClassSource = sourceOf(courseClassEndpoints.listCourseClasses, {
  query: courseClassQuery,
  key: courses.id,
  where: ({ session, semester, department, shared, takenBy: by, takenAt: at, search }) =>
    and(
      session ? eq(academicSessions.id, session) : eq(academicSessions.current, true),
      isNull(courses.deletedAt),
      or(offeredAsOf(began), takenBy()),
      semester && eq(courses.semester, semester),
      department && inArray(courses.departmentId, department),
      shared && (shared === "true" ? takenBy() : sql`not ${takenBy()}`),
      by === undefined && at === undefined ? undefined : isTakenBy(by, at),
      matchesSearch(searchedCourse, search),
    ),
  order: { code: [courses.code], title: [courses.title] },
  first: "code",
  row: courseClassRow,
});
