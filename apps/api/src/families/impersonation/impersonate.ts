import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { fullName } from "@polyportal/domain/format/name";
import { impersonationTold } from "@polyportal/domain/messages/impersonation";
import { isImpersonable } from "@polyportal/domain/impersonation/impersonation";
import { roles } from "@polyportal/domain/authentication/roles";
import type { Reader } from "../../database/connect.ts";
import { mayImpersonate } from "../../rights/may-impersonate.ts";
import { rolesOf } from "../../rights/roles-of.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { grantedTo } from "../../sign-in/granted.ts";
import { clearSessionCookies } from "../../sign-in/session-cookies.ts";
import { issueToken, useToken } from "../authentication/one-time-tokens.ts";
import { findById, findByUserName, type Person } from "../authentication/people.ts";
import { comeBack } from "../authentication/session.ts";
import { tellBrowser } from "../authentication/sign-in.ts";
import { notify } from "../../notification/notify.ts";

type Endpoints = typeof authenticationEndpoints;

/** What the ticket remembers until it is used. */
type Wish = { impersonatorId: string; sessionId: string; reason: string };

/** Fails unless somebody may be signed in as `person`, by the roles that the two hold. */
async function refuseUnlessAllowed(db: Reader, impersonatorId: string, person: Person) {
  const [own, held] = [await rolesOf(db, impersonatorId), await rolesOf(db, person.id)];
  const { userType, oldUser: setUp } = person;
  const others = held.map((one) => roles.find((known) => known === one));
  if (!isImpersonable(own, { userType, setUp, roles: others })) fail("not_impersonable");
}

/** Begins to sign in as another person: checks that it is allowed, and answers a ticket for it. */
export const impersonate: Handler<Endpoints["impersonate"]> = async (ctx, { userName, reason }) => {
  const { userId: impersonatorId, sessionId } = ctx.caller;
  if (ctx.caller.impersonatorId) fail("forbidden");
  await ctx.limit("impersonateByAccount", impersonatorId);
  const person = (await findByUserName(ctx.db, userName)) ?? fail("not_found");
  await refuseUnlessAllowed(ctx.db, impersonatorId, person);
  const wish: Wish = { impersonatorId, sessionId, reason };
  const token = await ctx.change(async ({ tx, audit }) => {
    const { secret } = await issueToken(
      tx,
      { purpose: "impersonate", userId: person.id, subject: JSON.stringify(wish) },
      ctx.now,
    );
    audit({ action: "impersonate", subject: "user", subjectId: person.id, after: { reason } });
    return secret;
  });
  return { userIdToImpersonate: person.id, impersonatorId, token };
};

/** Opens the session as the other person, in the place of the impersonator's own, which waits for its end. */
export const impersonationLogin: Handler<Endpoints["impersonationLogin"]> = async (
  ctx,
  { userIdToImpersonate, impersonatorId, token },
) => {
  await ctx.limit("linkByAddress", ctx.ip);
  const { sessions } = ctx.services;
  const admission = await ctx.change(async ({ tx, audit }) => {
    const used = await useToken(tx, "impersonate", token, ctx.now);
    if (!used?.subject || used.person.id !== userIdToImpersonate) fail("link_expired");
    const { person } = used;
    const wish = JSON.parse(used.subject) as Wish;
    // The wish was one of a session, which may have been ended since: signed out, or by a new password.
    if (!(await sessions.holds(tx, wish.sessionId))) fail("link_expired");
    const impersonator = await findById(tx, wish.impersonatorId);
    if (!impersonator || impersonator.id !== impersonatorId) fail("link_expired");
    // Both may have got other roles in the meantime, and the one have lost the right.
    if (!(await mayImpersonate(tx, impersonatorId))) fail("not_impersonable");
    await refuseUnlessAllowed(tx, impersonatorId, person);
    const granted = await grantedTo(tx, person);
    if (granted.menuItems.length === 0) fail("no_menu_items");
    const { reason } = wish;
    const acting = { impersonatorId, reason, ownSessionId: wish.sessionId };
    const session = await sessions.open(tx, person.id, acting, ctx.agent);
    const told = impersonationTold(fullName(impersonator), reason);
    await notify(tx, { userId: person.id, ...told, now: ctx.now });
    audit({
      action: "impersonationLogin",
      subject: "user",
      subjectId: person.id,
      after: { sessionId: session.sessionId, impersonatorId, reason },
    });
    return { session, person, granted, impersonator };
  });
  return tellBrowser(ctx, admission);
};

/** Ends the session as the other person: the browser is the impersonator's own again, or signed out. */
export const endImpersonation: Handler<Endpoints["endImpersonation"]> = async (ctx) => {
  const { sessionId, impersonatorId } = ctx.caller;
  if (!impersonatorId) fail("forbidden");
  const admission = await ctx.change((change) => comeBack(ctx, change, sessionId));
  if (admission) tellBrowser(ctx, admission);
  else clearSessionCookies(ctx.cookies);
  return {};
};
