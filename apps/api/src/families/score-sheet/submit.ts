import type { scoreSheetEndpoints } from "@polyportal/api-client/contract/score-sheet";
import { incompleteRows } from "@polyportal/domain/messages/score-sheet";
import { handingOn } from "@polyportal/domain/score-sheet/handing-on";
import { lockSheet, takeStep } from "./act-on-sheet.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { meanBefore } from "./earlier-years.ts";
import { rosterOf } from "./roster.ts";
import { splitOf } from "./sheet.ts";

type Endpoints = typeof scoreSheetEndpoints;

/** Hands a draft on: each approved row complete or coded, and a remark where the result is unusual. */
export const submitScoreSheet: Handler<Endpoints["submitScoreSheet"]> = async (
  ctx,
  { remark, ...seen },
) => {
  await ctx.change(async (change) => {
    const locked = await lockSheet(change.tx, "submit", seen, ctx);
    const rows = await rosterOf(change.tx, locked.sheet);
    const before = await meanBefore(change.tx, locked.sheet);
    const { empty, missing, unusual } = handingOn(rows, splitOf(locked), before);
    if (missing.length > 0 || empty) {
      fail("sheet_incomplete", { message: incompleteRows(missing.map((row) => row.fullName)) });
    }
    if (unusual && remark === "") fail("remark_needed", { message: unusual });
    await takeStep(change, locked, { step: "submit", state: "submitted", reason: remark }, ctx);
  });
  return {};
};

/** Takes back what the head has not decided about. */
export const recallScoreSheet: Handler<Endpoints["recallScoreSheet"]> = async (ctx, seen) => {
  await ctx.change(async (change) => {
    const locked = await lockSheet(change.tx, "recall", seen, ctx);
    await takeStep(change, locked, { step: "recall", state: "draft" }, ctx);
  });
  return {};
};
