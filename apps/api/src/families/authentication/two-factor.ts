import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { grantedTo } from "../../sign-in/granted.ts";
import { hasAuthenticator, takeCode } from "../security/authenticator.ts";
import { sendCode, tryCode, useCode } from "./codes.ts";
import { findToken, useToken } from "./one-time-tokens.ts";
import { noteFailedSignIn, rememberAccount } from "./admit-sign-in.ts";
import { openSession, tellBrowser } from "./sign-in.ts";

/** Completes a sign-in with the code that was sent for its ticket. */
export const verifyOtp: Handler<typeof authenticationEndpoints.verifyOtp> = async (
  ctx,
  { ticket: secret, code },
) => {
  await ctx.limit("linkByAddress", ctx.ip);
  const ticket = await findToken(ctx.db, "twoFactor", secret, ctx.now);
  if (!ticket) fail("otp_invalid");
  const { id, person } = ticket;
  await ctx.limit("codeByAccount", person.id);
  const admission = await ctx.change(async (change) => {
    const { tx, audit } = change;
    const byApp = await hasAuthenticator(tx, person.id);
    const right = byApp
      ? await takeCode(tx, ctx.services.vault, { userId: person.id, code, now: ctx.now })
      : await tryCode(tx, { id, secret }, code, ctx.now);
    // A wrong code costs a try, so this transaction has to commit; the refusal comes after it.
    if (!right) {
      audit({ action: "refuseCode", subject: "user", subjectId: person.id });
      return undefined;
    }
    if (!(await useToken(tx, "twoFactor", secret, ctx.now))) fail("otp_invalid");
    if (!byApp) await useCode(tx, id, ctx.now);
    return openSession(ctx, change, { person, granted: await grantedTo(tx, person) });
  });
  if (!admission) {
    noteFailedSignIn(ctx, "wrong_code", { userId: person.id, name: person.userName });
    fail("otp_invalid");
  }
  await ctx.limit.refund("codeByAccount", person.id);
  rememberAccount(ctx, person);
  return tellBrowser(ctx, admission);
};

/** Sends a fresh code for a ticket. */
export const resendOtp: Handler<typeof authenticationEndpoints.resendOtp> = async (
  ctx,
  { ticket: secret },
) => {
  await ctx.limit("mailByAddress", ctx.ip);
  const ticket = await findToken(ctx.db, "twoFactor", secret, ctx.now);
  if (!ticket) fail("otp_invalid");
  // Whoever has an app is not let in by a letter.
  if (await hasAuthenticator(ctx.db, ticket.person.id)) fail("authenticator_on");
  await ctx.limit("mailByAccount", ticket.person.id);
  await ctx.change((change) => sendCode(ctx, change, { ...ticket, secret }));
  return {};
};
