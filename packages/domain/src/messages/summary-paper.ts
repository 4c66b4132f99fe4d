import { paperNames } from "../document/kinds.ts";
import { compositeWords } from "./composite.ts";

/** What the summary of a class's results says on paper, whoever draws it. */
export const summaryPaperWords = {
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
