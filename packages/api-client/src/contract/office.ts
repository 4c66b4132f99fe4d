import { offices } from "@polyportal/domain/rights/offices";
import { adviserSchema } from "@polyportal/domain/user-management/adviser-form";
import { anyOfficeShape, lastDay } from "@polyportal/domain/user-management/office-form";
import { reason } from "@polyportal/domain/user-management/user-forms";
import { calendarDate } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { listOf, several, yesOrNo } from "./list.ts";
import { done, idParam, undoId, classOfDepartment } from "./shared.ts";

const office = z.enum(offices);
const sessionName = z.object({ id: z.int(), name: z.string() });
const staffOnly = { audience: ["official"] } as const;

/** Who holds which office of a unit, and when. */
const heldOffice = z.object({
  id: z.uuid(),
  office,
  unitId: z.int(),
  unit: z.string(),
  holderId: z.uuid(),
  holder: z.string(),
  staffNumber: z.nullable(z.string()),
  since: z.string(),
  until: z.nullable(z.string()),
  acting: z.boolean(),
  /** To come, held today, or over. */
  state: z.enum(["coming", "current", "over"]),
});

export const officeEndpoints = {
  listOffices: listOf({
    ...staffOnly,
    claim: "users.see",
    path: "/api/Lecturer/offices",
    summary: "Who heads which department and is dean of which faculty, and who was",
    row: heldOffice,
    filters: {
      office,
      unit: several(idParam),
      current: yesOrNo,
      acting: yesOrNo,
      /** Ends between two days, both included. Open-ended ones do not match. */
      "until-from": calendarDate(),
      "until-to": calendarDate(),
    },
    sorts: ["unit", "since", "until"],
  }),
  getOffice: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Lecturer/offices/{id}",
    summary: "One tenure of an office",
    claim: "users.see",
    input: z.object({ id: z.uuid() }),
    output: heldOffice,
    errors: ["not_found"],
  }),
  assignOffice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/offices",
    summary: "Gives somebody an office, or lets somebody act in it for a while",
    claim: "users.enter",
    input: z.extend(z.object({ office }), anyOfficeShape),
    output: z.object({ id: z.uuid() }),
    errors: ["not_found", "own_account", "office_taken", "role_not_fitting", "dates_wrong"],
  }),
  endOffice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/end-office/{id}",
    summary: "Ends an office with a day, with which its rights end; or sets no end any more",
    claim: "users.enter",
    /** An empty last day means none. */
    input: z.object({ id: z.uuid(), until: lastDay, reason }),
    output: done,
    errors: ["not_found", "own_account", "office_over", "office_taken", "dates_wrong"],
  }),
  takeBackOffice: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/take-back-office/{id}",
    summary: "Takes back an office that has not begun, as if it had not been given",
    claim: "users.enter",
    input: z.object({ id: z.uuid(), reason }),
    output: done,
    errors: ["not_found", "own_account", "office_begun"],
  }),
  listClassAdvisers: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/Lecturer/class-advisers",
    summary: "The classes of a session with their advisers; by default of the current one",
    claim: "courses.see",
    whole: true,
    input: z.object({
      sessionId: z.optional(idParam),
      department: z.optional(several(idParam)),
      level: z.optional(several(idParam)),
      option: z.optional(several(idParam)),
      /** With or without an adviser. */
      advised: z.optional(yesOrNo),
    }),
    output: z.object({
      session: sessionName,
      /** The newest first. */
      sessions: z.array(sessionName),
      classes: z.array(
        z.object({
          ...classOfDepartment,
          departmentOptionId: z.nullable(z.int()),
          option: z.nullable(z.string()),
          students: z.int(),
          /** Registrations that nobody has decided. */
          waiting: z.int(),
          adviser: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
        }),
      ),
      /** The options of the filters, from all departments. */
      options: z.array(z.object({ id: z.int(), name: z.string(), department: z.string() })),
      /** What copying would add: classes without an adviser, from the session before. */
      copies: z.nullable(z.object({ from: z.string(), count: z.int() })),
    }),
    errors: ["not_found"],
  }),
  assignClassAdviser: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/class-advisers",
    summary: "Gives a class its adviser, in the place of another if it has one",
    claim: "users.enter",
    input: adviserSchema,
    output: done,
    errors: ["not_found", "own_account", "role_not_fitting"],
  }),
  endClassAdviser: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/end-class-adviser",
    summary: "Takes a class from its adviser",
    claim: "users.enter",
    input: z.extend(z.omit(adviserSchema, { adviserId: true }), { reason }),
    output: done,
    errors: ["not_found", "own_account"],
  }),
  copyClassAdvisers: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/Lecturer/copy-class-advisers",
    summary: "Gives the classes of a session that have no adviser those of the session before",
    claim: "users.enter",
    input: z.object({ sessionId: idParam }),
    output: z.object({ copied: z.int(), undoId }),
    errors: ["not_found"],
  }),
};
