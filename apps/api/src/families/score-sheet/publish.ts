import type { sheetDecisionEndpoints } from "@polyportal/api-client/contract/score-sheet-decisions";
import { todayInLagos } from "@polyportal/domain/format/date";
import { minuteNeeded } from "@polyportal/domain/messages/score-sheet";
import { sql } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { nowOut } from "../results/out.ts";
import { takeStep, type LockedSheet } from "./act-on-sheet.ts";
import { actOnSheets } from "./decide.ts";
import { staleSheets, type StaleSheet } from "./stale-packs.ts";

type Endpoints = typeof sheetDecisionEndpoints;

/** The board's decision: rows of approved registrations are out, and their students are told. */
export const publishSheets: Handler<Endpoints["publishSheets"]> = async (
  ctx,
  { sheets, boardDate, minuteNumber },
) => {
  const { now } = ctx;
  if (boardDate > todayInLagos(now)) {
    fail("invalid_input", { fields: { boardDate: minuteNeeded.future } });
  }
  let stale: ReadonlyMap<string, StaleSheet> = new Map();
  const outcome = await actOnSheets(
    ctx,
    "publish",
    sheets,
    async (change, found) => {
      await refuseEarlierBoard(change, found, boardDate);
      const further = { publishedAt: now, boardDate, minuteNumber };
      await takeStep(
        change,
        found,
        { step: "publish", state: "published", reason: minuteNumber, sheet: further },
        ctx,
      );
      await publishRows(change, found, now);
    },
    {
      // The board decided over its pack: what changed since, it has not seen.
      barred: async ({ tx }, locked) => {
        stale = await staleSheets(
          tx,
          locked.map(({ sheet }) => sheet.id),
        );
        return new Map([...stale].map(([id, { message }]) => [id, message]));
      },
      afterwards: ({ tx }, published) =>
        nowOut(
          tx,
          ctx,
          published.map(({ sheet }) => sheet.id),
        ),
    },
  );
  return {
    done: outcome.done,
    refused: outcome.refused.map((one) => ({
      ...one,
      classes: [...(stale.get(one.id)?.classes ?? [])],
    })),
  };
};

/** The board decides about what was approved: not before. */
async function refuseEarlierBoard(
  { tx }: Change,
  { sheet }: LockedSheet,
  boardDate: string,
): Promise<void> {
  const { rows } = await tx.execute<{ early: boolean }>(sql`
    select (max(taken_at) at time zone 'Africa/Lagos')::date > ${boardDate}::date as early
    from sheet_steps where sheet_id = ${sheet.id} and step = 'approve'`);
  if (rows[0]?.early) fail("invalid_input", { fields: { boardDate: minuteNeeded.early } });
}

/** Rows whose registration is approved, and that say something. */
async function publishRows({ tx }: Change, { sheet }: LockedSheet, now: Date): Promise<void> {
  await tx.execute(sql`
    update scores set published_at = ${now}
    where sheet_id = ${sheet.id} and published_at is null
      and (total is not null or code is not null)
      and student_id in (
        select registration.student_id from registered_courses
        join course_registrations registration
          on registration.id = registered_courses.registration_id
        where registered_courses.course_id = ${sheet.courseId}
          and registered_courses.session_id = ${sheet.sessionId} and registration.state = 'approved')`);
}
