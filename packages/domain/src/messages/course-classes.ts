import { listed } from "../format/listed.ts";

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString("en-NG")} ${count === 1 ? one : several}`;
const courses = (count: number) => counted(count, "course", "courses");
const classes = (count: number) => counted(count, "class", "classes");
const students = (count: number) => counted(count, "student", "students");
const registrations = (count: number) => counted(count, "registration", "registrations");

/** A class as it is shown. */
type NamedClass = {
  readonly department: string;
  readonly levelId: number;
  readonly level: string;
};

/** The departments of some classes, level by level. */
export function classesByLevel(some: readonly NamedClass[]) {
  const ofLevel = new Map<number, { level: string; departments: string[] }>();
  for (const { levelId, level, department } of some) {
    const known = ofLevel.get(levelId) ?? { level, departments: [] };
    known.departments.push(department);
    ofLevel.set(levelId, known);
  }
  return [...ofLevel].toSorted(([one], [other]) => one - other).map(([, entry]) => entry);
}

/** So many departments of a level are told by name, more by their number. */
const mostNamed = 2;

const className = (department: string, level: string) => `${department}, ${level}`;

/** Words of the page on which classes get the courses of others. */
export const courseClassMessages = {
  title: "Assign Course",
  lead: "Which classes take a course in a session. Its own class does so by the course itself; others are chosen here. It is offered in its own semester alone.",
  /** Of the list as a file. */
  listed: "Courses and the classes that take them",
  search: "Search codes and titles",
  none: "No course fits.",
  noClass: "this is no class of the school",
  columns: {
    code: "Course",
    takenBy: "Taken by",
  },
  filters: {
    shared: "Who takes it",
    others: "Other classes, too",
    homeAlone: "Its own class alone",
    takenBy: "Taken by department",
    takenAt: "Taken at level",
  },
  class: "Class",
  className,
  off: "Switched off",
  home: (department: string, level: string) => `Home: ${className(department, level)}`,
  /** "and 14 more: ND I of 12 departments, ND II of Accountancy and Marketing". */
  more: (some: readonly NamedClass[]): string => {
    const parts = classesByLevel(some).map(({ level, departments }) =>
      departments.length > mostNamed
        ? `${level} of ${departments.length} departments`
        : `${level} of ${departments.join(" and ")}`,
    );
    return `and ${some.length} more: ${parts.join(", ")}`;
  },
  students,
  detail: (code: string) => `Classes that take ${code}`,
  ofLevel: (level: string, departments: readonly string[]) => `${level}: ${listed(departments)}`,
  // One course
  change: "Choose classes",
  changeTitle: (code: string) => `Classes that take ${code}`,
  about: (of: {
    title: string;
    semester: string;
    session: string;
    department: string;
    level: string;
  }) =>
    `${of.title}. ${of.semester} semester, ${of.session}. ${className(of.department, of.level)} is its own class and always takes it.`,
  courseOff: "The course is switched off: it is offered to nobody until it is switched on.",
  save: "Save",
  saved: (code: string, count: number) =>
    `${code} is taken by ${count === 1 ? "its own class alone" : classes(count)}`,
  grid: "Classes by department and level",
  gridHint: "The arrow keys lead from box to box, the space bar ticks.",
  all: "All classes",
  wholeDepartment: (department: string) => `All levels of ${department}`,
  wholeLevel: (level: string) => `${level} of all departments`,
  box: (department: string, level: string, count: number | undefined) =>
    count === undefined
      ? className(department, level)
      : `${className(department, level)}, ${students(count)}`,
  homeBox: (department: string, level: string) => `${className(department, level)}, its own class`,
  homeMark: "Home",
  /** Read while classes are ticked. */
  effect: (of: { classes: number; students: number | undefined; held: number }): string => {
    const who =
      of.students === undefined
        ? `${classes(of.classes)} ${of.classes === 1 ? "takes" : "take"} it`
        : `${students(of.students)} in ${classes(of.classes)}`;
    return of.held === 0
      ? `${who}.`
      : `${who}; ${registrations(of.held)} ${of.held === 1 ? "holds" : "hold"} it in a class that you take away.`;
  },
  // The question before registrations lose their reason
  heldTitle: (code: string) => `Take classes from ${code}`,
  heldQuestion: (held: number, code: string, session: string) =>
    `${registrations(held)} of ${session} ${held === 1 ? "holds" : "hold"} ${code} in a class that no longer takes it. ${held === 1 ? "It stays" : "They stay"} as ${held === 1 ? "it is" : "they are"}; who registers anew is not offered it.`,
  heldAct: "Take away",
  takes: "Takes it",
  takesNot: "Does not",
  // Last session's
  copy: "Copy last session’s",
  copyNow: "Copy",
  copyTitle: "Copy the classes of last session",
  copyQuestion: (count: number, rows: number, from: string, to: string) =>
    `${courses(count)} that only their own class takes in ${to} ${count === 1 ? "gets" : "get"} the ${classes(rows)} of ${from}.`,
  nothingToCopy: (from: string) =>
    `Nothing of ${from} is left to copy: no other class took a course then, or other classes take it already.`,
  noSessionBefore: "There is no session before this one.",
  keptLeft: (count: number) =>
    `${courses(count)} ${count === 1 ? "has" : "have"} other classes already, and ${count === 1 ? "stays" : "stay"} as ${count === 1 ? "it is" : "they are"}.`,
  leftOutTitle: "Left out",
  offLeft: (code: string) => `${code}: switched off`,
  deletedLeft: (code: string) => `${code}: deleted`,
  closedLeft: (department: string, count: number) =>
    `${department}: switched off, ${classes(count)}`,
  copied: (count: number) => `${courses(count)} ${count === 1 ? "has its" : "have their"} classes`,
} as const;
