/**
 * How far the scores of a course have come: with the lecturers, with the head of department, with the
 * dean, with the board, and out. Nothing stands where nobody has begun.
 */
export const sheetStates = ["draft", "submitted", "checked", "approved", "published"] as const;
export type SheetState = (typeof sheetStates)[number];
