import type { SheetFault } from "@polyportal/domain/messages/sheet";
import { sheetLimits } from "@polyportal/domain/upload/limits";
import { SheetProblem } from "../sheet-problem.ts";
import { columnOf } from "./place.ts";

export type Merged = {
  readonly from: string;
  readonly to: string;
  readonly columns: readonly [number, number];
  readonly first: number;
  readonly last: number;
};

const mostMerged = 100_000;
/** All rows together: ten in each row of the longest sheet are no table any more. */
const mostNamed = 10 * sheetLimits.rows;

const range = /^([A-Z]{1,3}(\d{1,7})):([A-Z]{1,3}(\d{1,7}))$/;

/** Adds merged cells by their range: "B4:B6". */
export function addMerged(all: Merged[], written: string): void {
  const [, from, first, to, last] = range.exec(written) ?? [];
  if (from === undefined || to === undefined) throw new SheetProblem("not_a_sheet");
  if (all.length === mostMerged) throw new SheetProblem("unfolds");
  const columns = [columnOf(from), columnOf(to)] as const;
  all.push({ from, to, columns, first: Number(first), last: Number(last) });
}

/** Tells of each row, from above to below, which merged cells it has a part of. */
export function mergedRows(all: readonly Merged[]): (line: number) => readonly SheetFault[] {
  const sorted = all.toSorted((a, b) => a.first - b.first);
  let next = 0;
  let named = 0;
  /** By column, of those that began the one that reaches furthest down: no column is forgotten over others. */
  const lowest: Merged[] = [];
  return (line) => {
    for (let one = sorted[next]; one && one.first <= line; one = sorted[next]) {
      const end = Math.min(one.columns[1], sheetLimits.columns - 1);
      for (let column = one.columns[0]; column <= end; column += 1) {
        if ((lowest[column]?.last ?? 0) < one.last) lowest[column] = one;
      }
      next += 1;
    }
    const here = [...new Set(lowest.filter(({ last }) => last >= line))];
    named += here.length;
    if (named > mostNamed) throw new SheetProblem("unfolds");
    return here.map(({ from, to, columns }) => ({ kind: "merged", from, to, columns }));
  };
}
