import type { sheetDecisionEndpoints } from "@polyportal/api-client/contract/score-sheet-decisions";
import { sheetTold } from "@polyportal/domain/messages/score-sheet";
import { semesterResultPath } from "@polyportal/domain/routes/paths";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import { scores } from "../../database/schema/results.ts";
import { tell } from "../../notification/tell.ts";
import type { Context, Handler } from "../../server/handler.ts";
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
    await tellHolders(change, found, "held", ctx);
  });
  return {};
};

export const releaseScoreSheet: Handler<Endpoints["releaseScoreSheet"]> = async (ctx, seen) => {
  await ctx.change(async (change) => {
    const found = await lockSheet(change.tx, "release", seen, ctx);
    await takeStep(change, found, { step: "release", sheet: { heldAt: null } }, ctx);
    await tellHolders(change, found, "released", ctx);
  });
  return {};
};

/** Tells everybody who has a published row in it. */
async function tellHolders(
  { tx }: Change,
  { sheet, course, session }: LockedSheet,
  what: "held" | "released",
  { services, now }: Pick<Context, "services" | "now">,
): Promise<void> {
  const holders = await tx
    .select({ userId: scores.studentId })
    .from(scores)
    .where(and(eq(scores.sheetId, sheet.id), isNotNull(scores.publishedAt)));
  const path = semesterResultPath(sheet.sessionId, course.semester);
  const told = { ...sheetTold[what](course.code, session), path, now };
  await tell(
    tx,
    services,
    holders.map(({ userId }) => ({ userId, ...told, kind: `${what}Result`, about: sheet.id })),
  );
}
