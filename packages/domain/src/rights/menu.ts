import { staffMenu, studentMenu } from "../routes/menus.ts";
import type { Role } from "../authentication/roles.ts";
import type { Claim } from "./claims.ts";

/** A label of the students' or the staff's side menu. */
export type MenuLabel = (typeof studentMenu | typeof staffMenu)[number]["label"];
type StaffLabel = Exclude<(typeof staffMenu)[number]["label"], "dashboard" | "profile">;

/**
 * The claims of each label in a new school. A label is shown if a role or an own claim brings it and one of
 * these is held. Dashboard and profile need none.
 */
export const defaultMenuClaims: Readonly<Record<StaffLabel, readonly [Claim, ...Claim[]]>> = {
  applications: ["applications.see"],
  "approve courses": ["registration.approve", "registration.see"],
  "course management": ["courses.see"],
  "fees assignment": ["fees.see"],
  "invoice management": ["invoices.see"],
  "notice board setup": ["notices.see"],
  "my class": ["registration.see"],
  "my courses": ["results.enter"],
  reports: ["applications.see", "admissions.see", "invoices.see", "fees.see", "hostels.see"],
  utilities: ["clearance.see"],
  "result management": ["results.see"],
  "student management": ["students.see"],
  "user management": ["users.see"],
  "jamb list upload": ["applications.see"],
  "hostel management": ["hostels.see"],
  "application reports": ["applications.see"],
  "school setup": ["school.see"],
};

const administration = [
  "applications",
  "course management",
  "fees assignment",
  "invoice management",
  "notice board setup",
  "reports",
  "utilities",
  "student management",
  "user management",
  "jamb list upload",
  "hostel management",
  "application reports",
  "school setup",
  "result management",
  "approve courses",
] as const satisfies readonly StaffLabel[];

/** The labels of each role in a new school, besides dashboard and profile. They can be edited. */
export const defaultLabels: Readonly<Record<Role, readonly MenuLabel[]>> = {
  student: studentMenu
    .map((item) => item.label)
    .filter((label) => label !== "dashboard" && label !== "profile"),
  lecturer: ["my courses", "result management"],
  "head of department": ["approve courses", "my courses", "my class", "result management"],
  "dean of faculty": ["my courses", "my class", "result management"],
  "super administrator": administration,
  administrator: administration,
  registrar: [
    "applications",
    "course management",
    "notice board setup",
    "reports",
    "utilities",
    "student management",
    "jamb list upload",
    "application reports",
    "school setup",
    "result management",
  ],
  "admission officer": [
    "applications",
    "reports",
    "utilities",
    "student management",
    "jamb list upload",
    "application reports",
  ],
  bursar: ["fees assignment", "invoice management", "reports"],
  "exams and records": [
    "course management",
    "reports",
    "utilities",
    "student management",
    "result management",
  ],
  "student affairs": [
    "fees assignment",
    "notice board setup",
    "reports",
    "student management",
    "hostel management",
  ],
  "hostel officer": ["reports", "hostel management"],
  "course adviser": ["course management", "student management", "my class", "approve courses"],
  "help desk": ["invoice management", "utilities", "student management"],
};
