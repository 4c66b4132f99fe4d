import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { confirmEmailLetter } from "./letters.ts";
import { findToken, issueToken, useToken } from "./one-time-tokens.ts";
import { isEmailTaken, updatePerson } from "./people.ts";

/** First login: sends a link to the new address, which counts only once the link was opened. */
export const changeEmail: Handler<typeof authenticationEndpoints.changeEmail> = async (
  ctx,
  { ticket, email },
) => {
  await ctx.limit("mailByAddress", ctx.ip);
  const found = await findToken(ctx.db, "firstLogin", ticket, ctx.now);
  if (!found) fail("link_expired");
  await ctx.limit("mailByAccount", found.person.id);
  const { config, outbox } = ctx.services;
  await ctx.change(async ({ tx, audit }) => {
    const used = await useToken(tx, "firstLogin", ticket, ctx.now);
    if (!used) fail("link_expired");
    const { person } = used;
    if (await isEmailTaken(tx, email, person.id)) fail("email_taken");
    const token = { purpose: "changeEmail", userId: person.id, subject: email } as const;
    const { secret } = await issueToken(tx, token, ctx.now);
    await outbox.mail(tx, { to: email, ...confirmEmailLetter(config, person, secret) });
    audit({
      action: "changeEmail",
      subject: "user",
      subjectId: person.id,
      before: { email: person.email },
      after: { pendingEmail: email },
    });
  });
  return {};
};

/** Makes the address that the link was sent to the person's own; from now on sign-in completes. */
export const confirmEmail: Handler<typeof authenticationEndpoints.confirmEmail> = async (
  ctx,
  { token },
) => {
  await ctx.limit("linkByAddress", ctx.ip);
  const confirmed = ctx.change(async ({ tx, audit }) => {
    const used = await useToken(tx, "changeEmail", token, ctx.now);
    if (!used?.subject) fail("link_expired");
    const { person, subject: email } = used;
    await updatePerson(tx, person.id, { email, oldUser: true });
    audit({
      action: "confirmEmail",
      subject: "user",
      subjectId: person.id,
      before: { email: person.email, oldUser: person.oldUser },
      after: { email, oldUser: true },
    });
  });
  await confirmed.catch((error: unknown) => {
    // Someone else has confirmed the same address in the meantime.
    if (violatedConstraint(error) === "users_email_key") fail("email_taken");
    throw error;
  });
  return {};
};
