import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { noteFailedSignIn } from "./admit-sign-in.ts";
import { passwordChangedLetter } from "./letters.ts";
import { findById } from "./people.ts";
import { hashNewPassword, setPassword } from "./set-password.ts";

/** Changes one's own password and ends one's other sessions. */
export const changePassword: Handler<typeof authenticationEndpoints.changePassword> = async (
  ctx,
  { currentPassword, password },
) => {
  const { userId, userName, sessionId, impersonatorId } = ctx.caller;
  if (impersonatorId) fail("forbidden");
  await ctx.limit("proveByAccount", userId);
  const { config, outbox, passwords } = ctx.services;
  const person = await findById(ctx.db, userId);
  const right = await passwords.verify(person?.passwordHash, currentPassword);
  if (!person || !right) {
    noteFailedSignIn(ctx, "wrong_password", { userId, name: userName });
    fail("wrong_password", { fields: { currentPassword: errorCodes.wrong_password.message } });
  }
  await ctx.limit.refund("proveByAccount", userId);
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
