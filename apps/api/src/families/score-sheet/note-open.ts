import type { sheetPresenceEndpoints } from "@polyportal/api-client/contract/score-sheet-presence";
import type { Handler } from "../../server/handler.ts";
import { visibleSheet } from "./get-score-sheet.ts";

/** Who else has a sheet open; whoever acts for somebody else is not taken for that person. */
export const noteSheetOpen: Handler<(typeof sheetPresenceEndpoints)["noteSheetOpen"]> = async (
  ctx,
  which,
) => {
  await visibleSheet(ctx, which);
  const { caller, services } = ctx;
  const place = `sheet:${which.courseId}:${which.sessionId}`;
  if (caller.impersonatorId === undefined) await services.presence.note(place, caller.userId);
  return { others: await services.presence.others(place, caller.userId) };
};
