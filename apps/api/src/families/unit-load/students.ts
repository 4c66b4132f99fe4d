import { unitLoadEndpoints } from "@polyportal/api-client/contract/unit-load";
import { loadSet } from "@polyportal/domain/course-registration/registrable";
import { fullName } from "@polyportal/domain/format/name";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { registerCoursesPath } from "@polyportal/domain/routes/paths";
import { levelById } from "@polyportal/domain/student/levels";
import { isTooFarAbove, mostAbove } from "@polyportal/domain/unit-load/forms";
import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { v7 as uuid } from "uuid";
import type { Reader, Transaction } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { studentUnitLoads, unitLoads } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { searchedUser, users } from "../../database/schema/users.ts";
import { findsWords } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { notify } from "../../notification/notify.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";

type Endpoints = typeof unitLoadEndpoints;

const officer = alias(users, "officer");

/** Students with a load of their own. */
export const studentLoadList = sourceOf(unitLoadEndpoints.listStudentUnitLoads, {
  query: (db: Reader) =>
    db
      .select({
        load: studentUnitLoads,
        person: {
          lastname: users.lastname,
          firstname: users.firstname,
          middlename: users.middlename,
        },
        officer: {
          lastname: officer.lastname,
          firstname: officer.firstname,
          middlename: officer.middlename,
        },
        matricNumber: students.matricNumber,
        department: departments.name,
        levelId: studentSessions.levelId,
        session: academicSessions.name,
      })
      .from(studentUnitLoads)
      .innerJoin(students, eq(students.id, studentUnitLoads.studentId))
      .innerJoin(users, eq(users.id, students.id))
      .innerJoin(officer, eq(officer.id, studentUnitLoads.assignedBy))
      .innerJoin(departments, eq(departments.id, students.departmentId))
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
      department && inArray(students.departmentId, department),
      level && inArray(studentSessions.levelId, level),
      findsWords(searchedUser, search),
    ),
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    matricNumber: [students.matricNumber],
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

/** Gives a student a load, or another in the place of the one before; the student is told. */
export const setStudentUnitLoad: Handler<Endpoints["setStudentUnitLoad"]> = (
  { change, caller, now },
  { matricNumber, sessionId, semester, minimum, maximum, reason },
) =>
  change(async ({ tx, audit }) => {
    const student = await studentIn(tx, matricNumber, sessionId);
    const [ofLevel] = await tx
      .select()
      .from(unitLoads)
      .where(and(eq(unitLoads.levelId, student.levelId), eq(unitLoads.semester, semester)));
    const level = loadSet(undefined, ofLevel);
    if (isTooFarAbove({ maximum }, level)) {
      fail("invalid_input", { fields: { maximum: words.tooFarAbove(level.maximum, mostAbove) } });
    }
    const target = [
      studentUnitLoads.studentId,
      studentUnitLoads.sessionId,
      studentUnitLoads.semester,
    ];
    const set = { minimum, maximum, reason, assignedBy: caller.userId, assignedAt: now };
    const [before] = await tx
      .select()
      .from(studentUnitLoads)
      .where(
        and(
          eq(studentUnitLoads.studentId, student.id),
          eq(studentUnitLoads.sessionId, sessionId),
          eq(studentUnitLoads.semester, semester),
        ),
      )
      .for("update");
    const [written] = await tx
      .insert(studentUnitLoads)
      .values({ id: uuid(), studentId: student.id, sessionId, semester, ...set })
      .onConflictDoUpdate({ target, set })
      .returning({ id: studentUnitLoads.id });
    const name = fullName(student);
    await notify(tx, {
      userId: student.id,
      ...words.told.assigned(semester, student.session, words.bounds(minimum, maximum), reason),
      path: registerCoursesPath(sessionId, semester),
      now,
    });
    audit({
      action: "setStudentUnitLoad",
      subject: "student",
      subjectId: student.id,
      before: before && { semester, minimum: before.minimum, maximum: before.maximum },
      after: { student: name, session: student.session, semester, minimum, maximum },
      reason,
    });
    return { id: written?.id ?? fail("conflict"), fullName: name };
  });

/** The student of a matric number, who has to be there in the session. */
async function studentIn(tx: Transaction, matricNumber: string, sessionId: number) {
  const [found] = await tx
    .select({
      id: students.id,
      lastname: users.lastname,
      firstname: users.firstname,
      middlename: users.middlename,
      levelId: studentSessions.levelId,
      session: academicSessions.name,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .leftJoin(
      studentSessions,
      and(eq(studentSessions.studentId, students.id), eq(studentSessions.sessionId, sessionId)),
    )
    .leftJoin(academicSessions, eq(academicSessions.id, studentSessions.sessionId))
    .where(eq(students.matricNumber, matricNumber.toUpperCase()));
  if (!found) return fail("invalid_input", { fields: { matricNumber: words.noStudent } });
  const { levelId, session, ...person } = found;
  if (levelId === null || session === null) {
    return fail("invalid_input", { fields: { sessionId: words.notThere } });
  }
  return { ...person, levelId, session };
}

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
        lastname: users.lastname,
        firstname: users.firstname,
        middlename: users.middlename,
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
