import * as z from "zod/mini";
import { endpoint, signedIn } from "./define.ts";
import { idParam, nothing, option, options, programmeSlug } from "./shared.ts";

/** The enumeration lists of platform.md section 3, by their API names. */
export const enumLists = [
  "genders",
  "titles",
  "blood-groups",
  "genotypes",
  "religions",
  "marital-statuses",
  "relationships",
  "campuses",
  "unit-loads",
  "payment-types",
  "payment-purposes",
  "payment-channels",
  "programme-types",
  "modes-of-study",
  "designations",
  "salary-grades",
  "salary-steps",
  "employment-statuses",
  // From tables of their own; the latter of one department.
  "o-level-subjects",
  "entry-certificates",
] as const;

const publicRead = {
  method: "GET",
  audience: ["anyone"],
  errors: [],
  allowStale: true,
} as const;

export const referenceEndpoints = {
  listEnum: endpoint({
    ...publicRead,
    path: "/api/Enum/list/{list}",
    summary: "One enumeration list; of a list that a department has, that department's",
    input: z.object({ list: z.enum(enumLists), of: z.optional(idParam) }),
    output: options,
  }),
  listApplicationLists: endpoint({
    ...publicRead,
    path: "/api/Enum/application-lists",
    summary: "The lists of the application's personal step in one answer, for slow networks",
    input: nothing,
    output: z.object({
      genders: options,
      bloodGroups: options,
      genotypes: options,
      religions: options,
      maritalStatuses: options,
      relationships: options,
      modesOfStudy: options,
      countries: options,
    }),
  }),
  listCountries: endpoint({
    ...publicRead,
    path: "/api/CountryStatesLGA/countries",
    summary: "Countries, Nigeria first",
    input: nothing,
    output: options,
  }),
  listStates: endpoint({
    ...publicRead,
    path: "/api/CountryStatesLGA/states",
    summary: "States of a country",
    input: z.object({ countryId: idParam }),
    output: options,
  }),
  listLgas: endpoint({
    ...publicRead,
    path: "/api/CountryStatesLGA/lgas",
    summary: "Local government areas of a state; empty where the country has none",
    input: z.object({ countryId: idParam, stateId: idParam }),
    output: options,
  }),
  listFaculties: endpoint({
    ...publicRead,
    path: "/api/Faculty/faculties",
    summary: "Faculties (schools), of one programme where given",
    input: z.object({ programme: z.optional(programmeSlug) }),
    output: options,
  }),
  listDepartments: endpoint({
    ...publicRead,
    path: "/api/Department/departments",
    summary: "Departments of a faculty that a programme admits into",
    input: z.object({ facultyId: idParam, programme: z.optional(programmeSlug) }),
    output: options,
  }),
  listOptionsOfDepartment: endpoint({
    ...publicRead,
    path: "/api/Department/department-options",
    summary: "What a department is split into; empty where it is not",
    input: z.object({ departmentId: idParam }),
    output: options,
  }),
  listUnits: endpoint({
    method: "GET",
    path: "/api/Faculty/faculties-and-departments",
    summary: "The faculties with their departments, for whoever narrows a list down by them",
    audience: signedIn,
    input: nothing,
    output: z.array(z.extend(option, { departments: options })),
    errors: [],
  }),
  listSessions: endpoint({
    ...publicRead,
    path: "/api/Session/sessions",
    summary: "Academic sessions, the current one first",
    input: nothing,
    output: z.array(z.extend(option, { current: z.boolean() })),
  }),
  listOLevelLists: endpoint({
    ...publicRead,
    path: "/api/OLevel/lists",
    summary: "O-level types, subjects, grades and exam years in one answer",
    input: nothing,
    output: z.object({
      types: options,
      subjects: options,
      grades: options,
      examYears: z.array(z.string()),
    }),
  }),
  listJupebOptions: endpoint({
    ...publicRead,
    path: "/api/Jupeb/jupeb-options",
    summary: "Courses of study of the sub-degree programme",
    input: nothing,
    output: options,
  }),
  listSubjectCombinations: endpoint({
    ...publicRead,
    path: "/api/Jupeb/subject-combinations",
    summary: "Subject combinations of a course of study",
    input: z.object({ jupebOptionId: idParam }),
    output: options,
  }),
};
