import { formatDateTime } from "../format/date.ts";
import type { SheetState } from "../score-sheet/states.ts";
import { noCourseTaught } from "./no-course.ts";

const students = (count: number): string => (count === 1 ? "1 student" : `${count} students`);
const marks = (count: number): string => (count === 1 ? "1 mark" : `${count} marks`);

/** Words of the page on which marks of computer tests are brought into scores. */
export const cbtPages = {
  title: "CBT Result Upload",
  lead: "Upload what a test on computers gave. Each score is scaled to what the part counts, half up to 2 decimals. Nothing is written before you have seen what becomes of each row.",
  toScores: "To the scores",
  course: "Course",
  courseOf: (code: string, title: string): string => `${code}, ${title}`,
  chooseCourse: "Choose a course",
  noCourse: noCourseTaught("this session"),
  noneNow: "Scores of none of your courses can be entered now.",
  fetching: "Fetching your courses",
  notNow: "Not possible now",
  /** By where its sheet is. */
  whyNot: {
    submitted: "its scores are with the head of department",
    checked: "its scores are with the dean",
    approved: "its scores are with the academic board",
    published: "its scores are published",
  } satisfies Record<Exclude<SheetState, "draft">, string>,
  closed: (at: string): string => `the deadline was ${formatDateTime(at)}`,
  because: (code: string, why: string): string => `${code}: ${why}`,
  component: "Part of the score",
  components: {
    test: (max: number): string => `Test, ${max} marks`,
    exam: (max: number): string => `Exam, ${max} marks`,
  },
  noComponent: "This course has neither a test nor an exam.",
  attempts: "Several attempts of one student",
  attemptsOf: { refuse: "Refuse them", best: "The best counts", latest: "The latest counts" },
  latestHint: "Each of these attempts needs a time in the column Submitted at.",
  replace: "Replace marks that are there",
  replaceHint: "Otherwise only empty cells are filled, and what is there stays.",
  there: (count: number): string => {
    if (count === 0) return "No student has a mark there yet.";
    return `${students(count)} ${count === 1 ? "has" : "have"} a mark there already.`;
  },
  sample: "Download sample",
  fileHint: (rows: string): string =>
    `An Excel file (.xlsx) or a text file (.csv) of at most 12 MB and ${rows} rows, with the headings Matric number, Score and Out of; Candidate name and Submitted at besides`,
  into: (code: string, session: string, component: string): string =>
    `${code}, ${session}: ${component}`,
  replaceTitle: "Replace marks",
  replaceQuestion: (count: number): string =>
    `${marks(count)} ${count === 1 ? "that is there becomes another one" : "that are there become others"}. What ${count === 1 ? "it was" : "they were"} stays in the history, and can be set back for 24 hours while the sheet is a draft.`,
  earlier: "Earlier files",
  noEarlier: "No file of a computer test was uploaded for your courses.",
  columns: {
    file: "File",
    into: "Into",
    at: "On",
    by: "By",
    state: "State",
    new: "New",
    changed: "Replaced",
    refused: "Refused",
    undoUntil: "Can be undone until",
  },
  open: "Open",
  save: "Save the file",
  undo: "Undo",
  undoQuestion:
    "What was entered is taken out again, and what was replaced is set back. Rows that somebody has changed since are kept, and listed by name.",
  notOwn: "Whoever uploaded it can do that.",
  noUndo: "An import can be undone for 24 hours, while the sheet is a draft.",
  notKept: "This file was not imported, so it was not kept.",
  pastedFile: "pasted-cells.txt",
  sampleFile: "cbt-sample.xlsx",
} as const;
