import type { classEndpoints } from "@polyportal/api-client/contract/lecturer-class";
import type { Semester } from "@polyportal/domain/course-registration/course";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import { and, asc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { registeredCourses } from "../../database/schema/course-registration.ts";
import { courses } from "../../database/schema/course.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { courseAsOf } from "../../database/course-as-of.ts";
import {
  departmentNameAsOf,
  facultyOfDepartmentAsOf,
  optionNameAsOf,
} from "../../database/unit-as-of.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { blockersOf } from "../course-registration/blockers.ts";
import { classAdviserId } from "../../rights/reach.ts";
import { registeredOf, resultsOf } from "./class-figures.ts";
import { openedLast, registration, theirs, there, type ClassIn } from "./class-rows.ts";
import { seesOneClass } from "./list-class-students.ts";

type Asked = Omit<ClassIn, "semester"> & { readonly semester: Semester | undefined };

/** A class as its endpoints are asked for it. */
const askedOf = ({
  session,
  department,
  level,
  option,
  semester,
}: Parameters<Handler<(typeof classEndpoints)["getClassResults"]>>[1]): Asked => ({
  sessionId: session,
  departmentId: department,
  levelId: level,
  departmentOptionId: option ?? null,
  semester,
});

/** One class in a semester. To whom it is none of his it is as if it was not there, as one without students is. */
export const getClass: Handler<(typeof classEndpoints)["getClass"]> = async (
  { db, caller, now },
  which,
) => {
  const asked = askedOf(which);
  const { sessionFrom, adviser, ...found } =
    (await classNamed(db, caller.userId, asked)) ?? fail("not_found");
  const one = { ...asked, semester: found.semester, sessionFrom };
  const [[registered], [results], taken, unregistered] = await Promise.all([
    registeredOf(db, [one]),
    resultsOf(db, [one]),
    coursesOf(db, one),
    unregisteredOf(db, one),
  ]);
  if (!registered?.students || !results) return fail("not_found");
  const { meanCgpa, ...complete } = results;
  const reasons = await blockersOf(
    db,
    unregistered.map(({ student }) => student),
    one,
    now,
  );
  return {
    ...asked,
    ...found,
    level: levelById(asked.levelId).name,
    adviser: adviser ? fullName(adviser) : "",
    counts: { ...registered, ...complete },
    meanCgpa,
    courses: taken,
    unregistered: unregistered.map(({ student, person }) => ({
      studentId: student.id,
      fullName: fullName(person),
      matricNumber: student.matricNumber,
      reasons: reasons.get(student.id) ?? [],
    })),
  };
};

/** What the results of one class come to; to whom it is none of his it is as if it was not there. */
export const getClassResults: Handler<(typeof classEndpoints)["getClassResults"]> = async (
  { db, caller },
  which,
) => {
  const asked = askedOf(which);
  const { sessionFrom, ...found } =
    (await classNamed(db, caller.userId, asked)) ?? fail("not_found");
  const [results] = await resultsOf(db, [{ ...asked, semester: found.semester, sessionFrom }]);
  if (!results || results.complete + results.missing === 0) return fail("not_found");
  return { complete: results.complete, meanCgpa: results.meanCgpa };
};

/** The names of a class that somebody may look at. */
export async function classNamed(db: Reader, userId: string, asked: Asked) {
  const { sessionId, departmentId, levelId, departmentOptionId } = asked;
  const [found] = await db
    .select({
      session: academicSessions.name,
      sessionFrom: academicSessions.from,
      semester: sql<Semester>`${asked.semester ?? openedLast(sessionId)}`,
      department: departmentNameAsOf(academicSessions.from, departments.id),
      faculty: facultyOfDepartmentAsOf(academicSessions.from, departments.id),
      option: optionNameAsOf(academicSessions.from, departmentOptions.id),
      adviser: nameColumns(users),
    })
    .from(departments)
    .innerJoin(academicSessions, eq(academicSessions.id, sessionId))
    .leftJoin(
      departmentOptions,
      and(
        eq(departmentOptions.id, departmentOptionId ?? 0),
        eq(departmentOptions.departmentId, departments.id),
      ),
    )
    .leftJoin(
      users,
      sql`${users.id} = (select ${classAdviserId} from (
        select ${sessionId}::int as session_id, ${departmentId}::int as department_id,
          ${levelId}::int as level_id, ${departmentOptionId}::int as department_option_id) theirs)`,
    )
    .where(and(eq(departments.id, departmentId), seesOneClass(userId, asked)));
  return found;
}

/** The courses that a class has registered, with how far the sheet of each is. */
const coursesOf = (db: Reader, one: ClassIn) =>
  db
    .select({
      courseId: courses.id,
      code: courses.code,
      title: courses.title,
      creditUnit: courses.creditUnit,
      students: sql<number>`count(*)::int`,
      published: sql<number>`count(${scores.publishedAt})::int`,
      state: scoreSheets.state,
      held: sql<boolean>`${scoreSheets.heldAt} is not null`,
    })
    .from(there)
    .innerJoin(theirs, eq(theirs.id, there.studentId))
    .innerJoin(registration, isIn(one))
    .innerJoin(registeredCourses, eq(registeredCourses.registrationId, registration.id))
    .innerJoin(academicSessions, eq(academicSessions.id, there.sessionId))
    .innerJoinLateral(courseAsOf(academicSessions.from, registeredCourses.courseId), sql`true`)
    .leftJoin(
      scoreSheets,
      and(eq(scoreSheets.courseId, courses.id), eq(scoreSheets.sessionId, there.sessionId)),
    )
    .leftJoin(
      scores,
      and(eq(scores.sheetId, scoreSheets.id), eq(scores.studentId, there.studentId)),
    )
    .where(and(isOf(one), sql`${registration.state} <> 'returned'`))
    .groupBy(courses.id, courses.code, courses.title, courses.creditUnit, scoreSheets.id)
    .orderBy(asc(courses.code));

const person = alias(users, "person");

/** Who of a class has not registered the semester, by name. */
const unregisteredOf = (db: Reader, one: ClassIn) =>
  db
    .select({
      student: {
        id: theirs.id,
        matricNumber: theirs.number,
        studentTypeId: there.studentTypeId,
        departmentId: there.departmentId,
        entrySessionId: theirs.entrySessionId,
      },
      person: {
        lastname: person.lastname,
        firstname: person.firstname,
        middlename: person.middlename,
      },
    })
    .from(there)
    .innerJoin(theirs, eq(theirs.id, there.studentId))
    .innerJoin(person, eq(person.id, theirs.id))
    .leftJoin(registration, isIn(one))
    .where(and(isOf(one), sql`${registration.id} is null`))
    .orderBy(asc(person.lastname), asc(person.firstname), asc(person.middlename), asc(theirs.id));

const isIn = ({ sessionId, semester }: ClassIn) =>
  and(
    eq(registration.studentId, theirs.id),
    eq(registration.sessionId, sessionId),
    eq(registration.semester, semester),
  );

const isOf = ({ sessionId, departmentId, levelId, departmentOptionId }: ClassIn) =>
  and(
    eq(there.sessionId, sessionId),
    eq(there.levelId, levelId),
    eq(there.departmentId, departmentId),
    sql`${there.departmentOptionId} is not distinct from ${departmentOptionId}::int`,
  );
