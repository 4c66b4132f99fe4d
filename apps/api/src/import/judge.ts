import { isDeepStrictEqual } from "node:util";
import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import type { AnyImporter, ImportRow, PlanContext, Planned } from "./importer.ts";

/** A row with the importer's plan for it. */
export type Judged<Row extends ImportRow = ImportRow> = {
  readonly row: Row;
  readonly planned: Planned<unknown>;
};

/** What is known of a row before asking the importer. */
type Known = {
  /** Why it is refused. */
  readonly reasons: readonly string[];
  /** Why another row of the same record counts instead. */
  readonly stays?: string | undefined;
};

/** Asks the importer about all rows that are not decided yet. */
export async function judge<Row extends ImportRow & Known>(
  importer: AnyImporter,
  ctx: PlanContext,
  rows: readonly Row[],
): Promise<Judged<Row>[]> {
  const whole = rows.filter(({ reasons, stays }) => reasons.length === 0 && stays === undefined);
  const plans = whole.length > 0 ? await importer.plan(ctx, whole) : [];
  const byRow = new Map(whole.map((row, at) => [row, plans[at]]));
  return rows.map((row) => ({
    row,
    planned: byRow.get(row) ?? knownOf(row),
  }));
}

const knownOf = ({ reasons, stays }: Known): Planned<unknown> =>
  stays === undefined || reasons.length > 0
    ? { verdict: "Refused", reasons }
    : { verdict: "Unchanged", stays };

/** The part of a plan that is stored. */
export const keptPlan = (planned: Planned<unknown>) => ({
  verdict: planned.verdict,
  changes: "changes" in planned ? planned.changes : [],
  reasons: reasonsOf(planned),
  seen: "seen" in planned ? (planned.seen ?? null) : null,
  needsTick: "tick" in planned && planned.tick !== undefined,
});

/** Why a row is refused, stays, waits for approval or needs a tick. */
function reasonsOf(planned: Planned<unknown>): readonly string[] {
  if ("reasons" in planned) return planned.reasons;
  if ("stays" in planned && planned.stays !== undefined) return [planned.stays];
  if ("tick" in planned && planned.tick !== undefined) return [planned.tick];
  return "waits" in planned && planned.waits !== undefined ? [planned.waits] : [];
}

type KeptPlan = ReturnType<typeof keptPlan>;

/** Whether the importer would still do exactly what was previewed. */
export function isStill(planned: Planned<unknown>, kept: KeptPlan): boolean {
  const { verdict, changes, reasons, seen, needsTick } = kept;
  return isDeepStrictEqual(keptPlan(planned), { verdict, changes, reasons, seen, needsTick });
}

/** Why a previewed row is refused on applying. */
export const changedSince = (planned: Planned<unknown>): readonly string[] => [
  words.changedSince,
  ...keptPlan(planned).reasons,
];
