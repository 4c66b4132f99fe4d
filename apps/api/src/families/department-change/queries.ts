import { canMoveTo, changeProgrammeOf } from "@polyportal/domain/department-change/rules";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentChanges } from "../../database/schema/department-change.ts";
import { departmentOpenings, departments, faculties } from "../../database/schema/faculty.ts";
import type { CurrentStudent } from "../student/current.ts";

const [from, to] = [alias(departments, "from_department"), alias(departments, "to_department")];

const ofStudent = prepared((db) =>
  db
    .select({
      id: departmentChanges.id,
      session: academicSessions.name,
      from: from.name,
      to: to.name,
      reason: departmentChanges.reason,
      state: departmentChanges.state,
      remark: departmentChanges.remark,
      createdAt: departmentChanges.createdAt,
      decidedAt: departmentChanges.decidedAt,
    })
    .from(departmentChanges)
    .innerJoin(academicSessions, eq(academicSessions.id, departmentChanges.sessionId))
    .innerJoin(from, eq(from.id, departmentChanges.fromDepartmentId))
    .innerJoin(to, eq(to.id, departmentChanges.toDepartmentId))
    .where(eq(departmentChanges.studentId, sql.placeholder("studentId")))
    .orderBy(desc(departmentChanges.createdAt), desc(departmentChanges.id))
    .prepare("department_changes_of_student"),
);

type Row = Awaited<ReturnType<ReturnType<typeof ofStudent>["execute"]>>[number];

const viewOf = (row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/** A student's applications, newest first. */
export const changesOf = async (db: Reader, studentId: string) =>
  (await ofStudent(db).execute({ studentId })).map(viewOf);

const openFor = prepared((db) =>
  db
    .select({
      id: departments.id,
      name: departments.name,
      faculty: faculties.name,
      active: departments.active,
    })
    .from(departments)
    .innerJoin(faculties, eq(faculties.id, departments.facultyId))
    .innerJoin(
      departmentOpenings,
      and(
        eq(departmentOpenings.departmentId, departments.id),
        eq(departmentOpenings.programmeSlug, sql.placeholder("programme")),
      ),
    )
    .orderBy(asc(departments.name))
    .prepare("departments_open_for"),
);

/** The departments to which a student may go. */
export async function departmentsFor(db: Reader, { student }: CurrentStudent) {
  const programme = changeProgrammeOf(student.levelId);
  if (!programme) return [];
  const open = await openFor(db).execute({ programme });
  return open.filter((department) =>
    canMoveTo(student.departmentId, { ...department, open: true }),
  );
}
