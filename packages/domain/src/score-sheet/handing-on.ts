import type { RegistrationState } from "../course-registration/next-step.ts";
import { unusualResult } from "./flags.ts";
import { isComplete, type Marks } from "./row.ts";
import { partsOf, type ScorePart, type Split } from "./split.ts";
import { statisticsOf } from "./statistics.ts";

type HandedRow = Marks & {
  readonly registration: RegistrationState;
  readonly total: number | null;
};

/** What is in the way of handing a draft on, and what has to be said with it. */
export type HandingOn<Row> = {
  /** Nobody's registration is approved: there is nothing to hand on. */
  readonly empty: boolean;
  /** Rows of approved registrations that are neither complete nor coded. */
  readonly missing: readonly Row[];
  /** What is unusual about the result, which wants a remark; undefined where nothing is. */
  readonly unusual: string | undefined;
};

/** Looks at a draft before it is handed on: the page asks beforehand what the server asks then. */
export function handingOn<Row extends HandedRow>(
  rows: readonly Row[],
  split: Split,
  meanBefore: number | null,
): HandingOn<Row> {
  const approved = rows.filter(({ registration }) => registration === "approved");
  return {
    empty: approved.length === 0,
    missing: approved.filter((row) => !isComplete(row, split)),
    unusual: unusualResult(statisticsOf(approved), meanBefore),
  };
}

/** The parts in which nothing is entered. */
export const missingParts = (marks: Marks, split: Split): ScorePart[] =>
  partsOf(split).filter((part) => marks[part] === null);
