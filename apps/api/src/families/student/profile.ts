import { numberWithKind } from "@polyportal/domain/student/number";
import type { studentEndpoints } from "@polyportal/api-client/contract/student";
import { levelById } from "@polyportal/domain/student/levels";
import { eq, sql } from "drizzle-orm";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions } from "../../database/schema/faculty.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import type { Handler } from "../../server/handler.ts";
import { studentOf } from "./current.ts";

type Endpoints = typeof studentEndpoints;

const originById = prepared((db) =>
  db
    .select({ entrySession: academicSessions.name, departmentOption: departmentOptions.name })
    .from(students)
    .innerJoin(academicSessions, eq(academicSessions.id, students.entrySessionId))
    .leftJoin(departmentOptions, eq(departmentOptions.id, students.departmentOptionId))
    .where(eq(students.id, sql.placeholder("id")))
    .prepare("student_origin_by_id"),
);

/** The signed-in student's own record. */
export const getStudentProfile: Handler<Endpoints["getStudentProfile"]> = async ({
  caller,
  db,
}) => {
  const [{ student, person, department, faculty, session }, [origin]] = await Promise.all([
    studentOf(db, caller.userId),
    originById(db).execute({ id: caller.userId }),
  ]);
  return {
    ...student,
    ...numberWithKind(student),
    mobileNumber: person.mobileNumber,
    passport: student.passportFileId,
    programmeDetail: {
      studentTypeId: student.studentTypeId,
      programme: student.programme,
      level: levelById(student.levelId).name,
      department,
      departmentOption: origin?.departmentOption ?? null,
      faculty,
      entrySession: origin?.entrySession ?? "",
      session: session.name,
    },
  };
};

/** Changes the telephone number and address. */
export const updateStudentProfile: Handler<Endpoints["updateStudentProfile"]> = async (
  ctx,
  { mobileNumber, contactAddress },
) => {
  const { userId } = ctx.caller;
  await ctx.change(async ({ tx, audit }) => {
    const { student, person } = await studentOf(tx, userId);
    await tx.update(users).set({ mobileNumber }).where(eq(users.id, userId));
    await tx.update(students).set({ contactAddress }).where(eq(students.id, userId));
    audit({
      action: "updateStudentProfile",
      subject: "student",
      subjectId: userId,
      before: { mobileNumber: person.mobileNumber, contactAddress: student.contactAddress },
      after: { mobileNumber, contactAddress },
    });
  });
  return {};
};
