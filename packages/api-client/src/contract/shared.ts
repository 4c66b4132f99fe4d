import { semesters } from "@polyportal/domain/academic-session/semesters";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { largestId } from "@polyportal/domain/validation/largest-id";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";

// Shapes that several families answer.

/** A choice of a dropdown. */
export const option = z.object({ id: z.int(), name: z.string() });
export const options = z.array(option);
export type Option = z.infer<typeof option>;

export const programmeSlug = z.enum(programmeSlugs, "please select an invoice type");

export const semester = z.enum(semesters);

/** A student as papers name one. */
export const studentOnPaper = z.object({
  fullName: z.string(),
  matricNumber: z.string(),
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

/** Nothing to answer beyond the envelope's message. */
export const done = z.object({});

/** An id in a query string or path. */
export const idParam = typedNumber().check(z.int(), z.positive(), z.maximum(largestId));

/** An id as the record of changes keeps it, of whatever kind of record: a number, a UUID or a name. */
export const recordedId = z.string();

/** Identifies a row of a list that is no single record: ids of several records, put together. */
export const rowKey = z.string();

/** Naira, at most two decimals. */
export const naira = z.number();

/** ISO 8601 with zone. */
export const timestamp = z.string();

/**
 * When that was saved which a form began from, null where nothing was: a save over a later one is
 * refused. Without it nothing is compared.
 */
export const began = z.optional(z.nullable(timestamp));

/**
 * By which `undoImport` takes a bulk edit back for 24 hours; null where nothing was done, where one
 * record alone was changed, and where it may not be taken back.
 */
export const undoId = z.nullable(z.uuid());
