import type { Family } from "../family.ts";
import { cbtImporter } from "./cbt.ts";
import { amendmentExport } from "./export-amendments.ts";
import { boardClassExport, boardPackExport } from "./export-board.ts";
import { cbtExport } from "./export-cbt.ts";
import { courseClassExport } from "./export-class.ts";
import { myCourseExport } from "./export-my-courses.ts";
import { scoreSheetExport } from "./export-sheets.ts";
import { unstartedExport } from "./export-unstarted.ts";
import {
  boardPackHandlers,
  cbtHandlers,
  scoreAmendmentHandlers,
  scoreSheetHandlers,
  scoreUploadHandlers,
  sheetDecisionHandlers,
  sheetPaperHandlers,
  sheetPresenceHandlers,
  sheetReviewHandlers,
  taughtCourseHandlers,
  unstartedHandlers,
} from "./handlers.ts";
import { morningNews } from "./morning-news.ts";
import { boardPackPaper } from "./paper-board-pack.ts";
import { attendancePaper, courseClassPaper } from "./paper-course-class.ts";
import { resultSheetPaper } from "./paper-result-sheet.ts";
import { pastOfAmendment, pastOfBoardPack, pastOfSheet } from "./past.ts";
import { scoresImporter } from "./upload.ts";

export const family = {
  handlers: {
    ...scoreSheetHandlers,
    ...scoreUploadHandlers,
    ...cbtHandlers,
    ...unstartedHandlers,
    ...sheetDecisionHandlers,
    ...taughtCourseHandlers,
    ...sheetPaperHandlers,
    ...sheetPresenceHandlers,
    ...sheetReviewHandlers,
    ...scoreAmendmentHandlers,
    ...boardPackHandlers,
  },
  lists: [
    courseClassExport,
    amendmentExport,
    scoreSheetExport,
    unstartedExport,
    myCourseExport,
    cbtExport,
    boardClassExport,
    boardPackExport,
  ],
  papers: [resultSheetPaper, courseClassPaper, attendancePaper, boardPackPaper],
  importers: [scoresImporter, cbtImporter],
  jobs: [morningNews],
  history: { scoreSheet: pastOfSheet, amendment: pastOfAmendment, boardPack: pastOfBoardPack },
} satisfies Family;
