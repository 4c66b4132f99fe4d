import { formatCreditUnits } from "../format/marks.ts";

const registrations = (count: number): string =>
  count === 1 ? "1 registration" : `${count} registrations`;

/** Words of the pages on which the units of a semester are set. */
export const unitLoadMessages = {
  number: "please enter credit units, such as 12 or 1.5",
  order: "the minimum is more than the maximum",
  matricNumber: "please enter a matric number",
  noStudent: "no student has this matric number",
  notThere: "the student is not there in this session",
  session: "please select a session",
  semester: "please select a semester",
  tooFarAbove: (maximum: number, above: number): string =>
    `the level's maximum is ${formatCreditUnits(maximum)}; one student may have ${formatCreditUnits(above)} more at most`,
  columns: {
    level: "Level",
    semester: "Semester",
    minimum: "Minimum",
    maximum: "Maximum",
    usual: "Set",
    registered: "Registrations",
    outside: "Outside",
    student: "Student",
    matricNumber: "Matric number",
    department: "Department",
    session: "Academic session",
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
  assigned: (name: string): string => `${name} has a load of their own`,
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
    revoked: (semester: string, session: string, reason: string) => ({
      title: `${semester} semester, ${session}: the load of your level`,
      body: `Your own load no longer counts: ${reason}`,
    }),
  },
} as const;
