import { listed } from "../format/listed.ts";
import type { Grade } from "../results/scale.ts";
import type { SheetState } from "../score-sheet/states.ts";
import { noCourseTaught } from "./no-course.ts";

const students = (count: number): string => (count === 1 ? "1 student" : `${count} students`);
const sheets = (count: number): string => (count === 1 ? "1 sheet" : `${count} sheets`);

/** Words of the pages on which scores are entered and decided about. */
export const sheetPages = {
  states: {
    none: "Not begun",
    draft: "Draft",
    submitted: "With the head of department",
    checked: "With the dean",
    approved: "For the board",
    published: "Published",
  },
  held: "Being looked at again",
  columns: {
    department: "Department",
    session: "Academic session",
    students: "Students",
    scored: "Scored",
    state: "State",
    deadline: "Deadline",
    changed: "Last change",
    lecturers: "Lecturers",
    since: "Since",
    missing: "Missing",
    mean: "Mean",
    passRate: "Passed, %",
    deviation: "Against last year",
    unusual: "Stands out",
  },
  // My courses
  myCourses: "My Courses",
  myCoursesLead: "The courses that you teach, and how far their scores are.",
  searchCourses: "Search courses",
  noCourse: noCourseTaught,
  thisSession: "this session",
  open: "Enter scores",
  look: "Look at the scores",
  course: "The course",
  others: (names: readonly string[]): string =>
    `${listed(names)} ${names.length === 1 ? "has" : "have"} this sheet open, too.`,
  toCbt: "Upload a computer test",
  noDeadline: "No day set",
  over: "Over",
  coordinator: "You coordinate it",
  // The work list
  workList: "Result Management",
  workListLead: "Score sheets that wait for you; other states by the filter.",
  ownSheetsLead: "The score sheets of your courses, and how far each is.",
  noOwnSheet: "No score sheet of your courses is begun.",
  searchSheets: "Search score sheets",
  notStarted: "Not started",
  byClass: "By class",
  nothingWaits: "No score sheet waits for you.",
  review: "Review",
  print: "Print",
  sheetOnPaper: "Result sheet",
  /** What a row comes to, on paper. */
  cameTo: (grade: Grade | null): string | null =>
    grade === null ? null : grade === "F" ? "Carry over" : "Passed",
  check: "Check",
  approve: "Approve",
  publish: "Publish",
  giveBack: "Return",
  question: {
    check: (count: number) =>
      `${sheets(count)} will go to the dean. Those that are not at this step, or that you have a part in, are left as they are.`,
    approve: (count: number) =>
      `${sheets(count)} will go to the academic board. Those that are not at this step, or that you have a part in, are left as they are.`,
  },
  returnQuestion: (count: number) =>
    `${sheets(count)} will go back to the lecturers, who are told why and have a week.`,
  publishQuestion: (count: number) =>
    `${sheets(count)} will be published: students see their results and are told. Nothing that is published can be taken back.`,
  boardDate: "Day of the board",
  minuteNumber: "Number of the minute",
  decided: {
    check: (count: number) => `${sheets(count)} checked`,
    approve: (count: number) => `${sheets(count)} approved`,
    return: (count: number) => `${sheets(count)} returned`,
    publish: (count: number) => `${sheets(count)} published`,
  },
  left: (refused: readonly { course: string; message: string }[]) =>
    refused.map(({ course, message }) => `${course}: ${message}`).join(" "),
  // One sheet
  scoresOf: (code: string): string => `Scores of ${code}`,
  about: (title: string, session: string): string => `${title}, ${session}`,
  fetching: "Fetching the score sheet",
  allDepartments: (count: number): string => `All departments (${count})`,
  ofDepartment: (name: string, count: number): string => `${name} (${count})`,
  /** Whose figures are in sight. */
  figuresOf: (department: string, shown: number, all: number): string =>
    `Rows and figures of ${department} alone: ${shown} of ${students(all)}.`,
  kind: "Kind",
  fullName: "Full name",
  matricNumber: "Matric number",
  parts: { test: "Test", lab: "Lab", exam: "Exam" },
  upTo: (max: number): string => `0 to ${max}`,
  total: "Total",
  grade: "Grade",
  code: "Code",
  codeHint: "ABS, SICK, INC, MAL, WHD",
  reason: "Why",
  reasonHint: "of MAL and WHD",
  notes: {
    saved: "Saved",
    saving: "Saving",
    wrong: "Not saved",
    kept: "Saved on this device",
    conflict: "Somebody else has changed this row",
    notApproved: "Registration not approved",
  },
  status: {
    saved: "Everything is saved.",
    unsaved: (count: number) => `${students(count)} not saved yet`,
    kept: (count: number) =>
      `Scores of ${students(count)} are saved on this device, and sent when the network is back.`,
    wrong: (count: number) => `Scores of ${students(count)} are not saved: a cell is wrong.`,
  },
  figures: {
    missing: "Missing",
    mean: "Mean",
    passRate: "Passed",
  },
  percent: (rate: number): string => `${rate.toFixed(1)} %`,
  none: "–",
  closes: (day: string): string => `Scores can be entered until ${day}.`,
  closed: (day: string): string => `The deadline was ${day}.`,
  // A workbook, there and back
  template: "Template",
  upload: "Upload",
  uploadTo: (code: string): string => `Upload scores of ${code}`,
  uploadLead:
    "Fill in the template and upload it, or paste its cells. Nothing is written before you have seen what becomes of each row. An empty cell leaves what stands, and a hyphen takes it out.",
  uploadHint: (rows: string): string =>
    `An Excel file (.xlsx) or a text file (.csv) of at most 12 MB and ${rows} rows`,
  notNow: "Scores of this course cannot be entered now.",
  backToScores: "Back to the scores",
  // What two have entered
  conflicts: (count: number): string =>
    count === 1
      ? "Somebody else has changed a row that you were typing in"
      : `Somebody else has changed ${count} rows that you were typing in`,
  mine: "Keep mine",
  theirs: "Take theirs",
  mineIs: (cells: string): string => `You typed ${cells}.`,
  theirsIs: (cells: string): string => `There stands ${cells}.`,
  cell: (column: string, text: string): string => `${column} ${text === "" ? "nothing" : text}`,
  // Handing on
  submit: "Submit",
  submitTitle: (code: string): string => `Submit the scores of ${code}`,
  submitQuestion:
    "They go to the head of department, and nothing can be entered until they come back.",
  missingQuestion: (count: number): string =>
    `Scores of ${students(count)} are missing. Press a name to go to the row: each part is entered, or a code.`,
  missingRow: (name: string, matricNumber: string): string => `${name}, ${matricNumber}`,
  missingParts: (parts: readonly string[]): string => listed(parts),
  toTheScores: "Back to the scores",
  submitted: (code: string): string => `Scores of ${code} submitted`,
  unsavedFirst: "Please wait until everything is saved, or mend what is wrong.",
  remark: "Remark to the head of department",
  recall: "Recall",
  recallQuestion:
    "The scores become a draft again. The head of department has not decided about them.",
  recalled: (code: string): string => `Scores of ${code} recalled`,
  // History
  history: "History of this row",
  historyOf: (name: string): string => `History of ${name}`,
  noHistory: "Nothing was entered yet.",
  way: "What became of the sheet",
  steps: {
    open: "opened it",
    submit: "submitted it",
    recall: "recalled it",
    check: "checked it",
    approve: "approved it",
    return: "returned it",
    publish: "published it",
    hold: "held it",
    release: "released it",
    extend: "extended its deadline",
  },
  pointedAt: (names: readonly string[]): string => `About ${names.join("; ")}.`,
  deadlines: "Deadlines",
  extend: "Extend the deadline",
  hold: "Hold",
  holdQuestion:
    "Students read that it is being looked at again. Their grades and averages stand; statements of the semester are not printed meanwhile.",
  heldNow: (code: string): string => `Result of ${code} held`,
  release: "Release",
  releaseQuestion: "Statements of the semester are printed again.",
  released: (code: string): string => `Result of ${code} released`,
  cancel: "Cancel",
  back: "Back to the list",
};

/** How far a sheet is; one that is held is published, and says what it is besides. */
export const sheetStateOf = (sheet: {
  readonly state: SheetState | null;
  readonly held: boolean;
}): string => (sheet.held ? sheetPages.held : sheetPages.states[sheet.state ?? "none"]);
