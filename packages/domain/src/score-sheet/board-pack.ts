import { groupCode } from "../document/code.ts";
import type { CgpaRemark } from "../results/remark.ts";
import { markCodeOf } from "./mark-codes.ts";
import type { SheetState } from "./states.ts";
import { statisticsOf, type SheetStatistics } from "./statistics.ts";

/** How much of a pack's fingerprint is printed: nobody finds two packs that begin alike. */
const codeLength = 12;

/** The beginning of a pack's fingerprint as its paper has it: `3F2A-91BC-07DE`. */
export const packCode = (fingerprint: string): string =>
  groupCode(fingerprint.slice(0, codeLength).toUpperCase());

/** A code as somebody typed it, as the fingerprint begins: only what a fingerprint is made of. */
export const fingerprintStart = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[\s-]+/g, "");

/** Whether the board waits for a sheet: it has not come through the offices. */
export const isMissing = (state: SheetState | null): boolean =>
  state !== "approved" && state !== "published";

/** The remarks that the board decides about student by student. */
export const namedRemarks = ["Probation", "Withdrawal"] as const satisfies readonly CgpaRemark[];

/** A class's results, as far as its curves need them. */
type Composite<Column> = {
  readonly columns: readonly Column[];
  readonly students: readonly {
    readonly cells: readonly ({
      readonly total: number | null;
      readonly grade: string | null;
    } | null)[];
  }[];
};

/** How each course of a composite sheet came out, counted by the rule of its score sheet. */
export const curvesOf = <Column>({
  columns,
  students,
}: Composite<Column>): (SheetStatistics & { readonly column: Column })[] =>
  columns.map((column, at) => ({
    column,
    ...statisticsOf(
      students.flatMap(({ cells }) => {
        const cell = cells[at];
        return cell ? [{ total: cell.total, code: markCodeOf(cell.grade ?? "") ?? null }] : [];
      }),
    ),
  }));
