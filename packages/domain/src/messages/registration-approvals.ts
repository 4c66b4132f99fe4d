import type { RegistrationFlag } from "../course-registration/flags.ts";
import { formatCreditUnits } from "../format/marks.ts";

const registrations = (count: number): string =>
  count === 1 ? "1 registration" : `${count} registrations`;

/** What stands out in a registration, in a word or two. */
export const registrationFlagNames: Readonly<Record<RegistrationFlag, string>> = {
  load: "Load",
  "carry-over": "Carry-over",
  prerequisite: "Prerequisite",
  borrowed: "Borrowed",
  late: "Late",
  changed: "Changed",
};

/** Why a registration is not approved among many. */
export const lookAtAlone = (flags: readonly RegistrationFlag[]): string =>
  `Please look at it by itself: ${flags.map((flag) => registrationFlagNames[flag].toLowerCase()).join(", ")}.`;

type Looked = {
  readonly units: number;
  readonly minimumUnits: number;
  readonly maximumUnits: number;
  readonly leftOut: readonly string[];
  readonly courses: readonly {
    readonly code: string;
    readonly kind: string;
    readonly missing: readonly string[];
  }[];
};

/** The verdict of each rule about a registration, in a sentence: what is right, and what stands out. */
export const registrationVerdicts: Readonly<
  Record<RegistrationFlag, (raised: boolean, looked: Looked) => string>
> = {
  load: (raised, { units, minimumUnits, maximumUnits }) => {
    const bounds = `${formatCreditUnits(minimumUnits)} to ${formatCreditUnits(maximumUnits)}`;
    return `${formatCreditUnits(units)} units; ${bounds} are allowed${raised ? ", so it is too few or too many" : ""}.`;
  },
  "carry-over": (raised, { leftOut }) =>
    raised
      ? `Carry-overs that would fit are left out: ${leftOut.join(", ")}.`
      : "No carry-over that fits is left out.",
  prerequisite: (raised, { courses }) =>
    raised
      ? courses
          .filter(({ missing }) => missing.length > 0)
          .map(({ code, missing }) => `${code} needs ${missing.join(" and ")}, not passed yet.`)
          .join(" ")
      : "What each course needs is passed.",
  borrowed: (raised, { courses }) =>
    raised
      ? `Borrowed of other departments: ${courses
          .filter(({ kind }) => kind === "Borrowed")
          .map(({ code }) => code)
          .join(", ")}.`
      : "Nothing is borrowed of another department.",
  late: (raised) => (raised ? "First sent late, for the late fee." : "First sent in time."),
  changed: (raised) =>
    raised ? "Approved before, and changed since." : "Not changed after an approval.",
};

/** Words of the pages on which registrations are decided about. */
export const approvalPages = {
  title: "Approve Courses",
  lead: "Registrations that wait for you, the longest first, and those that are decided.",
  classLead:
    "Registrations of your class that wait for you, the longest first, and those that are decided.",
  byState: "Registrations by state",
  tabs: { waiting: "Waiting", approved: "Approved", returned: "Returned" },
  search: "Search students",
  empty: {
    waiting: "No registration waits for you.",
    approved: "No registration is approved yet.",
    returned: "No registration is returned.",
  },
  anybody: "Any adviser or head of department",
  /** An option whose name is not there yet. */
  asked: "The class’s",
  columns: {
    courses: "Courses",
    units: "Units",
    bounds: "Allowed",
    flags: "To look at",
    days: "Days",
    state: "State",
    submittedAt: "Sent",
    decidedAt: "Decided",
    waitsFor: "Waiting for",
    kind: "Taken as",
    needs: "Needs",
  },
  courses: (count: number): string => (count === 1 ? "1 course" : `${count} courses`),
  bounds: (minimum: number, maximum: number): string =>
    `${formatCreditUnits(minimum)} to ${formatCreditUnits(maximum)}`,
  look: "Look at it",
  approve: "Approve",
  return: "Return",
  annul: "Take the approval back",
  question: {
    approve: (count: number): string =>
      `${registrations(count)} will be approved. Those of which something stands out, beyond being late, are left for you to look at.`,
    return: (count: number): string =>
      `${registrations(count)} will go back to the students, who are told why and have 7 days to register again.`,
    annul:
      "The registration will go back to the student, who is told why and has 7 days to register again.",
  },
  done: {
    approve: (count: number): string => `${registrations(count)} approved`,
    return: (count: number): string => `${registrations(count)} returned`,
    annul: (): string => "The approval is taken back",
  },
  left: (refused: readonly { fullName: string; message: string }[]): string =>
    refused.map(({ fullName, message }) => `${fullName}: ${message}`).join(" "),
  // One registration
  view: "Registered Courses",
  fetching: "Fetching the registration",
  about: (semester: string, session: string): string => `${semester} semester, ${session}`,
  coursesOf: (name: string): string => `Courses of ${name}`,
  approveOne: (name: string): string => `The courses of ${name} will be approved.`,
  verdicts: "What the rules say",
  right: "In order",
  standsOut: "To look at",
  fees: "School fees",
  cleared: "Paid in full",
  firstInstalment: (left: string): string => `First instalment paid; ${left} is left`,
  unpaid: (left: string): string => `${left} is due, and no instalment is paid`,
  arrears: "Arrears of earlier sessions",
  sentAt: "Sent",
  decided: (state: string, by: string): string => `${state} by ${by}`,
  adviser: "Adviser of the class",
  nobodyAdvises: "Nobody: the head of department decides",
  earlier: "What was sent before",
  versions: {
    submitted: (version: number): string => `Version ${version} was sent`,
    approved: (version: number): string => `approved version ${version}`,
    returned: (version: number): string => `returned version ${version}`,
  },
  added: (codes: readonly string[]): string => `Came since: ${codes.join(", ")}.`,
  dropped: (codes: readonly string[]): string => `Went since: ${codes.join(", ")}.`,
  same: "The same courses were sent again.",
  results: "Results so far",
  noResults: "No result is out yet.",
  averages: (gpa: string, cgpa: string): string => `GPA ${gpa}, CGPA ${cgpa}`,
  neighbours: "Other registrations that wait for you",
  previous: "Previous",
  next: "Next",
  keys: "Keys: A approves, R returns, J goes to the next, K to the one before.",
} as const;
