import type { PaperFact, PaperKind } from "../kinds.ts";
import { printedCount, printedUnits, type Printable, type PrintableNumber } from "../printed.ts";
import { row, rowIfKnown, type Text } from "./rows.ts";

/** The papers of who takes a course: its class, and room for those who sit its examination to sign. */
export const courseClassPapers = [
  "course-class-list",
  "attendance-sheet",
] as const satisfies PaperKind[];

type Listed = {
  /** How many stand on it. */
  readonly students: PrintableNumber;
  /** Of all its rows, in short: another figure is another list. Unknown where it has no code. */
  readonly fingerprint?: Text;
};

/** The class of a course, as its lists are headed. */
export type CourseClassOnPaper = Listed & {
  /** Its code and title. */
  readonly course: Text;
  readonly session: Text;
  /** That teaches it. */
  readonly department: Text;
  readonly semester: Text;
  /** By name. */
  readonly lecturers: Printable;
  readonly creditUnit: PrintableNumber;
};

const listed = ({ students, fingerprint }: Listed): PaperFact[] => [
  row("Students", printedCount(students)),
  ...rowIfKnown("Fingerprint", fingerprint),
];

/** What heads the lists of a course's class, and what their check tells: it names no student. */
export const courseClassRows = (list: CourseClassOnPaper): PaperFact[] => [
  row("Course", list.course),
  row("Session", list.session),
  row("Department", list.department),
  row("Semester", list.semester),
  row("Lecturers", list.lecturers),
  row("Credit units", printedUnits(list.creditUnit)),
  ...listed(list),
];

/** A class of a level, as its list is headed. */
export type ClassOnPaper = Listed & {
  readonly faculty: Text;
  readonly session: Text;
  readonly department: Text;
  readonly semester: Text;
  readonly programme: Text;
  readonly level: Printable;
};

/** What heads the list of a class, and what its check tells: it names no student. */
export const classListRows = (list: ClassOnPaper): PaperFact[] => [
  row("Faculty", list.faculty),
  row("Session", list.session),
  row("Department", list.department),
  row("Semester", list.semester),
  row("Programme", list.programme),
  row("Level", list.level),
  ...listed(list),
];
