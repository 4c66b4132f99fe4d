import { oLevelMessages } from "@polyportal/domain/messages/o-level";
import { sittingLabel } from "@polyportal/domain/messages/slip";

/** Words of the O-level editor; rows count from 1. */
export const oLevelEditorWords = {
  /** A sitting by its index, from 0. */
  sitting: sittingLabel,
  add: (sitting: string): string => `Add ${sitting}`,
  delete: oLevelMessages.delete,
  deleteQuestion: oLevelMessages.deleteQuestion,
  keep: oLevelMessages.keep,
  deleted: oLevelMessages.deleted,
  undo: oLevelMessages.undo,
  /** Announced after it. */
  undoes: oLevelMessages.undoes,
  /** The checkbox for a result that is not out yet. */
  awaiting: "This result is not out yet",
  examType: "Exam type",
  examYear: "Exam year",
  examNumber: "Exam number",
  examCenter: "Exam center",
  cardPin: "Card pin",
  cardSerialNumber: "Card serial number",
  subjects: "Subjects and grades",
  /** How many subjects are required. */
  subjectsHint: (fewest: number): string => `At least ${fewest} subjects, from the first row on`,
  subject: (row: number): string => `Subject ${row}`,
  grade: (row: number): string => `Grade ${row}`,
  gradeEmpty: "Grade",
  clearRow: (row: number): string => `Clear row ${row}`,
};
