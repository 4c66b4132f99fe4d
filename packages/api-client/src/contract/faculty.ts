import {
  departmentOptionSchema,
  facultyChosen,
  newDepartmentOptionSchema,
  newDepartmentSchema,
  unitSchema,
} from "@polyportal/domain/faculty/forms";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { importOf } from "./import-of.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;
const see = { ...staffOnly, claim: "school.see" } as const;
const enter = { ...staffOnly, claim: "school.enter" } as const;

const byId = z.object({ id: idParam });
const made = z.object({ id: z.int() });
/** The record's revision that the form began from. */
const revision = z.int();

const facultyRow = {
  id: z.int(),
  name: z.string(),
  code: z.string(),
  dean: z.nullable(z.string()),
  departments: z.int(),
  students: z.int(),
  active: z.boolean(),
  revision,
};

const departmentRow = {
  id: z.int(),
  facultyId: z.int(),
  faculty: z.string(),
  name: z.string(),
  code: z.string(),
  head: z.nullable(z.string()),
  options: z.int(),
  /** Programmes that now take applications for it. */
  programmes: z.int(),
  students: z.int(),
  active: z.boolean(),
  revision,
};

const optionRow = {
  id: z.int(),
  departmentId: z.int(),
  department: z.string(),
  name: z.string(),
  students: z.int(),
  active: z.boolean(),
  revision,
};

/** Who is affected by switching it off. */
const affected = z.object({
  /** Applications of the current session without an offer. */
  applications: z.int(),
  /** Applications with an offer. */
  offers: z.int(),
  students: z.int(),
});

/** The code is part of matric numbers. */
const codeFixed = z.boolean();

/** The confirmation words of a grave act. */
const typed = z._default(z.string().check(z.maxLength(200)), "");

/** Switches something on or off. Switching off needs the typed words and a fresh password. */
const toggle = z.object({
  id: idParam,
  revision,
  active: z.boolean(),
  reason,
  typed,
});

const toggleErrors = ["not_found", "conflict", "typed_wrong", "password_needed"] as const;
const codeErrors = ["name_taken", "code_taken"] as const;

const imports = {
  faculties: importOf({ area: "Faculty", noun: "faculties", claim: "school.enter" }),
  departments: importOf({ area: "Department", noun: "departments", claim: "school.enter" }),
  options: importOf({
    area: "Department",
    noun: "options",
    claim: "school.enter",
    sample: "download-options-sample-sheet",
  }),
};

export const facultyEndpoints = {
  previewFaculties: imports.faculties.preview,
  uploadFaculties: imports.faculties.upload,
  downloadFacultiesSample: imports.faculties.sample,
  previewDepartments: imports.departments.preview,
  uploadDepartments: imports.departments.upload,
  downloadDepartmentsSample: imports.departments.sample,
  previewDepartmentOptions: imports.options.preview,
  uploadDepartmentOptions: imports.options.upload,
  downloadDepartmentOptionsSample: imports.options.sample,
  listSchoolFaculties: listOf({
    ...see,
    path: "/api/Faculty/school-faculties",
    summary: "The school's faculties, those that are switched off too",
    row: z.object(facultyRow),
    filters: { active: yesOrNo },
    sorts: ["name", "code"],
    sums: ["departments", "students"],
  }),
  getFaculty: endpoint({
    ...see,
    method: "GET",
    path: "/api/Faculty/faculties/{id}",
    summary: "One faculty, and whom it would touch to switch it off",
    input: byId,
    output: z.extend(z.object(facultyRow), { codeFixed, affected }),
    errors: ["not_found"],
  }),
  createFaculty: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Faculty/faculties",
    summary: "Adds a faculty",
    input: unitSchema,
    output: made,
    errors: codeErrors,
  }),
  updateFaculty: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Faculty/faculties/{id}",
    summary: "Changes a faculty's name or code",
    input: z.extend(unitSchema, { id: idParam, revision }),
    output: done,
    errors: ["not_found", "conflict", ...codeErrors, "code_fixed"],
  }),
  toggleFacultyStatus: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Faculty/toggle-faculty-status/{id}",
    summary: "Switches a faculty on or off; off it is offered to no applicant",
    input: toggle,
    output: done,
    errors: toggleErrors,
  }),
  listSchoolDepartments: listOf({
    ...see,
    path: "/api/Department/school-departments",
    summary: "The school's departments, those that are switched off too",
    row: z.object(departmentRow),
    filters: { faculty: several(idParam), active: yesOrNo },
    sorts: ["name", "code"],
    sums: ["options", "students"],
  }),
  getDepartment: endpoint({
    ...see,
    method: "GET",
    path: "/api/Department/departments/{id}",
    summary: "One department, and whom it would touch to switch it off",
    input: byId,
    output: z.extend(z.object(departmentRow), { codeFixed, affected }),
    errors: ["not_found"],
  }),
  createDepartment: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Department/departments",
    summary: "Adds a department to a faculty",
    input: newDepartmentSchema,
    output: made,
    errors: ["not_found", ...codeErrors],
  }),
  updateDepartment: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Department/departments/{id}",
    summary: "Changes a department's name or code",
    input: z.extend(unitSchema, { id: idParam, revision }),
    output: done,
    errors: ["not_found", "conflict", ...codeErrors, "code_fixed"],
  }),
  toggleDepartmentStatus: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Department/toggle-department-status/{id}",
    summary: "Switches a department on or off; off it is offered to no applicant",
    input: toggle,
    output: done,
    errors: toggleErrors,
  }),
  moveDepartment: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Department/move-department/{id}",
    summary: "Asks for a department to be moved to another faculty; another person approves it",
    input: z.object({
      id: idParam,
      revision,
      facultyId: facultyChosen,
      reason,
      typed,
    }),
    output: z.object({
      /** Nothing happens until somebody else has approved it. */
      waits: z.boolean(),
    }),
    errors: [
      "not_found",
      "conflict",
      "same_faculty",
      "unit_inactive",
      "typed_wrong",
      "password_needed",
      "approval_waiting",
      "nobody_else_approves",
    ],
  }),
  listDepartmentOptions: listOf({
    ...see,
    path: "/api/Department/options",
    summary: "What departments are split into, those that are switched off too",
    row: z.object(optionRow),
    filters: { department: several(idParam), active: yesOrNo },
    sorts: ["name"],
    sums: ["students"],
  }),
  getDepartmentOption: endpoint({
    ...see,
    method: "GET",
    path: "/api/Department/options/{id}",
    summary: "One option, and whom it would touch to switch it off",
    input: byId,
    output: z.extend(z.object(optionRow), { affected }),
    errors: ["not_found"],
  }),
  createDepartmentOption: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Department/options",
    summary: "Adds an option to a department",
    input: newDepartmentOptionSchema,
    output: made,
    errors: ["not_found", "name_taken"],
  }),
  updateDepartmentOption: endpoint({
    ...enter,
    method: "PUT",
    path: "/api/Department/options/{id}",
    summary: "Changes an option's name",
    input: z.extend(departmentOptionSchema, { id: idParam, revision }),
    output: done,
    errors: ["not_found", "conflict", "name_taken"],
  }),
  toggleDepartmentOptionStatus: endpoint({
    ...enter,
    method: "POST",
    path: "/api/Department/toggle-option-status/{id}",
    summary: "Switches an option on or off",
    input: toggle,
    output: done,
    errors: toggleErrors,
  }),
};
