import type { refereeLinkEndpoints } from "@polyportal/api-client/contract/referee";
import type { Handler } from "../../server/handler.ts";
import { byLink, viewOf } from "./by-link.ts";
import { updateReferee } from "./queries.ts";

/** Exchanges a link's secret for what its referee sees. It uses nothing up: mail scanners may come first. */
export const openRefereeForm: Handler<(typeof refereeLinkEndpoints)["openRefereeForm"]> = async (
  ctx,
  { token },
) => {
  const opened = await byLink(
    ctx,
    token,
    async (tx, found) => {
      if (!found.referee.openedAt) {
        await updateReferee(tx, found.referee.id, { openedAt: ctx.now });
      }
      return found;
    },
    (inside) =>
      ctx.change(async ({ tx, audit }) => {
        const found = await inside(tx);
        const subjectId = found.referee.applicationId;
        audit({ action: "openReference", subject: "application", subjectId });
        return found;
      }),
  );
  return viewOf(ctx, opened);
};
