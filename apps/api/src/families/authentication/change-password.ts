import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import type { Handler } from "../../server/handler.ts";
import { passwordChangedLetter } from "./letters.ts";
import { ownPassword } from "./own-password.ts";
import { hashNewPassword, setPassword } from "./set-password.ts";

/** Changes one's own password and ends one's other sessions. */
export const changePassword: Handler<typeof authenticationEndpoints.changePassword> = async (
  ctx,
  { currentPassword, password },
) => {
  const { userId, sessionId } = ctx.caller;
  const { config, outbox } = ctx.services;
  const person = await ownPassword(ctx, currentPassword);
  const passwordHash = await hashNewPassword(ctx, password, person);
  await ctx.change(async ({ tx, audit }) => {
    await setPassword(ctx, tx, { id: userId, passwordHash }, sessionId);
    if (person.email) {
      await outbox.mail(tx, { to: person.email, ...passwordChangedLetter(config, person) });
    }
    audit({ action: "changePassword", subject: "user", subjectId: userId });
  });
  return {};
};
