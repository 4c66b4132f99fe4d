import type { Grade } from "../results/scale.ts";
import { gradingScale } from "../results/scale.ts";
import type { MarkCode } from "./mark-codes.ts";
import { hundredthsOf } from "./marks.ts";
import { earnedBy } from "./row.ts";

/** A row, as far as a sheet's figures need it. */
type CountedRow = { readonly total: number | null; readonly code: MarkCode | null };

/** What a sheet comes to. */
export type SheetStatistics = {
  readonly counts: Readonly<Record<Grade, number>>;
  /** Rows that have a grade. */
  readonly graded: number;
  /** Rows that are neither complete nor coded. */
  readonly missing: number;
  /** Of the totals, unrounded; null without any. */
  readonly mean: number | null;
  /** Passed of graded, of 100, unrounded; null without any. */
  readonly passRate: number | null;
};

/** Counts some rows: those of approved registrations, as the caller chooses them. */
export function statisticsOf(rows: readonly CountedRow[]): SheetStatistics {
  const grades = rows.flatMap((row) => earnedBy(row)?.grade ?? []);
  const totals = rows.flatMap(({ total }) => total ?? []);
  const passed = grades.filter((grade) => grade !== "F").length;
  const countOf = (grade: Grade) => grades.filter((one) => one === grade).length;
  const counts = Object.fromEntries(gradingScale.map(({ grade }) => [grade, countOf(grade)]));
  const sum = totals.reduce((all, total) => all + hundredthsOf(total), 0);
  return {
    counts: counts as Record<Grade, number>,
    graded: grades.length,
    missing: rows.filter(({ total, code }) => total === null && code === null).length,
    mean: totals.length === 0 ? null : sum / 100 / totals.length,
    passRate: grades.length === 0 ? null : (100 * passed) / grades.length,
  };
}
