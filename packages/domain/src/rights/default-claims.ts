import type { Role } from "../authentication/roles.ts";
import type { Claim } from "./claims.ts";
import { claims } from "./claims.ts";

/** An area's claims by act: `of("hostels", V, E)`. */
const of = (area: string, ...acts: readonly string[]): Claim[] => {
  const wanted = new Set(acts.map((act) => `${area}.${act}`));
  const found = claims.filter((claim) => wanted.has(claim));
  if (found.length !== wanted.size) throw new Error(`Not all are claims: ${[...wanted].join(" ")}`);
  return found;
};
const [V, E, A, X] = ["see", "enter", "approve", "erase"] as const;

const superAdministrator = [
  ...of("applications", V, E, A, X),
  ...of("admissions", V, E, A),
  ...of("clearance", V, E, A),
  ...of("students", V, E, A),
  ...of("sessions", V, E, A),
  ...of("courses", V, E, A),
  ...of("registration", V, A),
  ...of("results", V),
  ...of("fees", V, E, A),
  ...of("scholarships", V, E, A),
  ...of("invoices", V, E, A, X, "ask"),
  ...of("hostels", V, E, A),
  ...of("users", V, E, A, "reset", "impersonate"),
  ...of("notices", V, E, X),
  ...of("school", V, E, A),
  ...of("audit", V),
  ...of("export", "personal"),
  ...of("staff", "salary"),
];

/**
 * The claims of each role in a new school, and after "reset to default". They can be edited, except those of
 * the super administrator.
 */
export const defaultClaims: Readonly<Record<Role, readonly Claim[]>> = {
  student: [],
  lecturer: of("results", V, E),
  "head of department": [
    ...of("results", V, E, "check"),
    ...of("registration", V, A),
    ...of("courses", V),
    ...of("students", V),
  ],
  "dean of faculty": [
    ...of("results", V, E, A),
    ...of("registration", V),
    ...of("courses", V),
    ...of("students", V),
  ],
  "super administrator": superAdministrator,
  administrator: [
    ...of("applications", V, E, X),
    ...of("admissions", V, E),
    ...of("clearance", V, E),
    ...of("students", V, E),
    ...of("sessions", V),
    ...of("courses", V, E),
    ...of("registration", V),
    ...of("results", V),
    ...of("fees", V, A),
    ...of("scholarships", V, A),
    ...of("invoices", V, A, "ask"),
    ...of("hostels", V, E),
    ...of("users", V, E, "reset", "impersonate"),
    ...of("notices", V, E, X),
    ...of("school", V, E),
    ...of("audit", V),
    ...of("export", "personal"),
  ],
  registrar: [
    ...of("applications", V, A),
    ...of("admissions", V, A),
    ...of("clearance", V, A),
    ...of("students", V, A),
    ...of("sessions", V, E),
    ...of("courses", V, A),
    ...of("registration", V, A),
    ...of("results", V, A, "hold"),
    ...of("fees", V),
    ...of("scholarships", V),
    ...of("users", V),
    ...of("notices", V, E, X),
    ...of("school", V, A),
    ...of("audit", V),
    ...of("export", "personal"),
    ...of("references", "read"),
  ],
  "admission officer": [
    ...of("applications", V, E),
    ...of("admissions", V, E),
    ...of("clearance", V, E),
    ...of("students", V, E),
    ...of("sessions", V),
    ...of("invoices", V),
    ...of("school", V),
    ...of("references", "read"),
  ],
  bursar: [
    ...of("admissions", V),
    ...of("students", V),
    ...of("sessions", V),
    ...of("fees", V, E, A),
    ...of("scholarships", V, E, A),
    ...of("invoices", V, E, A, X, "ask"),
    ...of("hostels", V),
    ...of("school", V),
    ...of("export", "personal"),
    ...of("staff", "salary"),
  ],
  "exams and records": [
    ...of("admissions", V),
    ...of("clearance", V),
    ...of("students", V, E),
    ...of("sessions", V),
    ...of("courses", V, E),
    ...of("registration", V, A),
    ...of("results", V, "publish", "amend"),
    ...of("school", V),
  ],
  "student affairs": [
    ...of("students", V, E),
    ...of("sessions", V),
    ...of("fees", V),
    ...of("scholarships", V, E),
    ...of("hostels", V, A),
    ...of("notices", V, E),
    ...of("school", V),
  ],
  "hostel officer": [...of("students", V), ...of("sessions", V), ...of("hostels", V, E)],
  "course adviser": [
    ...of("students", V),
    ...of("sessions", V),
    ...of("courses", V),
    ...of("registration", V, A),
    ...of("results", V),
  ],
  "help desk": [
    ...of("applications", V),
    ...of("admissions", V),
    ...of("clearance", V),
    ...of("students", V),
    ...of("sessions", V),
    ...of("courses", V),
    ...of("registration", V),
    ...of("fees", V),
    ...of("scholarships", V),
    ...of("invoices", V, "ask"),
    ...of("hostels", V),
    ...of("users", "reset", "impersonate"),
  ],
};
