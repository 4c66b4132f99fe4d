import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { admitSignIn, noteFailedSignIn, rememberAccount } from "./admit-sign-in.ts";
import { sendCode } from "./codes.ts";
import { issueToken } from "./one-time-tokens.ts";
import { findSigningIn } from "./people.ts";
import { openSession, refuseUserType, tellBrowser } from "./sign-in.ts";

/**
 * Signs in, in the order of the specification: a first login changes its e-mail address, then types
 * that may not sign in are refused, then the second factor is asked for, then the session opens.
 */
export const login: Handler<typeof authenticationEndpoints.login> = async (
  ctx,
  { userName, password },
) => {
  const found = await findSigningIn(ctx.db, userName);
  // By whichever of its names: tries count for the account.
  const attempt = await admitSignIn(ctx, found?.person.userName ?? userName);
  const hash = found?.person.passwordHash;
  const right = await ctx.services.passwords.verify(hash, password, attempt);
  if (!found || !right) {
    noteFailedSignIn(ctx, found ? "wrong_password" : "unknown_name", {
      userId: found?.person.id,
      name: userName,
    });
    fail("login_failed");
  }
  const { person } = found;
  await attempt.succeeded();

  const { id: userId, oldUser } = person;
  const answer = { userId, userType: person.userType.toLowerCase(), oldUser, codeFrom: null };
  if (!oldUser) {
    const ticket = await ctx.change(async ({ tx, audit }) => {
      const { secret } = await issueToken(tx, { purpose: "firstLogin", userId }, ctx.now);
      audit({ action: "firstLogin", subject: "user", subjectId: userId });
      return secret;
    });
    return { ...answer, twoFactor: false, ticket, session: null };
  }
  refuseUserType(ctx, person);
  if (found.byApp) {
    const ticket = await ctx.change(async ({ tx, audit }) => {
      const { secret } = await issueToken(tx, { purpose: "twoFactor", userId }, ctx.now);
      audit({ action: "askCode", subject: "user", subjectId: userId });
      return secret;
    });
    return { ...answer, twoFactor: true, codeFrom: "authenticator", ticket, session: null };
  }
  if (person.twoFactor) {
    const ticket = await ctx.change(async (change) => {
      const token = await issueToken(change.tx, { purpose: "twoFactor", userId }, ctx.now);
      await sendCode(ctx, change, { ...token, person });
      return token.secret;
    });
    return { ...answer, twoFactor: true, codeFrom: "email", ticket, session: null };
  }
  const admission = await ctx.change((change) => openSession(ctx, change, found));
  rememberAccount(ctx, person);
  return { ...answer, twoFactor: false, ticket: null, session: tellBrowser(ctx, admission) };
};
