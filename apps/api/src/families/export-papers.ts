import type { PaperExport } from "../export/paper-export.ts";
import { classListPaper, classPhotosPaper } from "./lecturer/paper-class-list.ts";
import { compositePaper } from "./results/paper-composite.ts";
import { summaryPaper } from "./results/paper-summary.ts";
import { boardPackPaper } from "./score-sheet/paper-board-pack.ts";
import { attendancePaper, courseClassPaper } from "./score-sheet/paper-course-class.ts";
import { resultSheetPaper } from "./score-sheet/paper-result-sheet.ts";

/** Papers of many students, which the machine of files makes. */
export const paperExports: readonly PaperExport[] = [
  resultSheetPaper,
  courseClassPaper,
  attendancePaper,
  classListPaper,
  classPhotosPaper,
  compositePaper,
  summaryPaper,
  boardPackPaper,
];
