import type { facultyEndpoints } from "@polyportal/api-client/contract/faculty";
import { eq } from "drizzle-orm";
import { departmentOptions, departments, faculties } from "../../database/schema/faculty.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import {
  insertUnit,
  lockUnits,
  refuseFixedCode,
  refuseTaken,
  refuseTakenOption,
  setUnit,
  unitOf,
} from "./units.ts";

type Endpoints = typeof facultyEndpoints;

export const createFaculty: Handler<Endpoints["createFaculty"]> = ({ change }, given) =>
  change(async ({ tx, audit }) => {
    await lockUnits(tx, faculties);
    await refuseTaken(tx, faculties, given);
    const id = await insertUnit(tx, faculties, given);
    audit({ action: "createFaculty", subject: "faculty", subjectId: String(id), after: given });
    return { id };
  });

export const updateFaculty: Handler<Endpoints["updateFaculty"]> = async (
  { change },
  { id, revision, ...given },
) => {
  await change(async ({ tx, audit }) => {
    await lockUnits(tx, faculties);
    const { name, code } = await unitOf(tx, faculties, { id, revision });
    await refuseTaken(tx, faculties, { id, ...given });
    await refuseFixedCode(tx, code, given.code);
    await setUnit(tx, faculties, id, given);
    audit({
      action: "updateFaculty",
      subject: "faculty",
      subjectId: String(id),
      before: { name, code },
      after: given,
    });
  });
  return {};
};

export const createDepartment: Handler<Endpoints["createDepartment"]> = ({ change }, given) =>
  change(async ({ tx, audit }) => {
    await lockUnits(tx, departments);
    const [faculty] = await tx.select().from(faculties).where(eq(faculties.id, given.facultyId));
    if (!faculty) fail("not_found");
    await refuseTaken(tx, departments, given);
    const id = await insertUnit(tx, departments, given);
    const { name, code } = given;
    audit({
      action: "createDepartment",
      subject: "department",
      subjectId: String(id),
      after: { name, code, faculty: faculty.name },
    });
    return { id };
  });

export const updateDepartment: Handler<Endpoints["updateDepartment"]> = async (
  { change },
  { id, revision, ...given },
) => {
  await change(async ({ tx, audit }) => {
    await lockUnits(tx, departments);
    const { name, code } = await unitOf(tx, departments, { id, revision });
    await refuseTaken(tx, departments, { id, ...given });
    await refuseFixedCode(tx, code, given.code);
    await setUnit(tx, departments, id, given);
    audit({
      action: "updateDepartment",
      subject: "department",
      subjectId: String(id),
      before: { name, code },
      after: given,
    });
  });
  return {};
};

export const createDepartmentOption: Handler<Endpoints["createDepartmentOption"]> = (
  { change },
  { departmentId, name },
) =>
  change(async ({ tx, audit }) => {
    await lockUnits(tx, departmentOptions);
    const [department] = await tx
      .select()
      .from(departments)
      .where(eq(departments.id, departmentId));
    if (!department) fail("not_found");
    await refuseTakenOption(tx, { departmentId, name });
    const id = await insertUnit(tx, departmentOptions, { departmentId, name });
    audit({
      action: "createDepartmentOption",
      subject: "departmentOption",
      subjectId: String(id),
      after: { name, department: department.name },
    });
    return { id };
  });

export const updateDepartmentOption: Handler<Endpoints["updateDepartmentOption"]> = async (
  { change },
  { id, revision, name },
) => {
  await change(async ({ tx, audit }) => {
    await lockUnits(tx, departmentOptions);
    const before = await unitOf(tx, departmentOptions, { id, revision });
    await refuseTakenOption(tx, { id, departmentId: before.departmentId, name });
    await setUnit(tx, departmentOptions, id, { name });
    audit({
      action: "updateDepartmentOption",
      subject: "departmentOption",
      subjectId: String(id),
      before: { name: before.name },
      after: { name },
    });
  });
  return {};
};
