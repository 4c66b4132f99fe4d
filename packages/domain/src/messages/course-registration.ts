import { formatDate } from "../format/date.ts";
import { formatCreditUnits } from "../format/marks.ts";
import type { SelectionProblem } from "../course-registration/check-selection.ts";
import type { CourseKind } from "../course-registration/course.ts";
import type { NextStep } from "../course-registration/next-step.ts";
import type { RegistrationWindow, WindowState } from "../course-registration/window.ts";
import { notice } from "./notice.ts";
import { semesterName } from "./semester.ts";

export const registrationMessages = {
  chooseCourses: "please choose your courses",
  twice: "a course can be registered once only",
  nothingChanged: "Nothing is changed yet: add a course or drop one.",
  saved: notice("Courses registered", "Your course adviser will approve or return them."),
  changed: notice("Courses changed", "Your course adviser will approve or return them."),
} as const;

/** What has become of a registration, in a word or two. */
export const registrationStates = {
  submitted: "Awaiting approval",
  approved: "Approved",
  returned: "Returned",
} as const;

/** How a registration window stands, in a sentence with its dates. */
export function windowSentence(state: WindowState, window: RegistrationWindow | null): string {
  switch (state) {
    case "not-open":
      return `Registration opens on ${day(window?.opensAt)}.`;
    case "open":
      return window?.lateFrom
        ? `Registration is open until ${day(window.closesAt)}; from ${day(window.lateFrom)} on it costs the late registration fee.`
        : `Registration is open until ${day(window?.closesAt)}.`;
    case "late":
      return `Late registration is open until ${day(window?.closesAt)}; it costs the late registration fee.`;
    case "add-drop":
      return `Registration has closed. Registered courses can be added and dropped until ${day(window?.addDropClosesAt)}.`;
    case "closed":
      return `Registration closed on ${day(window?.closesAt)}.`;
    case "unset":
      return "The school has not announced this registration yet.";
  }
}

const day = (moment: string | Date | null | undefined): string =>
  formatDate(moment instanceof Date ? moment.toISOString() : moment);

/** What is wrong with a choice of courses, and what to do about it. */
export function problemSentence(problem: SelectionProblem): string {
  switch (problem.kind) {
    case "prerequisite":
      return `${problem.code} needs ${problem.missing.join(" and ")}, which you have not passed yet.`;
    case "carry-overs-first":
      return `Carry-overs go first: please add ${problem.codes.join(", ")}.`;
    case "over-maximum":
      return `You have chosen ${formatCreditUnits(problem.units)} units, and ${formatCreditUnits(problem.maximum)} are the most. Please leave a course out.`;
    case "below-minimum":
      return `You have chosen ${formatCreditUnits(problem.units)} units, and ${formatCreditUnits(problem.minimum)} are the fewest. Please add a course.`;
  }
}

/** What is said of courses that a student is not offered. */
export const notOffered = (codes: readonly string[]): string =>
  codes.length > 0
    ? `${codes.join(", ")} cannot be registered by your class in this semester.`
    : "One of the courses cannot be registered by your class in this semester.";

/** Why late registration waits. */
export const lateFeeMissing = "The late registration fee has not been paid yet.";

/** What a press of the button does next. */
export const nextStepLabels: Record<NonNullable<NextStep>, string> = {
  register: "Register courses",
  "register-again": "Register again",
  "add-or-drop": "Add or drop courses",
};

/** The headings of the courses on offer. */
export const courseKindTitles: Record<CourseKind, string> = {
  "Carry-over": "Carry-overs",
  Core: "Core courses",
  Elective: "Electives",
  Borrowed: "Borrowed courses",
};

/** What a student is told of an officer's decision. */
export const registrationTold = {
  approve: (semester: string, session: string) => ({
    title: `${semesterName(semester)}, ${session}: courses approved`,
    body: "Your courses are approved. Your registration says so.",
  }),
  return: (semester: string, session: string, reason: string) => ({
    title: `${semesterName(semester)}, ${session}: courses returned`,
    body: `Please register again within 7 days: ${reason}`,
  }),
  annul: (semester: string, session: string, reason: string) => ({
    title: `${semesterName(semester)}, ${session}: approval taken back`,
    body: `Please register again within 7 days: ${reason}`,
  }),
};
