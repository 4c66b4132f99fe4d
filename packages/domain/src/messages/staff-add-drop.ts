import type { OfficersRefusal } from "../course-registration/officers-choice.ts";
import type { RegistrationState } from "../course-registration/next-step.ts";
import { formatCreditUnits } from "../format/marks.ts";
import { semesterName } from "./semester.ts";

/** Why a student's own choice would be refused, as an officer reads it. */
export function officersRefusalSentence(refusal: OfficersRefusal): string {
  switch (refusal.kind) {
    case "prerequisite":
      return `${refusal.code} needs ${refusal.missing.join(" and ")}, not passed yet.`;
    case "unpublished":
      return `${refusal.code} needs ${refusal.missing.join(" and ")}, of which the result is not published yet.`;
    case "not-offered":
      return `${refusal.code} is not offered to the student’s class in this semester.`;
    case "carry-overs-first":
      return `Carry-overs go first, and would fit: ${refusal.codes.join(", ")}.`;
    case "over-maximum":
      return `${formatCreditUnits(refusal.units)} units are chosen, and ${formatCreditUnits(refusal.maximum)} are the most.`;
    case "below-minimum":
      return `${formatCreditUnits(refusal.units)} units are chosen, and ${formatCreditUnits(refusal.minimum)} are the fewest.`;
  }
}

/** What came and what went, in a sentence each. */
const changes = ({ added, dropped }: ChangedCourses): string =>
  [
    added.length > 0 ? `Added: ${added.join(", ")}.` : "",
    dropped.length > 0 ? `Dropped: ${dropped.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");

/** The codes of the courses that come and of those that go. */
export type ChangedCourses = { added: readonly string[]; dropped: readonly string[] };

/** What becomes of a registration in which an officer adds or drops. */
const becomes: Readonly<Record<RegistrationState, string>> = {
  approved: "The registration stays approved.",
  submitted: "The registration goes on waiting for its approval.",
  returned: "The registration was returned, and is sent for approval again.",
};

/** Words of the page on which an officer adds or drops courses for a student. */
export const staffAddDropMessages = {
  title: "Add & Drop course",
  lead: "Add or drop courses for one student, after the window as well. The student’s own rules are asked; most can be overridden.",
  matricNumber: "please enter a matric number",
  session: "please select a session",
  semester: "please select a semester",
  noStudent: "No student has this matric number.",
  notThere: "The student is not there in this session.",
  oneStays: "One course stays at least. To end a registration, take its approval back.",
  notTaught: "One of the courses is not taught in this semester.",
  labels: {
    matricNumber: "Matric number",
    department: "Department",
    officer: "Who decides about it",
    state: "State",
    reason: "Reason",
  },
  lookUp: "Look up",
  fetching: "Fetching the registration",
  fetchingSessions: "Fetching the sessions",
  notFound: "Nothing is found",
  nobodyDecides: "Nobody",
  nothingRegistered: (name: string): string =>
    `${name} has registered nothing in this semester, so there is nothing to add to.`,
  openAlone: "Open registration for the student",
  feesDue: "Fees are due: nothing can be added or dropped before they are paid.",
  changedMeanwhile: "It was changed meanwhile",
  begunAnew: "What is chosen below is how it stands now.",
  becomes,
  needs: (missing: readonly string[]): string => `Needs ${missing.join(" and ")}, not passed yet.`,
  awaits: (missing: readonly string[]): string =>
    `Needs ${missing.join(" and ")}, of which the result is not published yet.`,
  notOffered: "Not offered to this class.",
  otherCourse: "Another course of the semester",
  otherHint: "Search by code or title, also what is not offered to the class.",
  units: "Credit units",
  inOrder: "In order",
  refused: (count: number): string =>
    count === 1 ? "The rules refuse 1 thing" : `The rules refuse ${count} things`,
  rules: "What the rules refuse",
  rulesHint: "What is not overridden is refused. Your overrides stay on record with your name.",
  override: "Override",
  final: "This cannot be overridden.",
  reasonHint: "The student and the adviser read it. It stays on record with your name.",
  save: "Save the changes",
  question: (name: string, { told, state, ...changed }: Asked): string =>
    `${changes(changed)} ${becomes[state]} ${told ? `${name} and ${told} are told.` : `${name} is told.`}`,
  saved: (name: string): string => `The courses of ${name} are changed`,
  // What people are told
  toldStudent: (semester: string, session: string, changed: ChangedCourses, reason: string) => ({
    title: `${semesterName(semester)}, ${session}: courses changed for you`,
    body: `${changes(changed)} ${reason}`,
  }),
  toldAdviser: (
    student: string,
    semester: string,
    session: string,
    changed: ChangedCourses,
    reason: string,
  ) => ({
    title: `Courses of ${student} changed`,
    body: `${semesterName(semester)}, ${session}. ${changes(changed)} ${reason}`,
  }),
} as const;

type Asked = ChangedCourses & {
  /** The adviser's name; empty where nobody advises. */
  told: string;
  state: RegistrationState;
};
