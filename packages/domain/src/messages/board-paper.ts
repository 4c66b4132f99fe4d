import { formatDateTime } from "../format/date.ts";
import { compositeWords } from "./composite.ts";

const part = (title: string, provisional: boolean): string =>
  provisional ? `${compositeWords.provisional}: ${title}` : title;

/** What a pack of a class's results for the academic board says on paper, whoever draws it. */
export const boardPaperWords = {
  /** A part's title, headed by what is not published. */
  part,
  summary: "Summary of Results",
  curves: "Grade Curves",
  open: "Missing Sheets and Amendments",
  signatures: "Signatures",
  minutes: "Minutes of the Academic Board",
  /** At the foot of each page, for sheets get parted: the class and the pack's code. */
  foot: (name: string, code: string): string => `${name} · Board pack ${code}`,
  department: "Department",
  option: "Option",
  faculty: "Faculty",
  programme: "Programme",
  level: "Level",
  session: "Session",
  semester: "Semester",
  code: "Board pack",
  fingerprint: "Fingerprint",
  madeBy: "Made by",
  madeAt: "Made on",
  at: formatDateTime,
  byRemark: "Students by remark",
  /** The name of a part's table, which is not the part's. */
  listOf: (title: string): string => `${title}: list`,
  remark: "Remark",
  students: "Students",
  share: "Share",
  all: "All students",
  noResult: compositeWords.noResult,
  number: "S/N",
  fullName: "Full name",
  matricNumber: "Matric number",
  average: "CGPA",
  toRepeat: "Courses to repeat",
  nobody: "Nobody",
  /** A course over its curve. */
  course: (code: string, title: string): string => `${code}, ${title}`,
  /** The name of a course's table. */
  table: (course: string): string => `${course}: grades by session`,
  thisClass: (session: string): string => `${session}, this class`,
  graded: "Graded",
  mean: "Mean",
  passRate: "Passed",
  percent: (rate: number): string => `${rate.toFixed(1)} %`,
  legend:
    "Each bar is the share of the session’s graded students that earned the grade; under it stands how many. Earlier sessions are the same class then, of what is published.",
  noCourses: "No courses",
  missing: "Score sheets that the board waits for",
  noneMissing: "Every score sheet has come through the offices.",
  courseHead: "Course",
  titleHead: "Title",
  state: "State",
  whose: "With",
  withoutScore: "Without a score",
  amendments: "Amendments of the session",
  noAmendments: "No result of the class was amended in the session.",
  requests: "Amendments asked for and not decided",
  noRequests: "No amendment of the class’s results waits for a decision.",
  stands: "Stands",
  would: "Would be",
  askedOn: "Asked for",
  was: "Was",
  is: "Is",
  reason: "Why",
  asked: "Asked for by",
  applied: "Applied by",
  minute: "Minute",
  /** Who signs what was shown. */
  roles: [
    "Head of department",
    "Dean of faculty",
    "Exams and records",
    "Registrar, secretary to the board",
    "Chairman of the board",
  ] as readonly string[],
  declaration:
    "We have gone through the results in this pack, and present them to the academic board.",
  /** What is written in by hand. */
  blanks: [
    "Day of the meeting",
    "Number of the minute",
    "Members present",
    "Apologies",
  ] as readonly string[],
  decision: "Decision of the board",
};
