import { undoHours } from "../notice/state.ts";

const count = (many: number, one: string, several: string) =>
  `${many.toLocaleString("en-NG")} ${many === 1 ? one : several}`;

/** Where a course is used: while it is anywhere, it is not deleted. */
export type CourseUses = {
  /** Students who have registered it, in whatever session. */
  readonly students: number;
  readonly sheets: number;
  readonly lecturers: number;
  /** Classes that take it besides its own. */
  readonly classes: number;
  readonly slots: number;
  /** The codes of the courses that need it. */
  readonly neededBy: readonly string[];
};

/** What stands in the way of deleting a course; nothing where it is used nowhere. */
export const usesInTheWay = (uses: CourseUses): string[] => [
  ...(uses.students > 0
    ? [count(uses.students, "student has registered it", "students have registered it")]
    : []),
  ...(uses.sheets > 0 ? [`it has ${count(uses.sheets, "score sheet", "score sheets")}`] : []),
  ...(uses.lecturers > 0
    ? [count(uses.lecturers, "lecturer is assigned to it", "lecturers are assigned to it")]
    : []),
  ...(uses.classes > 0
    ? [count(uses.classes, "further class takes it", "further classes take it")]
    : []),
  ...(uses.slots > 0 ? ["it stands in the timetable"] : []),
  ...(uses.neededBy.length > 0
    ? [`${uses.neededBy.join(", ")} ${uses.neededBy.length === 1 ? "needs" : "need"} it`]
    : []),
];

/** Every word of the page about courses. */
export const manageCourseMessages = {
  title: "Manage Course",
  lead: "The courses of the school: what each counts, who takes it, and what has to be passed before.",
  search: "Search codes and titles",
  none: "No course fits.",
  add: "New course",
  edit: (code: string) => `Edit ${code}`,
  thing: "course",
  noun: "courses",
  create: "Add",
  added: (code: string) => `${code} is added`,
  columns: {
    code: "Code",
    title: "Title",
    creditUnit: "Units",
    department: "Department",
    level: "Level",
    semester: "Semester",
    status: "Core or elective",
    split: "Test/Lab/Exam",
    borrowable: "Borrowable",
    requires: "Prerequisites",
  },
  yes: "Yes",
  no: "No",
  fields: {
    creditUnit: "Credit units",
    test: "Test",
    lab: "Lab",
    exam: "Exam",
    splitLegend: "What each part of the score counts",
    splitHint: "Together 100; a part that counts 0 has no column on the score sheet.",
    borrowable: "Students of other departments may borrow it",
    requires: "Prerequisites",
    requiresHint: "What has to be passed before, by code or title.",
    codeHint: "Such as COM 211.",
  },
  acts: {
    edit: "Edit",
    activate: "Activate",
    deactivate: "Deactivate",
    remove: "Delete",
  },
  switchedOn: (code: string) => `${code} can be registered again`,
  switchOffTitle: (code: string) => `Deactivate ${code}`,
  /** What is told first of a course that students have to take again. */
  carried: (code: string, students: number) =>
    `${count(students, "student carries", "students carry")} ${code} over. Switched off it takes nobody new, and still comes back at ${students === 1 ? "that student's" : "their"} registration.`,
  switchedOff: (code: string) => `${code} is offered no more; who has registered it keeps it`,
  removeTitle: (code: string) => `Delete ${code}`,
  /** Of a prerequisite that was chosen a moment ago. */
  chosenNow: "one that you have just chosen",
  removed: (code: string) => `${code} is deleted`,
  undone: "The course is back",
  undoRefused: `a course can be brought back for ${undoHours} hours, by whoever deleted it or by an administrator`,
  needsDeleted: (code: string, gone: readonly string[]) =>
    `${code} needs ${gone.join(", ")}, which ${gone.length === 1 ? "is" : "are"} deleted, too: bring ${gone.length === 1 ? "it" : "them"} back first`,
  /** Of a course with scores of the current session. */
  fixed: "Scores of this session are entered: units and split change from the next.",
  split: ({ test, lab, exam }: { test: number; lab: number; exam: number }) =>
    `${test}/${lab}/${exam}`,
  needed: {
    code: "please enter a code",
    codeShape: "a course code reads COM 211",
    title: "please enter a title",
    units: (most: number) => `a course has 1 to ${most} credit units`,
    status: "please select core or elective",
    part: "please enter a whole number from 0 to 100",
    split: "test, lab and exam come to 100",
    tooManyRequired: (most: number) => `please select at most ${most}`,
  },
  needEachOther: (one: string, other: string, between: readonly string[]) =>
    `${one} and ${other} need each other${between.length > 0 ? `, by way of ${between.join(", ")}` : ""}`,
  blockers: (code: string, uses: CourseUses) =>
    `${code} is in use: ${usesInTheWay(uses).join("; ")}.`,
} as const;
