import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { Download } from "../../parts/import/download.tsx";
import { templateOf, type Templated } from "./template-of.ts";

/** Saves a course's sheet as a workbook, to be filled in. */
export const ScoreTemplate = (sheet: Templated) => (
  <Download {...templateOf(sheet)}>{words.template}</Download>
);
