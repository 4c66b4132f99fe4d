import type { refereeLinkEndpoints } from "@polyportal/api-client/contract/referee";
import { daysAfter, refereeRules } from "@polyportal/domain/referee/rules";
import { eq } from "drizzle-orm";
import { refereeRefusals } from "../../database/schema/referee.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { decline } from "./ask.ts";
import { byLink, viewOf } from "./by-link.ts";
import { updateReferee } from "./queries.ts";

/** Declines, for now or for all applicants; or takes that back while it may be. */
export const declineRefereeForm: Handler<
  (typeof refereeLinkEndpoints)["declineRefereeForm"]
> = async (ctx, { token, answer, neverAgain = false }) => {
  const { now } = ctx;
  const opened = await byLink(
    ctx,
    token,
    async (tx, { referee, applicant }) => {
      if (referee.givenAt) fail("reference_given");
      const { id, mailbox, declinedAt } = referee;
      if (answer === "undo") {
        if (!declinedAt || daysAfter(declinedAt, refereeRules.undoDays) <= now) {
          fail("referee_action_over");
        }
        await updateReferee(tx, id, { declinedAt: null, declined: null });
        await tx.delete(refereeRefusals).where(eq(refereeRefusals.mailbox, mailbox));
        return { referee: { ...referee, declinedAt: null }, applicant };
      }
      if (declinedAt) fail("referee_action_over");
      await decline(tx, ctx, referee, applicant, answer);
      if (neverAgain) {
        await tx.insert(refereeRefusals).values({ mailbox, at: now }).onConflictDoNothing();
      }
      return { referee: { ...referee, declinedAt: now }, applicant };
    },
    (inside) =>
      ctx.change(async ({ tx, audit }) => {
        const found = await inside(tx);
        const subjectId = found.referee.applicationId;
        audit({ action: "declineReference", subject: "application", subjectId });
        return found;
      }),
  );
  return viewOf(ctx, opened);
};
