import { unitLoadEndpoints } from "@polyportal/api-client/contract/unit-load";
import { fullName } from "@polyportal/domain/format/name";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { registerCoursesPath } from "@polyportal/domain/routes/paths";
import { levelById } from "@polyportal/domain/student/levels";
import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { nameColumns } from "../../database/name-columns.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { studentUnitLoads } from "../../database/schema/course.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { notify } from "../../notification/notify.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";

type Endpoints = typeof unitLoadEndpoints;

const officer = alias(users, "officer");

/** Students with a load of their own. */
export const studentLoadSource = sourceOf(unitLoadEndpoints.listStudentUnitLoads, {
  query: (db: Reader) =>
    db
      .select({
        load: studentUnitLoads,
        person: nameColumns(users),
        officer: nameColumns(officer),
        matricNumber: students.number,
        department: departmentNameAsOf(academicSessions.from, studentSessions.departmentId).as(
          "department_then",
        ),
        levelId: studentSessions.levelId,
        session: academicSessions.name,
      })
      .from(studentUnitLoads)
      .innerJoin(students, eq(students.id, studentUnitLoads.studentId))
      .innerJoin(users, eq(users.id, students.id))
      .innerJoin(officer, eq(officer.id, studentUnitLoads.assignedBy))
      .innerJoin(academicSessions, eq(academicSessions.id, studentUnitLoads.sessionId))
      .innerJoin(
        studentSessions,
        and(
          eq(studentSessions.studentId, studentUnitLoads.studentId),
          eq(studentSessions.sessionId, studentUnitLoads.sessionId),
        ),
      )
      .$dynamic(),
  key: studentUnitLoads.id,
  where: ({ search, session, semester, department, level }) =>
    and(
      session ? eq(academicSessions.id, session) : eq(academicSessions.current, true),
      semester && eq(studentUnitLoads.semester, semester),
      department && inArray(studentSessions.departmentId, department),
      level && inArray(studentSessions.levelId, level),
      matchesSearch(searchedUser, search),
    ),
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    matricNumber: [students.number],
    assignedAt: [studentUnitLoads.assignedAt],
  },
  first: "fullName",
  row: ({ load, person, officer: by, levelId, ...of }) => ({
    ...of,
    id: load.id,
    studentId: load.studentId,
    fullName: fullName(person),
    level: levelById(levelId).name,
    semester: load.semester,
    minimum: load.minimum,
    maximum: load.maximum,
    reason: load.reason,
    assignedBy: fullName(by),
    assignedAt: load.assignedAt.toISOString(),
  }),
});

/** Takes a student's own load back. */
export const revokeStudentUnitLoad: Handler<Endpoints["revokeStudentUnitLoad"]> = async (
  { change, now },
  { id, reason },
) => {
  await change(async ({ tx, audit }) => {
    const [gone] = await tx.delete(studentUnitLoads).where(eq(studentUnitLoads.id, id)).returning();
    if (!gone) return fail("not_found");
    const { studentId, sessionId, semester, minimum, maximum } = gone;
    const [of] = await tx
      .select({
        ...nameColumns(users),
        session: academicSessions.name,
      })
      .from(users)
      .innerJoin(academicSessions, eq(academicSessions.id, sessionId))
      .where(eq(users.id, studentId));
    if (!of) return fail("not_found");
    await notify(tx, {
      userId: studentId,
      ...words.told.revoked(semester, of.session, reason),
      path: registerCoursesPath(sessionId, semester),
      now,
    });
    audit({
      action: "revokeStudentUnitLoad",
      subject: "student",
      subjectId: studentId,
      before: { student: fullName(of), session: of.session, semester, minimum, maximum },
      reason,
    });
  });
  return {};
};
