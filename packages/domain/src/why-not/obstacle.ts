import type { Role } from "../authentication/roles.ts";

/** Who can lift an obstacle: by the role whose work it is. */
export const lifters = [
  "student",
  "course adviser",
  "head of department",
  "dean of faculty",
  "lecturer",
  "exams and records",
  "bursar",
  "hostel officer",
  "super administrator",
] as const satisfies readonly Role[];
export type Lifter = (typeof lifters)[number];

/** Everything that can be in the way, with who can lift it. Each code has one sentence. */
export const liftedBy = {
  "not-in-session": "exams and records",
  // The window of registration, by how it stands
  "registration-unset": "exams and records",
  "registration-not-open": "exams and records",
  "registration-add-drop": "exams and records",
  "registration-closed": "exams and records",
  // What is paid first
  arrears: "student",
  "first-instalment": "student",
  "late-fee": "student",
  "fees-due": "student",
  // What can be registered, and what is
  "nothing-offered": "exams and records",
  "no-load-fits": "exams and records",
  "already-registered": "student",
  "not-registered": "student",
  "not-offered": "exams and records",
  prerequisite: "exams and records",
  "not-chosen": "student",
  "registration-waiting": "course adviser",
  "registration-returned": "student",
  // With whom a result is that is not out
  "result-with-lecturer": "lecturer",
  "result-with-head": "head of department",
  "result-with-dean": "dean of faculty",
  "result-with-board": "exams and records",
  // Paying the school fees, and what an invoice needs
  "no-fee": "bursar",
  "fee-paid": "student",
  "other-invoice-open": "student",
  "contact-missing": "student",
  // Booking a bed
  "hostel-arrears": "student",
  "bed-fees-due": "student",
  "bed-held": "student",
  "no-bed-left": "hostel officer",
  "hostel-credit-short": "hostel officer",
  // Signing in
  "account-off": "super administrator",
  "user-type-refused": "super administrator",
  "no-menu-items": "super administrator",
} as const satisfies Readonly<Record<string, Lifter>>;
export type ObstacleCode = keyof typeof liftedBy;
export const obstacleCodes = Object.keys(liftedBy) as ObstacleCode[];

/** One thing that is in the way. */
export type Obstacle = {
  readonly code: ObstacleCode;
  /** In words, addressed to the student: whoever else reads it reads the same. */
  readonly text: string;
  readonly by: Lifter;
  /** The courses whose score sheets it is about. */
  readonly courseIds: readonly number[];
};

/** An obstacle with its sentence. */
export const obstacle = (
  code: ObstacleCode,
  text: string,
  courseIds: readonly number[] = [],
): Obstacle => ({ code, text, by: liftedBy[code], courseIds });
