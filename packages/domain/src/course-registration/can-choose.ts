import { tenthsOf } from "../results/credit-units.ts";
import type { SelectableCourse } from "./check-selection.ts";
import type { UnitLoad } from "./registrable.ts";

/** More tenths of a unit than any choice has: a sum of carry-overs stands above a sum of all. */
const above = 1_000_000;

/**
 * Whether some choice of at least one course would be taken (`checkSelection`): `choices` may be chosen,
 * of `offered` no carry-over may be left out that fits, and what has a score is `kept`.
 */
export function canChoose(
  choices: readonly SelectableCourse[],
  offered: readonly SelectableCourse[],
  load: UnitLoad,
  kept: ReadonlySet<number> = new Set(),
): boolean {
  const least = tenthsOf({ creditUnit: load.minimum });
  const most = tenthsOf({ creditUnit: load.maximum });
  const carriedOver = new Set(
    offered.filter(({ kind }) => kind === "Carry-over").map(({ id }) => id),
  );
  const free = choices.filter(({ missing }) => missing.length === 0);
  const first = free
    .filter(({ id }) => carriedOver.has(id))
    .toSorted((one, other) => one.creditUnit - other.creditUnit);
  const others = free.filter(({ id }) => !carriedOver.has(id));
  // The smallest of those that are left out decides: where it does not fit, no larger one does.
  return [...first, undefined].some((left, index) => {
    if (left && kept.has(left.id)) return false;
    const rest = [...first.slice(index + 1), ...others];
    const fixed = rest.filter(({ id }) => kept.has(id));
    const sums = sumsOf(
      [...first.slice(0, index), ...fixed],
      rest.filter(({ id }) => !kept.has(id)),
      most,
    );
    return sums.some((sum) => {
      const [carried, all] = [Math.floor(sum / above), sum % above];
      const fits = all > 0 && all >= least && all <= most;
      return fits && (!left || carried + tenthsOf(left) > most);
    });
  });
}

/** What choices come to that have all of `fixed` and any of `more`: few sums, however many choices. */
function sumsOf(
  fixed: readonly SelectableCourse[],
  more: readonly SelectableCourse[],
  most: number,
): number[] {
  let sums = new Set([fixed.reduce((sum, one) => sum + worth(one), 0)]);
  for (const one of more) {
    const longer = [...sums].map((sum) => sum + worth(one)).filter((sum) => sum % above <= most);
    sums = new Set([...sums, ...longer]);
  }
  return [...sums];
}

const worth = (one: SelectableCourse): number =>
  tenthsOf(one) * (one.kind === "Carry-over" ? above + 1 : 1);
