import type { searchEndpoints } from "@polyportal/api-client/contract/search";
import { fullName } from "@polyportal/domain/format/name";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { searchedUser } from "../../database/schema/users.ts";
import { matchesSearch } from "../../lists/search.ts";
import { departmentsWithClasses, seesClass } from "../../rights/reach.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { myCourseSource } from "../score-sheet/list-my-courses.ts";
import { scoreSheetSource } from "../score-sheet/list-score-sheets.ts";

const shown = 5;

/** What a search finds of the caller's own teaching and classes: no more than the caller's lists have. */
export const findTaught: Handler<typeof searchEndpoints.findTaught> = async (
  { db, caller },
  { search },
) => {
  const { claims } = caller;
  const [courses, sheets, ofClasses, ofCourses] = await Promise.all([
    claims.has("results.enter") ? coursesFound(db, caller, search) : [],
    claims.has("results.see") ? sheetsFound(db, caller, search) : [],
    claims.has("registration.see") ? inOwnClasses(db, caller, search) : [],
    claims.has("results.enter") ? inOwnCourses(db, caller, search) : [],
  ]);
  // Who is in an own class and takes an own course stands there once, in the class.
  const inClass = new Set(ofClasses.map(({ id }) => id));
  const students = [...ofClasses, ...ofCourses.filter(({ id }) => !inClass.has(id))];
  return { courses, sheets, students: students.slice(0, shown) };
};

async function coursesFound(db: Reader, caller: UserCaller<"lecturer">, search: string) {
  const found = await myCourseSource
    .query(db)
    .where(myCourseSource.where({ search }, caller))
    .orderBy(sql`courses.code`)
    .limit(shown);
  return found.map(({ course, sessionId, code, title }) => ({
    courseId: course.id,
    sessionId,
    code,
    title,
  }));
}

async function sheetsFound(db: Reader, caller: UserCaller<"lecturer">, search: string) {
  const found = await scoreSheetSource
    .query(db)
    .where(scoreSheetSource.where({ search, state: [...sheetStates] }, caller, undefined))
    .orderBy(sql`courses.code`)
    .limit(shown);
  return found.map(({ sheet, course, code, title }) => ({
    courseId: course.id,
    sessionId: sheet.sessionId,
    code,
    title,
    state: sheet.state,
  }));
}

type Named = {
  id: string;
  number: string;
  lastname: string;
  firstname: string;
  middlename: string;
};

type InClass = Named & {
  session_id: number;
  department_id: number;
  level_id: number;
  department_option_id: number | null;
};

/** Students of the classes that the caller sees in the current session. */
async function inOwnClasses(db: Reader, { userId }: UserCaller<"lecturer">, search: string) {
  const words = matchesSearch(searchedUser, search);
  const departments = await departmentsWithClasses(db, userId);
  if (!words || departments.length === 0) return [];
  const { rows } = await db.execute<InClass>(sql`
    select * from (
      select users.id, users.lastname, users.firstname, users.middlename, found.number,
        there.department_id, there.department_option_id, there.session_id, there.level_id
      from users
      join students found on found.id = users.id
      join student_sessions there on there.student_id = found.id
      join academic_sessions session on session.id = there.session_id and session.current
      where ${words} and there.department_id = any (${sql.param(departments)}::int[])
    ) theirs
    where ${seesClass(userId)}
    order by lastname, firstname, middlename, id limit ${shown}`);
  return rows.map((one) => ({
    ...personOf(one),
    of: {
      session: one.session_id,
      department: one.department_id,
      level: one.level_id,
      option: one.department_option_id,
    },
    takes: null,
  }));
}

type InCourse = Named & { course_id: number; session_id: number; code: string };

/** Students who take courses of the caller's in the current session, each by one of them. */
async function inOwnCourses(db: Reader, { userId }: UserCaller<"lecturer">, search: string) {
  const words = matchesSearch(searchedUser, search);
  if (!words) return [];
  const { rows } = await db.execute<InCourse>(sql`
    select * from (
      select distinct on (users.id) users.id, users.lastname, users.firstname, users.middlename,
        students.number, courses.id as course_id, courses.code, taught.session_id
      from course_lecturers taught
      join academic_sessions session on session.id = taught.session_id and session.current
      join courses on courses.id = taught.course_id
      join registered_courses taken
        on taken.course_id = taught.course_id and taken.session_id = taught.session_id
      join course_registrations registration on registration.id = taken.registration_id
      join students on students.id = registration.student_id
      join users on users.id = students.id
      where taught.lecturer_id = ${userId} and ${words}
      order by users.id, courses.code
    ) found
    order by lastname, firstname, middlename, id limit ${shown}`);
  return rows.map((one) => ({
    ...personOf(one),
    of: null,
    takes: { courseId: one.course_id, sessionId: one.session_id, code: one.code },
  }));
}

const personOf = (one: Named) => ({
  id: one.id,
  fullName: fullName(one),
  matricNumber: one.number,
});
