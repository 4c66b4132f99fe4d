import { sittingLabel, slipMessages, slipTitle } from "@polyportal/domain/messages/slip";

/** What an application slip says around its parts. */
export const applicationSlipWords = {
  /** The session and what was applied for. */
  title: slipTitle,
  footer: slipMessages.footer,
  /** Who signs, and whose photograph it is where no name is known. */
  applicant: "Applicant",
  /** A sitting by its place, from 0. */
  sitting: sittingLabel,
  examType: "Exam type",
  examNumber: "Exam number",
  examYear: "Exam year",
  examCenter: "Exam center",
  result: "Result",
  awaiting: "Awaiting result",
  /** The name of a sitting's table. */
  subjectsOf: (sitting: string): string => `Subjects and grades, ${sitting}`,
  /** In the place of a table without rows. */
  noRows: "None",
  subject: "Subject",
  grade: "Grade",
};
