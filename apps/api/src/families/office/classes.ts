import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import { and, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { classAdvisers } from "../../database/schema/rights.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";

/** Which of the classes are asked for; all of them where nothing is said. */
export type Asked = {
  readonly department?: readonly number[] | undefined;
  readonly level?: readonly number[] | undefined;
  readonly option?: readonly number[] | undefined;
  readonly advised?: "true" | "false" | undefined;
};

/**
 * The classes of a session as its students make them up, with their advisers. Every student of the
 * session is read, once: they are counted before anything is looked up for a class.
 */
export function classesOf(db: Reader, sessionId: number, asked: Asked = {}) {
  const { department, level, option, advised } = asked;
  const waiting = db
    .select({ studentId: courseRegistrations.studentId, open: count().as("open") })
    .from(courseRegistrations)
    .where(
      and(eq(courseRegistrations.sessionId, sessionId), eq(courseRegistrations.state, "submitted")),
    )
    .groupBy(courseRegistrations.studentId)
    .as("waiting");
  const classes = db
    .select({
      departmentId: studentSessions.departmentId,
      departmentOptionId: studentSessions.departmentOptionId,
      levelId: studentSessions.levelId,
      students: count().as("class_students"),
      waiting: sql<number>`coalesce(sum(${waiting.open}), 0)`.mapWith(Number).as("class_waiting"),
    })
    .from(studentSessions)
    .leftJoin(waiting, eq(waiting.studentId, studentSessions.studentId))
    .where(eq(studentSessions.sessionId, sessionId))
    .groupBy(
      studentSessions.departmentId,
      studentSessions.departmentOptionId,
      studentSessions.levelId,
    )
    .as("classes");
  return db
    .select({
      departmentId: departments.id,
      department: departments.name,
      levelId: classes.levelId,
      departmentOptionId: classes.departmentOptionId,
      option: departmentOptions.name,
      students: classes.students,
      waiting: classes.waiting,
      adviserId: classAdvisers.adviserId,
      adviser: nameColumns(users),
    })
    .from(classes)
    .innerJoin(departments, eq(departments.id, classes.departmentId))
    .leftJoin(departmentOptions, eq(departmentOptions.id, classes.departmentOptionId))
    .leftJoin(
      classAdvisers,
      and(
        eq(classAdvisers.sessionId, sessionId),
        eq(classAdvisers.departmentId, classes.departmentId),
        eq(classAdvisers.levelId, classes.levelId),
        sql`${classAdvisers.departmentOptionId} is not distinct from ${classes.departmentOptionId}`,
      ),
    )
    .leftJoin(users, eq(users.id, classAdvisers.adviserId))
    .where(
      and(
        department && inArray(departments.id, department),
        level && inArray(classes.levelId, level),
        option && inArray(classes.departmentOptionId, option),
        advised && (advised === "true" ? isNotNull : isNull)(classAdvisers.adviserId),
      ),
    )
    .orderBy(departments.name, classes.levelId, departmentOptions.name);
}

/** The same, with levels and advisers by their names. */
export async function advisedClasses(db: Reader, sessionId: number, asked: Asked) {
  const classes = await classesOf(db, sessionId, asked);
  return classes.map(({ adviserId, adviser, ...one }) => ({
    ...one,
    level: levelById(one.levelId).name,
    adviser: adviserId && adviser ? { id: adviserId, name: fullName(adviser) } : null,
  }));
}

/** What departments are split into, each with the department's name. */
export const optionsOf = (db: Reader) =>
  db
    .select({
      id: departmentOptions.id,
      name: departmentOptions.name,
      department: departments.name,
    })
    .from(departmentOptions)
    .innerJoin(departments, eq(departments.id, departmentOptions.departmentId))
    .orderBy(departments.name, departmentOptions.name);
