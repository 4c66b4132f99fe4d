import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { maySignIn } from "@polyportal/domain/authentication/roles";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { mayImpersonate } from "../../rights/may-impersonate.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { grantedTo } from "../../sign-in/granted.ts";
import { clearSessionCookies, readRefreshCookie } from "../../sign-in/session-cookies.ts";
import type { OpenedSession } from "../../sign-in/sessions.ts";
import { findById } from "./people.ts";
import { tellBrowser, type Admission } from "./sign-in.ts";

/**
 * Answers a fresh access token for the refresh cookie, and a fresh cookie with it. Where a session as somebody
 * else is over, they are those of one's own that waited for it.
 */
export const renewSession: Handler<typeof authenticationEndpoints.renewSession> = async (ctx) => {
  const admission = await renew(ctx);
  if (!admission) {
    clearSessionCookies(ctx.cookies);
    fail("signed_out");
  }
  return tellBrowser(ctx, admission);
};

async function renew(
  ctx: Pick<Context, "change" | "cookies" | "db" | "ip" | "services">,
): Promise<Admission | undefined> {
  const { securityLog, sessions } = ctx.services;
  const token = readRefreshCookie(ctx.cookies);
  const known = token && (await sessions.find(ctx.db, token));
  if (!known) return undefined;
  const renewed = await ctx.change(async ({ tx, audit }) => {
    const found = await sessions.renew(tx, token);
    const session = typeof found === "object" ? found : undefined;
    const admission = session && (await admissionOf(tx, session));
    audit({
      action: admission ? "renewSession" : "refuseRenewal",
      subject: "session",
      subjectId: known.sessionId,
      after: { userId: known.userId, impersonatorId: known.impersonatorId },
    });
    if (admission) return admission;
    if (found === "reused") return found;
    return found && known.impersonatorId
      ? comeBack(ctx, { tx, audit }, known.sessionId)
      : undefined;
  });
  if (renewed !== "reused") return renewed;
  const { userId } = known;
  securityLog.note({
    kind: "refresh_token_reused",
    reason: "session_ended",
    address: ctx.ip,
    userId,
  });
  return undefined;
}

/** Whose session it is, and who acts for them; undefined when one of the two may no longer sign in. */
async function admissionOf(
  tx: Transaction,
  session: OpenedSession,
): Promise<Admission | undefined> {
  const { userId, impersonatorId } = session;
  const person = await findById(tx, userId);
  const impersonator = impersonatorId ? await findById(tx, impersonatorId) : undefined;
  if (!person || !maySignIn(person.userType)) return undefined;
  if (impersonatorId && !(impersonator && (await mayImpersonate(tx, impersonatorId)))) {
    return undefined;
  }
  return { session, person, impersonator, granted: await grantedTo(tx, person) };
}

/** Ends a session as somebody else, and goes on with the own one that waited, if that is still good. */
export async function comeBack(
  { services }: Pick<Context, "services">,
  { tx, audit }: Change,
  sessionId: string,
): Promise<Admission | undefined> {
  const own = await services.sessions.comeBack(tx, sessionId);
  const admission = own && (await admissionOf(tx, own));
  audit({
    action: "endImpersonation",
    subject: "session",
    subjectId: sessionId,
    after: { impersonatorId: own?.userId, ownSessionId: admission?.session.sessionId },
  });
  return admission;
}

/** Ends the session on the server and in the browser; a browser without one is simply signed out. */
export const logout: Handler<typeof authenticationEndpoints.logout> = async (ctx) => {
  const session = await currentSession(ctx);
  if (session) {
    const { sessionId, userId, impersonatorId } = session;
    await ctx.change(async ({ tx, audit }) => {
      await ctx.services.sessions.close(tx, sessionId);
      // By the cookie alone nobody is signed in here.
      audit({
        action: "logout",
        subject: "session",
        subjectId: sessionId,
        after: { userId, impersonatorId },
      });
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
  if (caller?.kind === "user") return caller;
  const token = readRefreshCookie(cookies);
  return token ? services.sessions.find(db, token) : undefined;
}
