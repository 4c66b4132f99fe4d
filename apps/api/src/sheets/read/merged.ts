import type { SheetFault } from "@polyportal/domain/messages/sheet";
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
/** A row that is refused anyway need not name more. */
const mostNamed = 8;

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
  let open: Merged[] = [];
  return (line) => {
    for (let one = sorted[next]; one && one.first <= line; one = sorted[next]) {
      if (open.length < mostNamed) open.push(one);
      next += 1;
    }
    if (open.length === 0) return [];
    open = open.filter(({ last }) => last >= line);
    return open.map(({ from, to, columns }) => ({ kind: "merged", from, to, columns }));
  };
}
