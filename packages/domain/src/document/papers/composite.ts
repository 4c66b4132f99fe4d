import type { PaperFact, PaperKind } from "../kinds.ts";
import { row, rowIfKnown, type Text } from "./rows.ts";

/** The papers of a class's results: the sheet, and who has which remark. */
export const compositePapers = ["composite-sheet", "result-summary"] as const satisfies PaperKind[];

/** The results of a class, as their composite sheet and their summary are printed. */
export type CompositeOnPaper = {
  readonly faculty: Text;
  readonly department: Text;
  readonly option: Text;
  readonly programme: Text;
  readonly level: Text;
  readonly session: Text;
  readonly semester: Text;
  /** How many students have each remark, in a line. */
  readonly remarks: Text;
  /** Of all that stands on it, in short: another figure is another sheet. */
  readonly fingerprint: Text;
};

/** What the check of a composite sheet, or of a summary, tells: it is about the class, and names no student. */
export const compositeFacts = (sheet: CompositeOnPaper): PaperFact[] => [
  row("Department", sheet.department),
  row("Level", sheet.level),
  row("Faculty", sheet.faculty),
  row("Session", sheet.session),
  ...rowIfKnown("Option", sheet.option ?? undefined),
  row("Programme", sheet.programme),
  row("Semester", sheet.semester),
  row("Summary by remark", sheet.remarks),
  row("Fingerprint", sheet.fingerprint),
];
