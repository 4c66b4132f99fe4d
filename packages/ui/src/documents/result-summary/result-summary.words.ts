import { paperNames } from "@polyportal/domain/document/kinds";
import { compositeWords } from "@polyportal/domain/messages/composite";

/** What the summary of a class's results says. */
export const resultSummaryWords = {
  title: paperNames["result-summary"],
  /** The title of what has scores in it that are not published. */
  provisional: (title: string): string => `${compositeWords.provisional}: ${title}`,
  faculty: "Faculty",
  department: "Department",
  option: "Option",
  programme: "Programme",
  level: "Level",
  session: "Session",
  semester: "Semester",
  summary: "Summary by remark",
  fingerprint: "Fingerprint",
  /** Who signs. */
  signatures: ["Course adviser", "Head of department", "Dean of faculty"] as readonly string[],
};
