import { sampleHandler, uploadHandler } from "../../import/handlers.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { getAmendmentOutcome } from "./amendment-outcome.ts";
import { cbtImporter } from "./cbt.ts";
import { getCourseClassPaper } from "./course-class-paper.ts";
import { extendResultDeadline, listResultDeadlines, saveResultDeadline } from "./deadline.ts";
import { decideAmendment } from "./decide-amendment.ts";
import { approveSheets, checkSheets, returnSheets } from "./decide.ts";
import { amendmentExport } from "./export-amendments.ts";
import { boardClassExport, boardPackExport } from "./export-board.ts";
import { cbtExport } from "./export-cbt.ts";
import { courseClassExport } from "./export-class.ts";
import { myCourseExport } from "./export-my-courses.ts";
import { scoreSheetExport } from "./export-sheets.ts";
import { unstartedExport } from "./export-unstarted.ts";
import { getAmendmentEvidence } from "./get-amendment-evidence.ts";
import { getBoardPack } from "./get-board-pack.ts";
import { downloadCbtFile } from "./get-cbt-file.ts";
import { getCourseClassPhoto } from "./get-class-photo.ts";
import { getMyCourse } from "./get-my-course.ts";
import { getScoreSheet, listScoreVersions } from "./get-score-sheet.ts";
import { getSheetPaper } from "./get-sheet-paper.ts";
import { getSheetReview } from "./get-sheet-review.ts";
import { holdScoreSheet, releaseScoreSheet } from "./hold.ts";
import { amendmentList } from "./list-amendments.ts";
import { boardClassList, boardPackList } from "./list-board-packs.ts";
import { cbtResults } from "./list-cbt.ts";
import { courseClass } from "./list-class.ts";
import { myCourses } from "./list-my-courses.ts";
import { scoreSheetList } from "./list-score-sheets.ts";
import { unstartedSheets } from "./list-unstarted.ts";
import { makeBoardPack } from "./make-board-pack.ts";
import { morningNews } from "./morning-news.ts";
import { noteSheetOpen } from "./note-open.ts";
import { boardPackPaper } from "./paper-board-pack.ts";
import { attendancePaper, courseClassPaper } from "./paper-course-class.ts";
import { resultSheetPaper } from "./paper-result-sheet.ts";
import { pastOfAmendment, pastOfBoardPack, pastOfSheet } from "./past.ts";
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
    listMyCourses: pageOf(myCourses),
    listScoreSheets: pageOf(scoreSheetList),
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
    listCbtResults: pageOf(cbtResults),
    downloadCbtFile,
    // Scores that nobody has begun to enter
    listUnstartedSheets: pageOf(unstartedSheets),
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
    listCourseClass: pageOf(courseClass),
    getCourseClassPaper,
    getCourseClassPhoto,
    // The printed result sheet of a course
    getSheetPaper,
    // Who types into a sheet at the same time
    noteSheetOpen,
    // What a reviewer lays beside them
    getSheetReview,
    // How what is published is changed
    listAmendments: pageOf(amendmentList),
    getAmendmentOutcome,
    requestAmendment,
    decideAmendment,
    getAmendmentEvidence,
    // What the academic board is shown of a class
    listBoardClasses: pageOf(boardClassList),
    listBoardPacks: pageOf(boardPackList),
    makeBoardPack,
    getBoardPack,
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
