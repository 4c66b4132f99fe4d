import type { ScorePart } from "../score-sheet/split.ts";
import { evidenceLimits } from "../upload/limits.ts";

/** Why something may not be done with a request to amend a score, to that person. */
export const amendmentRefusalWords = {
  own_work:
    "You teach this course, entered scores of it, asked for this amendment or endorsed it, so somebody else has to decide.",
  not_your_sheet: "This step belongs to somebody else.",
  impersonation_decides_nothing: "Nobody asks or decides while acting for somebody else.",
  amendment_decided: "This amendment is not at this step any more. Please look at it again.",
  amendment_open: "An amendment of this score is asked for already. It has to be decided first.",
  not_published: "A score that is not published is not amended.",
};

/** What a request to amend a score needs. */
export const amendmentNeeds = {
  part: (part: ScorePart) => `please enter the ${part} score, or a code`,
  another: "this is what stands",
  reason: "please say why, in at least 15 characters",
  reasonTooLong: "please use at most 500 characters",
  refusal: "please say why",
  minuteNumber: "please enter the number of the minute",
  tooBig: `a file of at most ${evidenceLimits.maxMb} MB`,
  wrongType: "a PDF file or an image (PNG, JPG)",
};

/** What people are told of an amendment. No letter has a mark in it: the page says what was and what is. */
export const amendmentTold = {
  student: (course: string, session: string, again: readonly string[]) => ({
    title: `${course}, ${session}: result amended`,
    body: `The page of the semester says what it was, what it is now and why. Statements that were printed before are not valid any more.${
      again.length === 0
        ? ""
        : ` You have registered the course again in ${again.join(", ")}: please ask your course adviser whether you still need it.`
    }`,
  }),
  applied: (course: string, session: string, student: string) => ({
    title: `${course}, ${session}: amendment applied`,
    body: `The score of ${student} is amended, and the student is told.`,
  }),
  refused: (course: string, session: string, student: string, reason: string) => ({
    title: `${course}, ${session}: amendment refused`,
    body: `The score of ${student} stays as it is: ${reason}`,
  }),
  adviser: (course: string, session: string, student: string, again: string) => ({
    title: `${student}: ${course} of ${session} amended`,
    body: `The course was registered again in ${again}. Please look whether it is still needed.`,
  }),
};
