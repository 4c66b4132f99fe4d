import { formatCreditUnits } from "../format/marks.ts";
import { mostAbove } from "../unit-load/most-above.ts";

const registrations = (count: number): string =>
  count === 1 ? "1 registration" : `${count} registrations`;

/** Words of the pages on which the units of a semester are set. */
export const unitLoadMessages = {
  number: "please enter credit units, such as 12 or 1.5",
  order: "the minimum is more than the maximum",
  matricNumber: "please enter a matric number",
  noStudent: "no student has this matric number",
  notThere: (names: readonly string[]): string =>
    `not there in this session: ${names.slice(0, 10).join(", ")}${names.length > 10 ? ` and ${names.length - 10} more` : ""}`,
  session: "please select a session",
  semester: "please select a semester",
  tooMany: (most: number): string => `${most} students at most are given a load at once`,
  nobodyFound: "no student has one of these matric numbers",
  /** Of lines that name nobody, or not one student alone. */
  inDoubt: "look at what is in doubt, then press again to go on without it",
  columns: {
    minimum: "Minimum",
    maximum: "Maximum",
    usual: "Set",
    registered: "Registrations",
    outside: "Outside",
    reason: "Reason",
    assignedBy: "Given by",
    assignedAt: "Given",
  },
  bounds: (minimum: number, maximum: number): string =>
    `${formatCreditUnits(minimum)} to ${formatCreditUnits(maximum)}`,
  // Of levels
  title: "Manage Unit Load",
  lead: (session: string): string =>
    `The fewest and the most credit units that a level may register in a semester. The registrations are those of ${session}.`,
  usual: "Usual",
  bySchool: "By the school",
  edit: "Change",
  editTitle: (level: string, semester: string): string => `${level}, ${semester} semester`,
  save: "Save",
  saved: "Successfully updated load",
  effect: ({ registered, above, below }: { registered: number; above: number; below: number }) =>
    above + below === 0
      ? `Of ${registrations(registered)} of this session none would be outside.`
      : [
          above > 0 ? `${registrations(above)} would be above.` : "",
          below > 0 ? `${registrations(below)} would be below.` : "",
        ]
          .filter(Boolean)
          .join(" "),
  outside: (above: number, below: number): string =>
    [above > 0 ? `${above} above` : "", below > 0 ? `${below} below` : ""]
      .filter(Boolean)
      .join(", "),
  fetching: "Fetching the loads",
  // Of students
  ofStudents: "Assign credit load to student",
  ofStudentsLead: "Students who may register fewer or more units than their level, and why.",
  search: "Search students",
  none: "No student has a load of their own in this session.",
  assign: "Assign a load",
  whom: "Matric numbers",
  whomHint: "One to a line, or parted by commas: paste a list as it is.",
  lookUp: "Look them up",
  given: (count: number): string =>
    count === 1
      ? "1 student has a load of their own"
      : `${count} students have a load of their own`,
  waiting: (count: number): string =>
    `${count === 1 ? "1 load waits" : `${count} loads wait`} for the approval of another, for ${count === 1 ? "it is" : "they are"} more than ${mostAbove} units above the level's.`,
  /** What another approves. */
  request: (name: string, bounds: string, semester: string, session: string): string =>
    `Let ${name} register ${bounds} units in the ${semester} semester of ${session}`,
  load: "Credit units",
  ofLevel: (bounds: string): string => `${bounds}, as the level`,
  revoke: "Revoke",
  revokeTitle: (name: string): string => `Revoke the load of ${name}`,
  revokeQuestion:
    "The load of the level counts again. What is registered stays until it is sent anew.",
  revoked: "The load of the level counts again",
  reasonHint: "The student reads it.",
  told: {
    assigned: (semester: string, session: string, bounds: string, reason: string) => ({
      title: `${semester} semester, ${session}: your own load`,
      body: `You may register ${bounds} units: ${reason}`,
    }),
    undone: (semester: string, session: string, bounds: string | undefined) => ({
      title: `${semester} semester, ${session}: your load as it was`,
      body: bounds
        ? `Your load was changed by mistake. You may register ${bounds} units, as before.`
        : "You were given a load by mistake. That of your level counts, as before.",
    }),
    revoked: (semester: string, session: string, reason: string) => ({
      title: `${semester} semester, ${session}: the load of your level`,
      body: `Your own load no longer counts: ${reason}`,
    }),
  },
} as const;
