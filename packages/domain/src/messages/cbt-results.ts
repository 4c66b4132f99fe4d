import type { MarkCode } from "../score-sheet/mark-codes.ts";

/** The columns of a file of a computer test, by what they are read as. */
export const cbtColumns = {
  matricNumber: "Matric number",
  score: "Score",
  outOf: "Out of",
  fullName: "Candidate name",
  submittedAt: "Submitted at",
} as const;

/** What is wrong with a row of such a file, or why it leaves a sheet as it is. */
export const cbtRefusals = {
  score: "please enter a score of 0 or more, such as 17.5",
  outOf: "please enter what the score is out of: more than 0, such as 40",
  /** `outOf` as it was typed. */
  more: (outOf: string): string => `the score is more than the ${outOf} it is out of`,
  /** Of a code among the scores: such a file has no column for it. */
  code: (code: MarkCode): string =>
    `${code} is no score: leave this row out, and enter ${code} under Code on the score sheet`,
  unread: (row: number): string => `an attempt of this student cannot be read (row ${row})`,
  undated: (row: number): string =>
    `please say when this student's attempts were submitted, such as 24/11/2026 09:15 (row ${row})`,
  sameTime: (one: number, other: number): string =>
    `nobody can tell which attempt was later (rows ${one} and ${other})`,
  noComponent: (component: string): string => `this course has no ${component} score`,
} as const;

/** Of an attempt beside the one that counts. */
export const otherAttempt = {
  best: (row: number): string => `The best attempt counts: row ${row}.`,
  latest: (row: number): string => `The latest attempt counts: row ${row}.`,
} as const;

/** Of a mark that is there, where only empty cells are filled. */
export const markStays = (mark: string, by: string): string =>
  by === "" ? `${mark} is there, and stays.` : `${mark} is there, entered by ${by}, and stays.`;

/** How each is filled in, on the sample sheet. */
export const cbtHints = {
  score: "digits with a point, at most 2 decimals",
  outOf: "the most that could be scored; it is scaled to what the part counts",
  fullName: "a name of the student's, by which shifted rows are found",
  submittedAt: "of students with several attempts, where the latest counts",
} as const;

/** A row of the sample sheet. */
export const cbtExample = {
  matricNumber: "ND/COM/25/0001",
  score: "34.5",
  outOf: "50",
  fullName: "Okonkwo Ngọzi Ada",
  submittedAt: "24/11/2026 09:15",
} as const;
