import type { boardPackEndpoints } from "@polyportal/api-client/contract/score-sheet-board-packs";
import type { scoreAmendmentEndpoints } from "@polyportal/api-client/contract/score-sheet-amendments";
import type { sheetDecisionEndpoints } from "@polyportal/api-client/contract/score-sheet-decisions";
import type { scoreSheetEndpoints } from "@polyportal/api-client/contract/score-sheet";
import type { cbtEndpoints } from "@polyportal/api-client/contract/score-sheet-cbt";
import type { scoreUploadEndpoints } from "@polyportal/api-client/contract/score-sheet-upload";
import type { unstartedEndpoints } from "@polyportal/api-client/contract/score-sheet-unstarted";
import type { taughtCourseEndpoints } from "@polyportal/api-client/contract/score-sheet-course";
import type { sheetPaperEndpoints } from "@polyportal/api-client/contract/score-sheet-paper";
import type { sheetPresenceEndpoints } from "@polyportal/api-client/contract/score-sheet-presence";
import type { sheetReviewEndpoints } from "@polyportal/api-client/contract/score-sheet-review";
import { sampleHandler, uploadHandler } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { getAmendmentOutcome } from "./amendment-outcome.ts";
import { decideAmendment } from "./decide-amendment.ts";
import { extendResultDeadline, listResultDeadlines, saveResultDeadline } from "./deadline.ts";
import { boardClassSource, boardPackSource } from "./list-board-packs.ts";
import { getBoardPack } from "./get-board-pack.ts";
import { makeBoardPack } from "./make-board-pack.ts";
import { approveSheets, checkSheets, returnSheets } from "./decide.ts";
import { getAmendmentEvidence } from "./get-amendment-evidence.ts";
import { cbtImporter } from "./cbt.ts";
import { downloadCbtFile } from "./get-cbt-file.ts";
import { getMyCourse } from "./get-my-course.ts";
import { getScoreSheet, listScoreVersions } from "./get-score-sheet.ts";
import { holdScoreSheet, releaseScoreSheet } from "./hold.ts";
import { getSheetPaper } from "./get-sheet-paper.ts";
import { getSheetReview } from "./get-sheet-review.ts";
import { amendmentSource } from "./list-amendments.ts";
import { getCourseClassPaper } from "./course-class-paper.ts";
import { getCourseClassPhoto } from "./get-class-photo.ts";
import { courseClassSource } from "./list-class.ts";
import { myCourseSource } from "./list-my-courses.ts";
import { scoreSheetSource } from "./list-score-sheets.ts";
import { noteSheetOpen } from "./note-open.ts";
import { cbtResultSource } from "./list-cbt.ts";
import { unstartedSource } from "./list-unstarted.ts";
import { publishSheets } from "./publish.ts";
import { requestAmendment } from "./request-amendment.ts";
import { saveScores } from "./save-scores.ts";
import { remindOfScores } from "./remind.ts";
import { recallScoreSheet, submitScoreSheet } from "./submit.ts";
import { previewCbtResults } from "./preview-cbt.ts";
import { previewScoreSheet } from "./preview-upload.ts";
import { downloadScoreSheet } from "./template.ts";
import { scoresImporter } from "./upload.ts";

/** Scores, from the first mark to the day on which students read them. */
export const scoreSheetHandlers = {
  listMyCourses: pageOf(myCourseSource),
  listScoreSheets: pageOf(scoreSheetSource),
  getScoreSheet,
  listScoreVersions,
  saveScores,
  submitScoreSheet,
  recallScoreSheet,
} satisfies Handlers<typeof scoreSheetEndpoints>;

/** What is decided about them. */
export const sheetDecisionHandlers = {
  checkSheets,
  approveSheets,
  returnSheets,
  publishSheets,
  holdScoreSheet,
  releaseScoreSheet,
  listResultDeadlines,
  saveResultDeadline,
  extendResultDeadline,
} satisfies Handlers<typeof sheetDecisionEndpoints>;

/** Scores in a workbook, there and back. */
export const scoreUploadHandlers = {
  downloadScoreSheet,
  previewScoreSheet,
  uploadScoreSheet: uploadHandler(scoresImporter),
} satisfies Handlers<typeof scoreUploadEndpoints>;

/** Scores that nobody has begun to enter. */
export const unstartedHandlers = {
  listUnstartedSheets: pageOf(unstartedSource),
  remindOfScores,
} satisfies Handlers<typeof unstartedEndpoints>;

/** What computer tests gave. */
export const cbtHandlers = {
  previewCbtResults,
  uploadCbtResults: uploadHandler(cbtImporter),
  downloadCbtSample: sampleHandler(cbtImporter),
  listCbtResults: pageOf(cbtResultSource),
  downloadCbtFile,
} satisfies Handlers<typeof cbtEndpoints>;

/** What a lecturer reads of a course beside its scores. */
export const taughtCourseHandlers = {
  getMyCourse,
  listCourseClass: pageOf(courseClassSource),
  getCourseClassPaper,
  getCourseClassPhoto,
} satisfies Handlers<typeof taughtCourseEndpoints>;

/** What a reviewer lays beside them. */
export const sheetReviewHandlers = { getSheetReview } satisfies Handlers<
  typeof sheetReviewEndpoints
>;

/** Who types into a sheet at the same time. */
export const sheetPresenceHandlers = { noteSheetOpen } satisfies Handlers<
  typeof sheetPresenceEndpoints
>;

/** The printed result sheet of a course. */
export const sheetPaperHandlers = { getSheetPaper } satisfies Handlers<typeof sheetPaperEndpoints>;

/** How what is published is changed. */
export const scoreAmendmentHandlers = {
  listAmendments: pageOf(amendmentSource),
  getAmendmentOutcome,
  requestAmendment,
  decideAmendment,
  getAmendmentEvidence,
} satisfies Handlers<typeof scoreAmendmentEndpoints>;

/** What the academic board is shown of a class. */
export const boardPackHandlers = {
  listBoardClasses: pageOf(boardClassSource),
  listBoardPacks: pageOf(boardPackSource),
  makeBoardPack,
  getBoardPack,
} satisfies Handlers<typeof boardPackEndpoints>;
