import { amendmentList } from "@polyportal/api-client/list/amendments";
import { boardClassList } from "@polyportal/api-client/list/board-classes";
import { boardPackList } from "@polyportal/api-client/list/board-packs";
import { cbtResultList } from "@polyportal/api-client/list/cbt-results";
import { myCourseList } from "@polyportal/api-client/list/my-courses";
import { scoreSheetList } from "@polyportal/api-client/list/score-sheets";
import { unstartedList } from "@polyportal/api-client/list/unstarted-sheets";
import { exportOfList } from "../../export/described.ts";
import type { Family } from "../family.ts";
import { cbtImporter } from "./cbt.ts";
import { courseClassExport } from "./course-class-paper.ts";
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
import { amendmentSource } from "./list-amendments.ts";
import { boardClassSource, boardPackSource } from "./list-board-packs.ts";
import { cbtResultSource } from "./list-cbt.ts";
import { myCourseSource } from "./list-my-courses.ts";
import { scoreSheetSource } from "./list-score-sheets.ts";
import { unstartedSource } from "./list-unstarted.ts";
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
    exportOfList(amendmentList, amendmentSource),
    exportOfList(scoreSheetList, scoreSheetSource),
    exportOfList(unstartedList, unstartedSource),
    exportOfList(myCourseList, myCourseSource),
    exportOfList(cbtResultList, cbtResultSource),
    exportOfList(boardClassList, boardClassSource),
    exportOfList(boardPackList, boardPackSource),
  ],
  papers: [resultSheetPaper, courseClassPaper, attendancePaper, boardPackPaper],
  importers: [scoresImporter, cbtImporter],
  jobs: [morningNews],
  history: { scoreSheet: pastOfSheet, amendment: pastOfAmendment, boardPack: pastOfBoardPack },
} satisfies Family;
