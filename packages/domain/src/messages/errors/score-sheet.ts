import { amendmentRefusalWords } from "../amendment-news.ts";
import { sheetRefusalWords } from "../score-sheet.ts";
import type { ErrorAnswer } from "./answer.ts";

const refused = (message: string) => ({ status: 409, title: "Failed!", message }) as const;

/** What score sheets may answer. */
export const scoreSheetErrors = {
  sheet_locked: refused(sheetRefusalWords.sheet_locked),
  sheet_held: refused(sheetRefusalWords.sheet_held),
  sheet_changed: refused(
    "Somebody has done something with this sheet since you opened it. Please look at it again.",
  ),
  remark_needed: refused("Please say something about this result."),
  sheet_incomplete: refused("Scores are missing. Please enter them, or a code."),
  nobody_teaches: refused(
    "Nobody teaches this course in the session. Please assign a lecturer first.",
  ),
  reminded_today: refused(
    "Somebody was reminded of these scores today. Please wait until tomorrow.",
  ),
  deadline_passed: refused(sheetRefusalWords.deadline_passed),
  not_coordinator: refused(sheetRefusalWords.not_coordinator),
  not_your_sheet: refused(sheetRefusalWords.not_your_sheet),
  amendment_open: refused(amendmentRefusalWords.amendment_open),
  amendment_decided: refused(amendmentRefusalWords.amendment_decided),
  impersonation_decides_nothing: refused(sheetRefusalWords.impersonation_decides_nothing),
} as const satisfies Record<string, ErrorAnswer>;
