import { amendmentList } from "@polyportal/api-client/list/amendments";
import { boardClassList } from "@polyportal/api-client/list/board-classes";
import { boardPackList } from "@polyportal/api-client/list/board-packs";
import { cbtResultList } from "@polyportal/api-client/list/cbt-results";
import { myCourseList } from "@polyportal/api-client/list/my-courses";
import { scoreSheetList } from "@polyportal/api-client/list/score-sheets";
import { unstartedList } from "@polyportal/api-client/list/unstarted-sheets";
import { exportOfList } from "../../export/described.ts";
import { sampleHandler, uploadHandler } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { getAmendmentOutcome } from "./amendment-outcome.ts";
import { cbtImporter } from "./cbt.ts";
import { courseClassExport, getCourseClassPaper } from "./course-class-paper.ts";
import { extendResultDeadline, listResultDeadlines, saveResultDeadline } from "./deadline.ts";
import { decideAmendment } from "./decide-amendment.ts";
import { approveSheets, checkSheets, returnSheets } from "./decide.ts";
import { getAmendmentEvidence } from "./get-amendment-evidence.ts";
import { getBoardPack } from "./get-board-pack.ts";
import { downloadCbtFile } from "./get-cbt-file.ts";
import { getCourseClassPhoto } from "./get-class-photo.ts";
import { getMyCourse } from "./get-my-course.ts";
import { getScoreSheet, listScoreVersions } from "./get-score-sheet.ts";
import { getSheetPaper } from "./get-sheet-paper.ts";
import { getSheetReview } from "./get-sheet-review.ts";
import { holdScoreSheet, releaseScoreSheet } from "./hold.ts";
import { amendmentSource } from "./list-amendments.ts";
import { boardClassSource, boardPackSource } from "./list-board-packs.ts";
import { cbtResultSource } from "./list-cbt.ts";
import { courseClassSource } from "./list-class.ts";
import { myCourseSource } from "./list-my-courses.ts";
import { scoreSheetSource } from "./list-score-sheets.ts";
import { unstartedSource } from "./list-unstarted.ts";
import { makeBoardPack } from "./make-board-pack.ts";
import { morningNews } from "./morning-news.ts";
import { noteSheetOpen } from "./note-open.ts";
import { boardPackPaper } from "./paper-board-pack.ts";
import { attendancePaper, courseClassPaper } from "./paper-course-class.ts";
import { resultSheetPaper } from "./paper-result-sheet.ts";
import { historyOfAmendment, historyOfBoardPack, historyOfSheet } from "./history-source.ts";
import { previewCbtResults } from "./preview-cbt.ts";
import { previewScoreSheet } from "./preview-upload.ts";
import { publishSheets } from "./publish.ts";
import { remindOfScores } from "./remind.ts";
import { requestAmendment } from "./request-amendment.ts";
import { saveScores } from "./save-scores.ts";
import { recallScoreSheet, submitScoreSheet } from "./submit.ts";
import { downloadScoreSheet } from "./template.ts";
import { scoresImporter } from "./upload.ts";

export const family = {
  handlers: {
    // Scores, from the first mark to the day on which students read them
    listMyCourses: pageOf(myCourseSource),
    listScoreSheets: pageOf(scoreSheetSource),
    getScoreSheet,
    listScoreVersions,
    saveScores,
    submitScoreSheet,
    recallScoreSheet,
    // Scores in a workbook, there and back
    downloadScoreSheet,
    previewScoreSheet,
    uploadScoreSheet: uploadHandler(scoresImporter),
    // What computer tests gave
    previewCbtResults,
    uploadCbtResults: uploadHandler(cbtImporter),
    downloadCbtSample: sampleHandler(cbtImporter),
    listCbtResults: pageOf(cbtResultSource),
    downloadCbtFile,
    // Scores that nobody has begun to enter
    listUnstartedSheets: pageOf(unstartedSource),
    remindOfScores,
    // What is decided about them
    checkSheets,
    approveSheets,
    returnSheets,
    publishSheets,
    holdScoreSheet,
    releaseScoreSheet,
    listResultDeadlines,
    saveResultDeadline,
    extendResultDeadline,
    // What a lecturer reads of a course beside its scores
    getMyCourse,
    listCourseClass: pageOf(courseClassSource),
    getCourseClassPaper,
    getCourseClassPhoto,
    // The printed result sheet of a course
    getSheetPaper,
    // Who types into a sheet at the same time
    noteSheetOpen,
    // What a reviewer lays beside them
    getSheetReview,
    // How what is published is changed
    listAmendments: pageOf(amendmentSource),
    getAmendmentOutcome,
    requestAmendment,
    decideAmendment,
    getAmendmentEvidence,
    // What the academic board is shown of a class
    listBoardClasses: pageOf(boardClassSource),
    listBoardPacks: pageOf(boardPackSource),
    makeBoardPack,
    getBoardPack,
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
  history: {
    scoreSheet: historyOfSheet,
    amendment: historyOfAmendment,
    boardPack: historyOfBoardPack,
  },
} satisfies Family;
