import { summaryPaperWords as words } from "@polyportal/domain/messages/summary-paper";

/** What the summary of a class's results says: as the server says it of a large class. */
export const resultSummaryWords = {
  title: words.title,
  provisional: words.provisional,
  faculty: words.faculty,
  department: words.department,
  option: words.option,
  programme: words.programme,
  level: words.level,
  session: words.session,
  semester: words.semester,
  summary: words.summary,
  fingerprint: words.fingerprint,
  signatures: words.signatures,
};
