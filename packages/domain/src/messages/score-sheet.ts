import { formatAverage } from "../format/marks.ts";
import { markCodes, type MarkCode } from "../score-sheet/mark-codes.ts";
import type { ScorePart } from "../score-sheet/split.ts";

/** What is wrong with a cell, a row or a file of scores. */
export const scoreRefusals = {
  range: (part: ScorePart, max: number) => `please enter a ${part} score between 0 and ${max}`,
  decimals: "a score has at most 2 decimals",
  /** Of a code among the marks. The column's heading stands in `score-upload`. */
  belongsUnderCode: (code: MarkCode): string => `${code} belongs under Code`,
  codeWithExam: "a code and an exam score exclude each other",
  code: `please use ${markCodes.slice(0, -1).join(", ")} or ${markCodes.at(-1)}`,
  why: "please say why",
  tooLong: "this is too long for a score",
  notInCourse: "no student of this course has this matric number",
};

/** What publishing wants to know. */
export const minuteNeeded = {
  boardDate: "please enter the day of the board",
  number: "please enter the number of the minute",
  early: "the board meets after the sheets are approved",
  future: "this day has not come yet",
};

/** Why somebody may not do something with a sheet, to that person. */
export const sheetRefusalWords = {
  sheet_locked: "This sheet is not at this step. Please look at it again.",
  sheet_held: "This sheet is being looked at again.",
  own_work: "You entered these scores, so somebody else has to decide.",
  deadline_passed: "The deadline of these scores is over. The head of department can extend it.",
  not_coordinator: "The coordinator of the course alone submits and recalls its scores.",
  not_your_sheet: "This step belongs to somebody else.",
  impersonation_decides_nothing: "Nobody enters scores or decides while acting for somebody else.",
};

/** What is unusual about a result. */
export const unusualWords = {
  few: (rate: number) => `${rate.toFixed(1)} % have passed. Please say something about it.`,
  many: (rate: number) => `${rate.toFixed(1)} % have passed. Please say something about it.`,
  away: (deviation: number) =>
    `The mean is ${formatAverage(Math.abs(deviation))} ${deviation > 0 ? "above" : "below"} last year's. Please say something about it.`,
};

/** Why a sheet is not forwarded together with others. */
export const openedAlone = (unusual: string): string =>
  `Please open it and look at it by itself. ${unusual.split(". ")[0]}.`;

/** Whose scores are missing: the first names, and how many more. */
export const incompleteRows = (names: readonly string[]): string => {
  if (names.length === 0)
    return "No student's registration is approved, so there is nothing to hand on.";
  const [shown, more] = [names.slice(0, 5).join("; "), names.length - 5];
  return `Scores are missing: ${shown}${more > 0 ? ` and ${more} more` : ""}.`;
};

/** What people are told of a sheet. */
export const sheetTold = {
  returned: (course: string, session: string, reason: string) => ({
    title: `${course}, ${session}: scores returned`,
    body: `Please look at them again: ${reason}`,
  }),
  extended: (course: string, session: string, until: string) => ({
    title: `${course}, ${session}: deadline extended`,
    body: `Scores can be entered until ${until}.`,
  }),
  published: (courses: readonly string[]) => ({
    title: courses.length === 1 ? `${courses[0]} result is out` : "Results are out",
    body: `Your results of ${courses.join(", ")} are published.`,
  }),
  held: (course: string, session: string) => ({
    title: `${course}, ${session}: result being looked at again`,
    body: "Your grade and your averages stand. Statements of this semester are not printed meanwhile.",
  }),
  released: (course: string, session: string) => ({
    title: `${course}, ${session}: result confirmed`,
    body: "It has been looked at again. Statements of this semester are printed as before.",
  }),
};
