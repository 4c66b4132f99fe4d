import type { Claim } from "../rights/claims.ts";
import { withSearch } from "../routes/search.ts";
import { staffPaths } from "../routes/staff-paths.ts";
import type { AuditAction } from "./actions.ts";
import { accountSubjects } from "./acts/accounts.ts";
import { applicationSubjects } from "./acts/applications.ts";
import { schoolSubjects } from "./acts/school.ts";
import { studentSubjects } from "./acts/students.ts";
import { teachingSubjects } from "./acts/teaching.ts";

/** What something can be done to, as the record notes it, and what it is called. What is not named here does not compile. */
export const auditSubjects = {
  ...accountSubjects,
  ...schoolSubjects,
  ...teachingSubjects,
  auditCheck: "Check of the record",
  endpoint: "What was asked for",
  ...applicationSubjects,
  ...studentSubjects,
  retention: "Retention of personal data",
} as const satisfies Record<string, string>;

export type AuditSubject = keyof typeof auditSubjects;

export const subjectKinds = Object.keys(auditSubjects) as [AuditSubject, ...AuditSubject[]];

const isAuditSubject = (subject: string): subject is AuditSubject =>
  Object.hasOwn(auditSubjects, subject);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What an act was done to, in words: a person's name, "Role: hostel officer"; a long id says nothing. */
export function subjectText(subject: string, id: string, name?: string | null): string {
  if (name) return name;
  const kind = isAuditSubject(subject) ? auditSubjects[subject] : subject;
  return id === "" || uuid.test(id) ? kind : `${kind}: ${id}`;
}

/** The page of what an act was done to, where it has one. */
export function pageOfSubject(subject: string, id: string): string | undefined {
  if (subject === "user" || subject === "student") {
    return withSearch(staffPaths.manageUser, { user: id });
  }
  if (subject === "role") return withSearch(staffPaths.roles, { role: id });
  if (subject === "menu") return withSearch(staffPaths.manageMenu, { label: id });
  return undefined;
}

/** What has a history. */
export type Recorded = {
  /** Under which nouns it is noted. */
  readonly nouns: readonly AuditSubject[];
  /** The acts that are of this record, where its nouns have others. */
  readonly acts?: readonly AuditAction[];
  /** By which the record itself is seen; null where that is no claim's, and its family says who sees it. */
  readonly claim: Claim | null;
};

/** Records whose history can be asked for. */
export const historySubjects = {
  user: { nouns: ["user", "student"], claim: "users.see" },
  role: { nouns: ["role"], claim: "users.see" },
  menu: { nouns: ["menu"], claim: "users.see" },
  approvalPolicy: { nouns: ["approvalPolicy"], claim: "users.see" },
  faculty: { nouns: ["faculty"], claim: "school.see" },
  department: { nouns: ["department"], claim: "school.see" },
  departmentOption: { nouns: ["departmentOption"], claim: "school.see" },
  programme: { nouns: ["programme"], claim: "school.see" },
  applicationSetup: { nouns: ["applicationSetup"], claim: "applications.see" },
  applicantInvoice: { nouns: ["invoice"], claim: "applications.see" },
  awaitedProof: {
    nouns: ["application"],
    acts: ["noteProof", "takeBackProof"],
    claim: "applications.see",
  },
  // A newcomer's clearance, by the student.
  clearance: {
    nouns: ["student"],
    acts: ["clearComponent", "returnComponent", "reopenComponent"],
    claim: "clearance.see",
  },
  reference: { nouns: ["reference"], claim: "references.read" },
  transcriptRequest: { nouns: ["transcriptRequest"], claim: "clearance.see" },
  putmeResult: { nouns: ["putmeResult"], claim: "applications.see" },
  // What became of it; what an applicant has answered is read in the application.
  application: {
    nouns: ["application"],
    acts: [
      "openApplication",
      "sendApplication",
      "resetApplication",
      "deleteApplication",
      "undoDeleteApplication",
      "correctApplicantAddress",
      "remindUnsent",
    ],
    claim: "applications.see",
  },
  notice: { nouns: ["notice"], claim: "notices.see" },
  referral: { nouns: ["referral"], claim: "applications.see" },
  charge: { nouns: ["charge"], claim: "fees.see" },
  course: { nouns: ["course"], claim: "courses.see" },
  registrationWindow: { nouns: ["registrationWindow"], claim: "courses.see" },
  unitLoad: { nouns: ["unitLoad"], claim: "courses.see" },
  // A student's own loads, by the student, for who sees no accounts.
  studentUnitLoad: {
    nouns: ["student"],
    acts: ["setStudentUnitLoad", "revokeStudentUnitLoad", "undoRecord", "undoChange"],
    claim: "courses.see",
  },
  approval: { nouns: ["approval"], claim: null },
  import: { nouns: ["import"], claim: null },
  staffRequest: { nouns: ["staffRequest"], claim: null },
  courseRegistration: { nouns: ["courseRegistration"], claim: null },
  scoreSheet: { nouns: ["scoreSheet"], claim: null },
  amendment: { nouns: ["amendment"], claim: null },
  boardPack: { nouns: ["boardPack"], claim: null },
} as const satisfies Partial<
  Record<
    AuditSubject | "applicantInvoice" | "awaitedProof" | "clearance" | "studentUnitLoad",
    Recorded
  >
>;

export type HistorySubject = keyof typeof historySubjects;

/** Those of them that people see by having a part in them. */
export type SharedSubject = {
  [Subject in HistorySubject]: (typeof historySubjects)[Subject]["claim"] extends null
    ? Subject
    : never;
}[HistorySubject];

export const isShared = (subject: HistorySubject): subject is SharedSubject =>
  historySubjects[subject].claim === null;
