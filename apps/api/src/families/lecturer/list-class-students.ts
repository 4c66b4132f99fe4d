import { classEndpoints } from "@polyportal/api-client/contract/lecturer-class";
import { classStudentList } from "@polyportal/api-client/list/class-students";
import { fullName } from "@polyportal/domain/format/name";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { exportOfList } from "../../export/described.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { seesClass } from "../../rights/reach.ts";
import { cgpasOf } from "../results/averages.ts";
import {
  currentSession,
  isComplete,
  isRegistered,
  openedLast,
  publishedTotal,
  registeredTotal,
  registration,
  theirs,
  there,
} from "./class-rows.ts";

const query = (db: Reader) =>
  db
    .select({
      id: theirs.id,
      person: nameColumns(users),
      matricNumber: theirs.number,
      department: departmentNameAsOf(academicSessions.from, there.departmentId).as(
        "department_then",
      ),
      passport: theirs.passportFileId,
      sessionFrom: academicSessions.from,
      registration: registration.state,
      coursesUploaded: publishedTotal.as("courses_uploaded"),
      totalCoursesRegistered: registeredTotal.as("courses_registered"),
      semestersCount: sql<number>`(
        select count(*)::int from course_registrations sent
        join academic_sessions sent_in on sent_in.id = sent.session_id
        where sent.student_id = ${theirs.id} and sent.state <> 'returned'
          and sent_in."from" <= ${academicSessions.from})`.as("semesters_count"),
      sessionsCount: sql<number>`(
        select count(*)::int from student_sessions stayed
        join academic_sessions stayed_in on stayed_in.id = stayed.session_id
        where stayed.student_id = ${theirs.id}
          and stayed_in."from" <= ${academicSessions.from})`.as("sessions_count"),
    })
    .from(there)
    .innerJoin(theirs, eq(theirs.id, there.studentId))
    .innerJoin(users, eq(users.id, theirs.id))
    .innerJoin(academicSessions, eq(academicSessions.id, there.sessionId))
    .innerJoin(sql`(values ('First'), ('Second')) term (semester)`, sql`true`)
    .leftJoin(
      registration,
      and(
        eq(registration.studentId, theirs.id),
        eq(registration.sessionId, there.sessionId),
        sql`${registration.semester} = term.semester`,
      ),
    )
    .$dynamic();

/** Whether somebody may look at one class: asked once, whatever its students are. */
export const seesOneClass = (
  userId: string,
  {
    sessionId,
    departmentId,
    levelId,
    departmentOptionId,
  }: {
    sessionId: number | SQL;
    departmentId: number;
    levelId: number;
    departmentOptionId: number | null;
  },
): SQL<boolean> => sql`exists (
  select from (select ${sessionId}::int as session_id, ${departmentId}::int as department_id,
    ${levelId}::int as level_id, ${departmentOptionId}::int as department_option_id) theirs
  where ${seesClass(userId)})`;

/** The students of a class that the caller may look at; of any other, and of none, nobody. */
export const classStudentSource = sourceOf(classEndpoints.listClassStudents, {
  query,
  key: theirs.id,
  where: (
    { search, session, semester, department = 0, level = 0, option, registration: sent, uploads },
    { userId },
  ) => {
    const sessionId = session ?? currentSession;
    return and(
      eq(there.departmentId, department),
      sql`${there.departmentOptionId} is not distinct from ${option ?? null}::int`,
      sql`${there.sessionId} = ${sessionId}`,
      eq(there.levelId, level),
      sql`term.semester = ${semester ?? openedLast(sessionId)}`,
      seesOneClass(userId, {
        sessionId,
        departmentId: department,
        levelId: level,
        departmentOptionId: option ?? null,
      }),
      sent && isRegistered[sent],
      uploads && (uploads === "complete" ? isComplete : sql`not ${isComplete}`),
      matchesSearch(searchedUser, search),
    );
  },
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    matricNumber: [theirs.number],
  },
  first: "fullName",
  more: (db, found) =>
    // All of one class, and so of one session.
    cgpasOf(
      db,
      found.map(({ id }) => id),
      found[0]?.sessionFrom ?? "",
    ),
  row: ({ person, ...student }, _caller, cgpas) => ({
    ...student,
    fullName: fullName(person),
    cgpa: cgpas.get(student.id) ?? null,
  }),
});

/** As a file, of which the paper of a class is made, too. */
export const classStudentExport = exportOfList(classStudentList, classStudentSource);
