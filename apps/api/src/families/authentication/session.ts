import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { fail } from "../../server/failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { grantedMenu } from "../../session/granted-menu.ts";
import { clearSessionCookies, readRefreshCookie } from "../../session/session-cookies.ts";
import { findById } from "./people.ts";
import { tellBrowser, type Admission } from "./sign-in.ts";

/** Answers a fresh access token for the refresh cookie, and a fresh cookie with it. */
export const renewSession: Handler<typeof authenticationEndpoints.renewSession> = async (ctx) => {
  const admission = await renew(ctx);
  if (!admission) {
    clearSessionCookies(ctx.cookies);
    fail("signed_out");
  }
  return tellBrowser(ctx, admission);
};

async function renew(
  ctx: Pick<Context, "change" | "cookies" | "db" | "services">,
): Promise<Admission | undefined> {
  const { sessions } = ctx.services;
  const token = readRefreshCookie(ctx.cookies);
  const known = token && (await sessions.find(ctx.db, token));
  if (!known) return undefined;
  return ctx.change(async ({ tx, audit }) => {
    const session = await sessions.renew(tx, token);
    const person = session && (await findById(tx, session.userId));
    audit({
      action: person ? "renewSession" : "refuseRenewal",
      subject: "session",
      subjectId: known.sessionId,
      after: { userId: known.userId },
    });
    if (!person) return undefined;
    const { impersonatorId } = session;
    const impersonator = impersonatorId ? await findById(tx, impersonatorId) : undefined;
    return { session, person, impersonator, menuItems: await grantedMenu(tx, person) };
  });
}

/** Ends the session on the server and in the browser; a browser without one is simply signed out. */
export const logout: Handler<typeof authenticationEndpoints.logout> = async (ctx) => {
  const sessionId = await currentSession(ctx);
  if (sessionId) {
    await ctx.change(async ({ tx, audit }) => {
      await ctx.services.sessions.close(tx, sessionId);
      audit({ action: "logout", subject: "session", subjectId: sessionId });
    });
  }
  clearSessionCookies(ctx.cookies);
  return {};
};

/** The session by its access token, or by its refresh cookie when that has expired. */
async function currentSession({
  caller,
  cookies,
  db,
  services,
}: Pick<Context<typeof authenticationEndpoints.logout>, "caller" | "cookies" | "db" | "services">) {
  if (caller?.kind === "user") return caller.sessionId;
  const token = readRefreshCookie(cookies);
  return token ? (await services.sessions.find(db, token))?.sessionId : undefined;
}
