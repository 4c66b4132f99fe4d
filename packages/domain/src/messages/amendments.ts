import { formatAverage } from "../format/marks.ts";
import { evidenceLimits } from "../upload/limits.ts";

const none = "–";
const average = (value: number | null): string => (value === null ? none : formatAverage(value));

const extensions: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
};

/** Words of the pages on which published scores are amended. */
export const amendmentPages = {
  request: "Request an amendment",
  requestOf: (name: string): string => `Amend the score of ${name}`,
  requestLead:
    "The head of department and the dean endorse it, and exams and records apply it. The student reads what the score was, what it is and why.",
  code: "Code",
  codeHint: "In the place of a grade; a code and an exam score exclude each other",
  noCode: "None",
  reason: "Why",
  reasonHint: "The student reads it. 15 to 500 characters.",
  evidence: "Evidence",
  evidenceHint: `The script, a letter: a PDF file or an image of at most ${evidenceLimits.maxMb} MB. It may be left out.`,
  send: "Send the request",
  sent: (name: string): string => `Amendment for ${name} asked for`,
  // What it would come to
  outcome: "What it comes to",
  outcomeWaits: "Enter the new score to see what it comes to.",
  outcomeFetching: "Working out what it comes to",
  columns: { what: "Result", before: "Now", after: "Amended" },
  result: "Total and grade",
  gpa: "GPA of the semester",
  cgpa: "CGPA",
  resultIs: (total: number | null, grade: string | null): string =>
    grade === null && total === null
      ? none
      : [total, grade].filter((part) => part !== null).join(", "),
  average,
  // Requests
  title: "Amendments",
  lead: "Amendments of published scores that wait for you; others by the filter.",
  search: "Search by student",
  nothingWaits: "No amendment waits for you.",
  waiting: (count: number): string => (count === 0 ? "Amendments" : `Amendments: ${count}`),
  backToSheets: "Score sheets",
  heads: {
    was: "Score",
    becomes: "Amended",
    state: "State",
    requested: "Asked for",
    by: "By",
  },
  /** Of a file. */
  requestedBy: (by: string, moment: string): string => `${moment}, ${by}`,
  states: {
    requested: "With the head of department",
    headEndorsed: "With the dean",
    deanApproved: "With exams and records",
    applied: "Applied",
    refused: "Refused",
  },
  office: {
    head: "the head of department",
    dean: "the dean",
    registrar: "the registrar",
    exams: "exams and records",
  },
  next: "Next",
  nextIs: (office: string): string => `Waits for ${office}`,
  was: "Was",
  becomes: "Is to be",
  minute: "Minute",
  way: (name: string): string => `What became of the request for ${name}`,
  steps: {
    requested: "asked for it",
    headEndorsed: "endorsed it",
    deanApproved: "endorsed it",
    applied: "applied it",
    refused: "refused it",
  },
  showEvidence: "Save the evidence",
  /** What its file is called, by its media type. */
  evidenceOf: (code: string, type: string): string =>
    `${code} evidence.${extensions[type] ?? "bin"}`,
  // Deciding
  endorse: "Endorse",
  apply: "Apply",
  refuse: "Refuse",
  named: (act: string, name: string): string => `${act}: ${name}`,
  endorseQuestion: "It goes on to the next office.",
  applyQuestion:
    "The student's result is amended and the student is told. Statements from that semester on are withdrawn.",
  refuseQuestion: "The score stays as it is, and whoever asked is told why.",
  minuteNumber: "Number of the minute",
  cancel: "Cancel",
  decided: {
    endorse: (name: string) => `Amendment for ${name} endorsed`,
    apply: (name: string) => `Score of ${name} amended`,
    refuse: (name: string) => `Amendment for ${name} refused`,
  },
} as const;
