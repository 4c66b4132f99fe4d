import { and, count, desc, eq, exists, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { classAdvisers } from "../../database/schema/rights.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../server/failure.ts";

/** A session, the current one unless said; the one before it; and all, the newest first. */
export async function sessionsWith(db: Reader, sessionId?: number) {
  const all = await db.select().from(academicSessions).orderBy(desc(academicSessions.from));
  const at = all.findIndex(({ id, current }) => (sessionId ? id === sessionId : current));
  const found = all[at] ?? fail("not_found");
  const sessions = all.map(({ id, name }) => ({ id, name }));
  return { session: { id: found.id, name: found.name }, before: sessions[at + 1], sessions };
}

/** The classes of a session as its students make them up, with their advisers. */
export function classesOf(db: Reader, sessionId: number) {
  const waiting = db
    .select({ studentId: courseRegistrations.studentId, open: count().as("open") })
    .from(courseRegistrations)
    .where(
      and(eq(courseRegistrations.sessionId, sessionId), eq(courseRegistrations.state, "submitted")),
    )
    .groupBy(courseRegistrations.studentId)
    .as("waiting");
  return db
    .select({
      departmentId: departments.id,
      department: departments.name,
      levelId: studentSessions.levelId,
      departmentOptionId: departmentOptions.id,
      option: departmentOptions.name,
      students: count(),
      waiting: sql<number>`coalesce(sum(${waiting.open}), 0)`.mapWith(Number),
      adviserId: classAdvisers.adviserId,
      adviser: {
        lastname: users.lastname,
        firstname: users.firstname,
        middlename: users.middlename,
      },
    })
    .from(studentSessions)
    .innerJoin(students, eq(students.id, studentSessions.studentId))
    .innerJoin(departments, eq(departments.id, students.departmentId))
    .leftJoin(departmentOptions, eq(departmentOptions.id, students.departmentOptionId))
    .leftJoin(waiting, eq(waiting.studentId, students.id))
    .leftJoin(
      classAdvisers,
      and(
        eq(classAdvisers.sessionId, sessionId),
        eq(classAdvisers.departmentId, departments.id),
        eq(classAdvisers.levelId, studentSessions.levelId),
        sql`${classAdvisers.departmentOptionId} is not distinct from ${departmentOptions.id}`,
      ),
    )
    .leftJoin(users, eq(users.id, classAdvisers.adviserId))
    .where(eq(studentSessions.sessionId, sessionId))
    .groupBy(
      departments.id,
      departmentOptions.id,
      studentSessions.levelId,
      classAdvisers.id,
      users.id,
    )
    .orderBy(departments.name, studentSessions.levelId, departmentOptions.name);
}

/** The advisers of one session whose classes have none in another, and who are still here. */
export function copyable(db: Reader, { from, to }: { from: number; to: number }) {
  const later = alias(classAdvisers, "later");
  const taken = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.sessionId, to),
        eq(later.departmentId, classAdvisers.departmentId),
        eq(later.levelId, classAdvisers.levelId),
        sql`${later.departmentOptionId} is not distinct from ${classAdvisers.departmentOptionId}`,
      ),
    );
  return db
    .select({
      departmentId: classAdvisers.departmentId,
      levelId: classAdvisers.levelId,
      departmentOptionId: classAdvisers.departmentOptionId,
      adviserId: classAdvisers.adviserId,
      department: departments.name,
      option: departmentOptions.name,
      adviser: {
        lastname: users.lastname,
        firstname: users.firstname,
        middlename: users.middlename,
      },
    })
    .from(classAdvisers)
    .innerJoin(users, eq(users.id, classAdvisers.adviserId))
    .innerJoin(departments, eq(departments.id, classAdvisers.departmentId))
    .leftJoin(departmentOptions, eq(departmentOptions.id, classAdvisers.departmentOptionId))
    .where(and(eq(classAdvisers.sessionId, from), eq(users.active, true), not(exists(taken))));
}
