import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { accountChanged } from "./account-changed.ts";
import { passwordChangedLetter, resetPasswordLetter } from "./letters.ts";
import { findToken, issueToken, useToken } from "./one-time-tokens.ts";
import { findByEmail } from "./people.ts";
import { hashNewPassword, setPassword } from "./set-password.ts";

/** Sends a reset link to a known address; whoever asks cannot tell whether it is known. */
export const sendResetPasswordMail: Handler<
  typeof authenticationEndpoints.sendResetPasswordMail
> = async (ctx, { email }) => {
  await ctx.limit("mailByAddress", ctx.ip);
  await ctx.limit("mailByAccount", email);
  const { config, outbox } = ctx.services;
  await ctx.change(async ({ tx, audit }) => {
    const person = await findByEmail(tx, email);
    // Unknown addresses leave a row too: a guessing series shows, and both take the same time.
    audit({
      action: "sendResetPasswordMail",
      subject: "user",
      subjectId: person?.id ?? "unknown",
    });
    if (!person) return;
    const token = { purpose: "resetPassword", userId: person.id } as const;
    const { secret } = await issueToken(tx, token, ctx.now);
    const letter = resetPasswordLetter(config, person, secret);
    await outbox.mail(tx, { to: person.email ?? email, ...letter });
  });
  return {};
};

/** Sets a new password by the link and ends every session of the person. */
export const resetPassword: Handler<typeof authenticationEndpoints.resetPassword> = async (
  ctx,
  { token, password },
) => {
  await ctx.limit("linkByAddress", ctx.ip);
  const found = await findToken(ctx.db, "resetPassword", token, ctx.now);
  if (!found) fail("link_expired");
  const { config, outbox } = ctx.services;
  const passwordHash = await hashNewPassword(ctx, password, found.person);
  await ctx.change(async ({ tx, audit }) => {
    const used = await useToken(tx, "resetPassword", token, ctx.now);
    if (!used) fail("link_expired");
    const { person } = used;
    await setPassword(ctx, tx, { id: person.id, passwordHash });
    // The first password of an account that nobody has used is no change of it.
    if (person.oldUser) await accountChanged(ctx, tx, person);
    if (person.email) {
      await outbox.mail(tx, { to: person.email, ...passwordChangedLetter(config, person) });
    }
    audit({ action: "resetPassword", subject: "user", subjectId: person.id });
  });
  return {};
};
