import { semesters } from "@polyportal/domain/academic-session/semesters";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { numberKinds } from "@polyportal/domain/student/number";
import { largestId } from "@polyportal/domain/validation/largest-id";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";

// Shapes that several families use.

/** An option of a dropdown. */
export const option = z.object({ id: z.int(), name: z.string() });
export const options = z.array(option);
export type Option = z.infer<typeof option>;

export const programmeSlug = z.enum(programmeSlugs, "please select an invoice type");

export const semester = z.enum(semesters);

/** The number that a paper calls a student by, and which it is. */
export const numberOnPaper = {
  /** The admission number as long as there is no other. */
  matricNumber: z.string(),
  numberKind: z.enum(numberKinds),
} as const;

/** A student as named on papers. */
export const studentOnPaper = z.object({
  fullName: z.string(),
  ...numberOnPaper,
  faculty: z.string(),
  department: z.string(),
  programme: z.string(),
  level: z.string(),
  /** The id of the photo; null without one. */
  passport: z.nullable(z.string()),
});

/** A student as a list names one. */
export const namedStudent = {
  studentId: z.uuid(),
  fullName: z.string(),
  matricNumber: z.string(),
};

/** A course as a list names one. */
export const namedCourse = { code: z.string(), title: z.string(), creditUnit: z.number() };

/** A level of a department, which a class is of. */
export const classOfDepartment = {
  departmentId: z.int(),
  department: z.string(),
  levelId: z.int(),
  level: z.string(),
};

/** What asking the gateway may come to. */
export const gatewayErrors = [
  "gateway_unavailable",
  "gateway_refused",
  "too_many_requests",
] as const;

/** What asking another for approval may come to, or doing it alone with words that are typed. */
export const approvalErrors = [
  "approval_waiting",
  "nobody_else_approves",
  "typed_wrong",
  "password_needed",
] as const;

/** Nothing to send. */
export const nothing = z.object({});

/** An empty answer, besides the envelope's message. */
export const done = z.object({});

/** An id in a query string or path. */
export const idParam = typedNumber().check(z.int(), z.positive(), z.maximum(largestId));

/** An id in the audit record, of any kind: a number, a UUID or a name. */
export const recordedId = z.string();

/** The key of a row that combines several records. */
export const rowKey = z.string();

/** Naira with at most two decimals. */
export const naira = z.number();

/** ISO 8601 with zone. */
export const timestamp = z.string();

/**
 * When the version was saved that a form began from, null if there was none. A save over a later version is
 * refused. By default nothing is compared.
 */
export const began = z.optional(z.nullable(timestamp));

/**
 * The id by which `undoImport` undoes a bulk edit for 24 hours; null if nothing was done, if only one record
 * was changed, or if it cannot be undone.
 */
export const undoId = z.nullable(z.uuid());
