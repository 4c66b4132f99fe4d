import { registrationStates } from "../../messages/course-registration.ts";
import type { RegistrationState } from "../../course-registration/next-step.ts";
import type { PaperFact } from "../kinds.ts";
import { printedDate, printedList, printedUnits, type PrintableNumber } from "../printed.ts";
import {
  identity,
  row,
  studentRows,
  rowsLabelled,
  type StudentOnPaper,
  type Text,
} from "./rows.ts";

type Courses = readonly { readonly code: Text }[];

/** The courses of a session, by semester. */
export type CourseFormOnPaper = {
  readonly student: StudentOnPaper;
  readonly session: Text;
  readonly semesters: readonly { readonly semester: Text; readonly courses: Courses }[];
  readonly totalUnits: PrintableNumber;
};

/** The courses of one semester, and what became of them. */
export type RegistrationOnPaper = {
  readonly student: StudentOnPaper;
  readonly session: Text;
  /** `First` or `Second`. */
  readonly semester: Text;
  readonly courses: Courses;
  readonly totalUnits: PrintableNumber;
  readonly state: RegistrationState;
  /** ISO. */
  readonly submittedAt: Text;
  /** The course adviser's name. */
  readonly adviser: Text;
  readonly minimumUnits: PrintableNumber;
  readonly maximumUnits: PrintableNumber;
};

/** What a semester is called over its courses: "First Semester". */
export const semesterTitle = (semester: Text): string => `${row("", semester).value} Semester`;

/** What stands before the sum of credit units. */
export const totalUnitsLabel = "Total credit units";

/** What stands over the courses of a registration. */
export const coursesTitle = "Courses";

const codesOf = (courses: Courses): string =>
  printedList(courses.flatMap(({ code }) => (code ? [code] : [])));

/** Whose courses they are. */
export const courseFormRows = ({
  student,
  session,
  totalUnits,
}: CourseFormOnPaper): PaperFact[] => [
  ...studentRows(student),
  row("Session", session),
  row("Credit units in all", printedUnits(totalUnits)),
];

/** What the check of a course form tells: of each semester the codes, as its table lists them. */
export const courseFormFacts = (form: CourseFormOnPaper): PaperFact[] => [
  ...rowsLabelled(courseFormRows(form), [...identity, "Level", "Session"]),
  ...form.semesters.map(({ semester, courses }) => row(semesterTitle(semester), codesOf(courses))),
  ...rowsLabelled(courseFormRows(form), ["Credit units in all"]),
];

/** Whose registration it is, and what became of it. */
export const registrationRows = (registration: RegistrationOnPaper): PaperFact[] => [
  ...studentRows(registration.student),
  row("Session", registration.session),
  row("Semester", registration.semester),
  row("Registered on", printedDate(registration.submittedAt)),
  row("Approval", registrationStates[registration.state]),
  row("Course adviser", registration.adviser),
  row(
    "Units allowed",
    `${printedUnits(registration.minimumUnits)} to ${printedUnits(registration.maximumUnits)}`,
  ),
];

/** What the check of a registration tells. */
export const registrationFacts = (registration: RegistrationOnPaper): PaperFact[] => [
  ...rowsLabelled(registrationRows(registration), [
    ...identity,
    "Level",
    "Session",
    "Semester",
    "Approval",
  ]),
  row(coursesTitle, codesOf(registration.courses)),
  row(totalUnitsLabel, printedUnits(registration.totalUnits)),
];
