import type { ownProfileEndpoints } from "@polyportal/api-client/contract/user-management-profile";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { ownPassword } from "../authentication/own-password.ts";
import { pendingToken, retireTokens } from "../authentication/one-time-tokens.ts";
import { sendConfirmation } from "../authentication/send-confirmation.ts";
import { lockAccounts } from "./people.ts";

/** Sends a link to another address for one's own account; nothing changes until it is opened. */
export const changeOwnEmail: Handler<(typeof ownProfileEndpoints)["changeOwnEmail"]> = async (
  ctx,
  { email, currentPassword },
) => {
  const { userId } = ctx.caller;
  await ownPassword(ctx, currentPassword);
  await ctx.limit("mailByAddress", ctx.ip);
  await ctx.limit("mailByAccount", userId);
  await ctx.change(async (change) => {
    // Locked, so that of two links asked for at once one alone works.
    const [account] = await lockAccounts(change.tx, [userId]);
    if (!account) fail("not_found");
    const { person } = account;
    if (person.email === email) {
      fail("invalid_input", { fields: { email: staffProfileMessages.email.same } });
    }
    await sendConfirmation(ctx, change, { person, email, first: false });
  });
  return {};
};

/** Drops the change to an address whose link was not opened yet; the link opens nothing any more. */
export const cancelOwnEmail: Handler<(typeof ownProfileEndpoints)["cancelOwnEmail"]> = async ({
  caller: { userId, impersonatorId },
  change,
  now,
}) => {
  if (impersonatorId) fail("forbidden");
  await change(async ({ tx, audit }) => {
    // Locked, for the link may be opened at this moment.
    await lockAccounts(tx, [userId]);
    const pending = await pendingToken(tx, "changeEmail", userId, now);
    if (!pending) fail("not_found");
    await retireTokens(tx, [userId], now, "changeEmail");
    audit({
      action: "cancelEmail",
      subject: "user",
      subjectId: userId,
      before: { pendingEmail: pending.subject },
    });
  });
  return {};
};
