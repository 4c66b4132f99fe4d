import { todayInLagos } from "@polyportal/domain/format/date";
import { goesToSiwes } from "@polyportal/domain/siwes/who";
import { weekHasBegun, weeksBetween } from "@polyportal/domain/siwes/weeks";
import type { CurrentStudent } from "../student/current.ts";
import type { SiwesRecord } from "./queries.ts";

/** A student's training as the contract shows it: the logbook has every week, written or not. */
export function viewOf({ student, session }: CurrentStudent, record: SiwesRecord, now: Date) {
  const base = { session: session.name, goes: goesToSiwes(student) };
  if (!record) return { ...base, placement: null, weeks: [] };
  const { placement, written } = record;
  const today = todayInLagos(now);
  return {
    ...base,
    placement: { ...placement, updatedAt: placement.updatedAt.toISOString() },
    weeks: weeksBetween(placement.startDate, placement.endDate).map((week) => {
      const found = written.find((one) => one.week === week.week);
      return {
        ...week,
        open: weekHasBegun(week, today),
        work: found?.work ?? "",
        remarks: found?.remarks ?? "",
        updatedAt: found?.updatedAt.toISOString() ?? null,
      };
    }),
  };
}
