import { type SheetProblemCode, sheetProblems } from "@polyportal/domain/messages/sheet";

/** A file that is not read at all: a name for machines, words for people. */
export class SheetProblem extends Error {
  readonly code: SheetProblemCode;

  constructor(code: SheetProblemCode, cause?: unknown) {
    super(sheetProblems[code], { cause });
    this.code = code;
  }
}

/** A reader's own failure means that the file is damaged; a problem is passed on as it is. */
export const asProblem = (failure: unknown): SheetProblem =>
  failure instanceof SheetProblem ? failure : new SheetProblem("not_a_sheet", failure);
