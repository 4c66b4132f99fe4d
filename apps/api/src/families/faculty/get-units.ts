import type { facultyEndpoints } from "@polyportal/api-client/contract/faculty";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { departmentOptions, departments, faculties } from "../../database/schema/faculty.ts";
import { standsInMatricNumbers } from "../../database/schema/student.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { affectedByDepartment, affectedByFaculty, affectedByOption } from "./affected.ts";
import {
  departmentQuery,
  departmentRow,
  facultyQuery,
  facultyRow,
  optionQuery,
  optionRow,
} from "./list-units.ts";

type Endpoints = typeof facultyEndpoints;

/** Whether a code is part of somebody's matric number, and so stays what it is. */
export async function isCodeFixed(db: Reader, code: string): Promise<boolean> {
  const { rows } = await db.execute<{ fixed: boolean }>(
    sql`select ${standsInMatricNumbers(code)} as fixed`,
  );
  return rows[0]?.fixed ?? false;
}

export const getFaculty: Handler<Endpoints["getFaculty"]> = async ({ db }, { id }) => {
  const [found] = await facultyQuery(db).where(eq(faculties.id, id));
  if (!found) fail("not_found");
  const [codeFixed, affected] = await Promise.all([
    isCodeFixed(db, found.faculty.code),
    affectedByFaculty(db, id),
  ]);
  return { ...facultyRow(found), codeFixed, affected };
};

export const getDepartment: Handler<Endpoints["getDepartment"]> = async ({ db }, { id }) => {
  const [found] = await departmentQuery(db).where(eq(departments.id, id));
  if (!found) fail("not_found");
  const [codeFixed, affected] = await Promise.all([
    isCodeFixed(db, found.department.code),
    affectedByDepartment(db, id),
  ]);
  return { ...departmentRow(found), codeFixed, affected };
};

export const getDepartmentOption: Handler<Endpoints["getDepartmentOption"]> = async (
  { db },
  { id },
) => {
  const [found] = await optionQuery(db).where(eq(departmentOptions.id, id));
  if (!found) fail("not_found");
  return { ...optionRow(found), affected: affectedByOption(found.students) };
};
