import type { ownProfileEndpoints } from "@polyportal/api-client/contract/user-management-profile";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { ownPassword } from "../authentication/own-password.ts";
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
