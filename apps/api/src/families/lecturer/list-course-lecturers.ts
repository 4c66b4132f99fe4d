import { courseLecturerEndpoints } from "@polyportal/api-client/contract/lecturer-courses";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses, searchedCourse } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { searchedUser } from "../../database/schema/users.ts";
import { departmentAsOf, factsAsOf, offeredAsOf } from "../../database/course-as-of.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { loadsOf } from "./loads.ts";

type Assigned = {
  id: string;
  lecturerId: string;
  lastname: string;
  firstname: string;
  middlename: string;
  staffNumber: string | null;
  coordinator: boolean;
  active: boolean;
};

// In SQL of its own: an export asks the same list for its keys alone.
const lecturers = sql<Assigned[]>`(
  select coalesce(json_agg(json_build_object('id', taught.id, 'lecturerId', users.id,
      'lastname', users.lastname, 'firstname', users.firstname, 'middlename', users.middlename,
      'staffNumber', staff.staff_number, 'coordinator', taught.coordinator,
      'active', users.active and users.user_type = 'lecturer')
    order by taught.coordinator desc, users.lastname, users.firstname, users.id), '[]')
  from course_lecturers taught
  join users on users.id = taught.lecturer_id
  left join staff_accounts on staff_accounts.user_id = users.id
  left join staff on staff.id = staff_accounts.staff_id
  where taught.course_id = courses.id and taught.session_id = academic_sessions.id)`;

const students = sql<number>`(
  select count(*)::int from registered_courses
  join course_registrations registration on registration.id = registered_courses.registration_id
  where registered_courses.course_id = courses.id
    and registered_courses.session_id = academic_sessions.id
    and registration.state in ('submitted', 'approved'))`;

/** Whether somebody teaches the course in the session, of whom more may be asked. */
export const taught = (more: SQL = sql`true`) => sql`exists (
  select from course_lecturers taught
  where taught.course_id = courses.id and taught.session_id = academic_sessions.id and ${more})`;

// Asked of what is switched off alone, and so by an index: of all courses, all registrations would be read.
const registered = sql`coalesce((
  select true from registered_courses
  where registered_courses.course_id = courses.id
    and registered_courses.session_id = academic_sessions.id
  limit 1), false)`;

/** Each course, in each session. */
export const courseQuery = (db: Reader) =>
  db
    .select({
      course: courses,
      department: departmentAsOf(academicSessions.from),
      session: academicSessions,
      sheet: scoreSheets.state,
      students: students.as("students"),
      ...factsAsOf(academicSessions.from),
      lecturers: lecturers.as("lecturers"),
    })
    .from(courses)
    .innerJoin(academicSessions, sql`true`)
    .leftJoin(
      scoreSheets,
      and(eq(scoreSheets.courseId, courses.id), eq(scoreSheets.sessionId, academicSessions.id)),
    )
    .$dynamic();

type Asked = Pick<
  ParsedInputOf<typeof courseLecturerEndpoints.previewCopyCourseLecturers>,
  "session" | "department" | "level" | "semester" | "assigned" | "search"
>;

/** The courses of one session that are asked for; one that is given no more shows where it was taught. */
export const coursesAsked = (asked: Asked): SQL | undefined =>
  and(
    asked.session ? eq(academicSessions.id, asked.session) : eq(academicSessions.current, true),
    isNull(courses.deletedAt),
    // A course that is switched off still has students who carry it over.
    or(offeredAsOf(academicSessions.from), taught(), registered),
    asked.department && inArray(courses.departmentId, asked.department),
    asked.level && inArray(courses.levelId, asked.level),
    asked.semester && eq(courses.semester, asked.semester),
    asked.assigned === "nobody" ? sql`not ${taught()}` : undefined,
    asked.assigned === "noCoordinator" ? sql`not ${taught(sql`taught.coordinator`)}` : undefined,
    foundBy(asked.search),
  );

/** By the words of the course, or by those of a lecturer's account or the staff number. */
function foundBy(search: string): SQL | undefined {
  const byCourse = matchesSearch(searchedCourse, search);
  const byName = matchesSearch(searchedUser, search);
  return (
    byCourse &&
    byName &&
    or(
      byCourse,
      taught(sql`taught.lecturer_id in (
        select users.id from users where ${byName}
        union all select staff_accounts.user_id from staff_accounts
        join staff on staff.id = staff_accounts.staff_id
        where lower(staff.staff_number) = lower(${search}))`),
    )
  );
}

/** The courses of a session with who teaches them. */
export const courseLecturerSource = sourceOf(courseLecturerEndpoints.listCourseLecturers, {
  query: courseQuery,
  key: courses.id,
  where: coursesAsked,
  order: { code: [courses.code], title: [courses.title] },
  first: "code",
  more: (db, found) =>
    loadsOf(
      db,
      found.map(({ session }) => session.id),
      found.flatMap(({ lecturers: assigned }) => assigned.map(({ lecturerId }) => lecturerId)),
    ),
  row: (
    {
      course,
      department,
      session,
      sheet,
      students: count,
      lecturers: assigned,
      levelId,
      ...factsThen
    },
    _caller,
    loads,
  ) => ({
    id: course.id,
    code: factsThen.code,
    title: factsThen.title,
    creditUnit: factsThen.creditUnit,
    semester: factsThen.semester,
    department,
    level: levelById(levelId).name,
    sessionId: session.id,
    session: session.name,
    students: count,
    lecturers: assigned.map((one) => ({
      id: one.id,
      lecturerId: one.lecturerId,
      name: fullName(one),
      staffNumber: one.staffNumber,
      coordinator: one.coordinator,
      active: one.active,
      ...loads.of({ ...one, sessionId: session.id, semester: factsThen.semester }),
    })),
    sheet,
  }),
});
