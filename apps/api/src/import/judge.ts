import { isDeepStrictEqual } from "node:util";
import { importRunMessages as words } from "@polyportal/domain/messages/import-run";
import type { AnyImporter, ImportRow, PlanContext, Planned } from "./importer.ts";

/** A row with what its importer would do with it. */
export type Judged<Row extends ImportRow = ImportRow> = {
  readonly row: Row;
  readonly planned: Planned<unknown>;
};

/** Asks the importer about rows, except those that are refused already. */
export async function judge<Row extends ImportRow & { readonly reasons: readonly string[] }>(
  importer: AnyImporter,
  ctx: PlanContext,
  rows: readonly Row[],
): Promise<Judged<Row>[]> {
  const whole = rows.filter(({ reasons }) => reasons.length === 0);
  const plans = whole.length > 0 ? await importer.plan(ctx, whole) : [];
  const byRow = new Map(whole.map((row, at) => [row, plans[at]]));
  return rows.map((row) => ({
    row,
    planned: byRow.get(row) ?? { verdict: "Refused", reasons: row.reasons },
  }));
}

/** What of a plan is kept. */
export const keptPlan = (planned: Planned<unknown>) => ({
  verdict: planned.verdict,
  changes: "changes" in planned ? planned.changes : [],
  reasons: reasonsOf(planned),
  seen: "seen" in planned ? (planned.seen ?? null) : null,
});

/** Why a row is refused, or what of it waits. */
function reasonsOf(planned: Planned<unknown>): readonly string[] {
  if ("reasons" in planned) return planned.reasons;
  return "waits" in planned && planned.waits !== undefined ? [planned.waits] : [];
}

type KeptPlan = ReturnType<typeof keptPlan>;

/** Whether the importer would still do what was previewed, and nothing else. */
export function isStill(planned: Planned<unknown>, kept: KeptPlan): boolean {
  const { verdict, changes, reasons, seen } = kept;
  return isDeepStrictEqual(keptPlan(planned), { verdict, changes, reasons, seen });
}

/** Why a row that was previewed is refused now. */
export const changedSince = (planned: Planned<unknown>): readonly string[] => [
  words.changedSince,
  ...keptPlan(planned).reasons,
];
