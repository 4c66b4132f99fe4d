import type { sheetPresenceEndpoints } from "@polyportal/api-client/contract/score-sheet-presence";
import { refusalOfSheetAct } from "@polyportal/domain/score-sheet/acts";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { beginSheet } from "./begin-sheet.ts";
import { visibleSheet } from "./get-score-sheet.ts";
import { standingOf, type FoundSheet } from "./sheet.ts";

type Asking = Pick<
  Context<(typeof sheetPresenceEndpoints)["noteSheetOpen"]>,
  "caller" | "change" | "now"
>;

/**
 * Who else has a sheet open; whoever acts for somebody else is not taken for that person. The first opening
 * by whoever may fill it begins the sheet.
 */
export const noteSheetOpen: Handler<(typeof sheetPresenceEndpoints)["noteSheetOpen"]> = async (
  ctx,
  which,
) => {
  const { found, who, chain } = await visibleSheet(ctx, which);
  const { caller, services, now } = ctx;
  const refusal = refusalOfSheetAct("enter", standingOf(found), who, chain, now);
  if (!found.sheet && !refusal) await open(ctx, found);
  const place = `sheet:${which.courseId}:${which.sessionId}`;
  if (caller.impersonatorId === undefined) await services.presence.note(place, caller.userId);
  return { others: await services.presence.others(place, caller.userId) };
};

/** Of two who open it at once one begins it. */
const open = ({ caller, change, now }: Asking, { course, session, sessionId }: FoundSheet) =>
  changeIfNeeded(change, async ({ tx, audit }) => {
    const which = { courseId: course.id, sessionId };
    const sheet = await beginSheet(tx, which, { userId: caller.userId, now });
    if (!sheet) return undefined;
    audit({
      action: "openScoreSheet",
      subject: "scoreSheet",
      subjectId: sheet.id,
      after: { course: course.code, session, state: "draft" },
    });
    return sheet;
  });
