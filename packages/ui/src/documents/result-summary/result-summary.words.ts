import { summaryPaperWords } from "@polyportal/domain/messages/summary-paper";

/** What the summary of a class's results says. */
export const resultSummaryWords = { ...summaryPaperWords };
