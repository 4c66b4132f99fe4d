import { isDeepStrictEqual } from "node:util";
import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import type { AnyImporter, ImportRow, PlanContext, Planned } from "./importer.ts";

/** A row with what its importer would do with it. */
export type Judged<Row extends ImportRow = ImportRow> = {
  readonly row: Row;
  readonly planned: Planned<unknown>;
};

/** What is known of a row before its importer is asked. */
type Known = {
  /** Why it is refused. */
  readonly reasons: readonly string[];
  /** Why another row of its record counts. */
  readonly stays?: string | undefined;
};

/** Asks the importer about rows, except those of which all is known already. */
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

/** What of a plan is kept. */
export const keptPlan = (planned: Planned<unknown>) => ({
  verdict: planned.verdict,
  changes: "changes" in planned ? planned.changes : [],
  reasons: reasonsOf(planned),
  seen: "seen" in planned ? (planned.seen ?? null) : null,
  needsTick: "tick" in planned && planned.tick !== undefined,
});

/** Why a row is refused or stays, what of it waits, or why it needs a tick. */
function reasonsOf(planned: Planned<unknown>): readonly string[] {
  if ("reasons" in planned) return planned.reasons;
  if ("stays" in planned && planned.stays !== undefined) return [planned.stays];
  if ("tick" in planned && planned.tick !== undefined) return [planned.tick];
  return "waits" in planned && planned.waits !== undefined ? [planned.waits] : [];
}

type KeptPlan = ReturnType<typeof keptPlan>;

/** Whether the importer would still do what was previewed, and nothing else. */
export function isStill(planned: Planned<unknown>, kept: KeptPlan): boolean {
  const { verdict, changes, reasons, seen, needsTick } = kept;
  return isDeepStrictEqual(keptPlan(planned), { verdict, changes, reasons, seen, needsTick });
}

/** Why a row that was previewed is refused now. */
export const changedSince = (planned: Planned<unknown>): readonly string[] => [
  words.changedSince,
  ...keptPlan(planned).reasons,
];
