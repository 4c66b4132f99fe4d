import type { siwesEndpoints } from "@polyportal/api-client/contract/siwes";
import { todayInLagos } from "@polyportal/domain/format/date";
import { weekHasBegun, weeksBetween } from "@polyportal/domain/siwes/weeks";
import { siwesWeeks } from "../../database/schema/siwes.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { requireVersion, versionAfter } from "../../server/versions.ts";
import { studentOf } from "../student/current.ts";
import { lockedRecord, recordOf } from "./queries.ts";
import { viewOf } from "./view.ts";

/** Saves a week of the logbook. */
export const saveWeek: Handler<typeof siwesEndpoints.saveSiwesWeek> = async (
  ctx,
  { week, began, work, remarks },
) => {
  const current = await studentOf(ctx.db, ctx.caller.userId);
  const of = { studentId: current.student.id, sessionId: current.session.id };
  const record = await ctx.change(async ({ tx, audit }) => {
    // Locked, so that the dates cannot change under the week.
    const found = (await lockedRecord(tx, of)) ?? fail("siwes_no_placement");
    const { placement, written } = found;
    const span = weeksBetween(placement.startDate, placement.endDate)[week - 1];
    if (!span || !weekHasBegun(span, todayInLagos(ctx.now))) fail("siwes_week_closed");
    const before = written.find((one) => one.week === week);
    const same = before?.work === work && before.remarks === remarks;
    // The same words again are no other version: the answer to their save was lost.
    if (!same) requireVersion(began, before?.updatedAt);
    const values = { work, remarks, updatedAt: versionAfter(before?.updatedAt, ctx.now) };
    await tx
      .insert(siwesWeeks)
      .values({ placementId: placement.id, week, ...values })
      .onConflictDoUpdate({ target: [siwesWeeks.placementId, siwesWeeks.week], set: values });
    audit({
      action: "saveSiwesWeek",
      subject: "siwes",
      subjectId: placement.id,
      before: before && { week, work: before.work, remarks: before.remarks },
      after: { week, work, remarks },
    });
    return recordOf(tx, of);
  });
  return viewOf(current, record, ctx.now);
};
