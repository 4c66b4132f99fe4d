import type { sheetDecisionEndpoints } from "@polyportal/api-client/contract/score-sheet-decisions";
import { sheetTold } from "@polyportal/domain/messages/score-sheet";
import { semesterResultPath } from "@polyportal/domain/routes/paths";
import { sql } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Handler } from "../../server/handler.ts";
import { lockSheet, takeStep, type LockedSheet } from "./act-on-sheet.ts";

type Endpoints = typeof sheetDecisionEndpoints;

/** Grades and averages stand meanwhile; statements are not printed. */
export const holdScoreSheet: Handler<Endpoints["holdScoreSheet"]> = async (
  ctx,
  { reason, ...seen },
) => {
  await ctx.change(async (change) => {
    const found = await lockSheet(change.tx, "hold", seen, ctx);
    await takeStep(change, found, { step: "hold", reason, sheet: { heldAt: ctx.now } }, ctx);
    await tellHolders(change, found, "held", ctx.now);
  });
  return {};
};

export const releaseScoreSheet: Handler<Endpoints["releaseScoreSheet"]> = async (ctx, seen) => {
  await ctx.change(async (change) => {
    const found = await lockSheet(change.tx, "release", seen, ctx);
    await takeStep(change, found, { step: "release", sheet: { heldAt: null } }, ctx);
    await tellHolders(change, found, "released", ctx.now);
  });
  return {};
};

/** Tells everybody who has a published row in it. */
async function tellHolders(
  { tx }: Change,
  { sheet, course, session }: LockedSheet,
  what: "held" | "released",
  now: Date,
): Promise<void> {
  const { title, body } = sheetTold[what](course.code, session);
  const path = semesterResultPath(sheet.sessionId, course.semester);
  await tx.execute(sql`
    insert into notifications (id, user_id, title, body, path, created_at)
    select gen_random_uuid(), student_id, ${title}, ${body}, ${path}, ${now}
    from scores where sheet_id = ${sheet.id} and published_at is not null`);
}
