import type { securityEndpoints } from "@polyportal/api-client/contract/security";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { groupRecoveryCode } from "@polyportal/domain/authentication/otp";
import { and, eq, isNull } from "drizzle-orm";
import { authenticators } from "../../database/schema/authenticator.ts";
import { fail } from "../../failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { accountChanged } from "../authentication/account-changed.ts";
import { authenticatorLetter } from "../authentication/letters.ts";
import { ownPassword, refuseImpersonator } from "../authentication/own-password.ts";
import { findById } from "../authentication/people.ts";
import {
  beginSecret,
  forgetAuthenticator,
  hasAuthenticator,
  recoveryCodesLeft,
  replaceRecoveryCodes,
  takeAppCode,
  takeCode,
} from "./authenticator.ts";

type Endpoints = typeof securityEndpoints;
const wrongCode = (): never =>
  fail("otp_invalid", { fields: { code: errorCodes.otp_invalid.message } });

const getTwoFactor: Handler<Endpoints["getTwoFactor"]> = async ({ caller, db }) => {
  const [authenticator, left] = await Promise.all([
    hasAuthenticator(db, caller.userId),
    recoveryCodesLeft(db, caller.userId),
  ]);
  return { authenticator, recoveryCodesLeft: left };
};

const beginAuthenticator: Handler<Endpoints["beginAuthenticator"]> = async (
  ctx,
  { currentPassword },
) => {
  const person = await ownPassword(ctx, currentPassword);
  return ctx.change(async ({ tx, audit }) => {
    const begun = await beginSecret(tx, ctx.services, person, ctx.now);
    if (!begun) fail("authenticator_on");
    audit({ action: "beginAuthenticator", subject: "user", subjectId: person.id });
    return begun;
  });
};

const confirmAuthenticator: Handler<Endpoints["confirmAuthenticator"]> = async (ctx, { code }) => {
  refuseImpersonator(ctx);
  const { userId } = ctx.caller;
  const { config, outbox, vault } = ctx.services;
  await ctx.limit("codeByAccount", userId);
  const codes = await ctx.change(async ({ tx, audit }) => {
    const [row] = await tx
      .select({ confirmedAt: authenticators.confirmedAt })
      .from(authenticators)
      .where(eq(authenticators.userId, userId))
      .for("update");
    if (!row) fail("authenticator_off");
    if (row.confirmedAt) fail("authenticator_on");
    if (!(await takeAppCode(tx, vault, { userId, code, now: ctx.now }))) wrongCode();
    await tx
      .update(authenticators)
      .set({ confirmedAt: ctx.now })
      .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
    const person = await findById(tx, userId);
    if (person?.email) {
      await outbox.mail(tx, { to: person.email, ...authenticatorLetter(config, person, "on") });
    }
    audit({ action: "confirmAuthenticator", subject: "user", subjectId: userId });
    return replaceRecoveryCodes(tx, vault, userId);
  });
  await ctx.limit.refund("codeByAccount", userId);
  return { recoveryCodes: codes.map(groupRecoveryCode) };
};

const removeAuthenticator: Handler<Endpoints["removeAuthenticator"]> = async (
  ctx,
  { currentPassword, code },
) => {
  const person = await ownPassword(ctx, currentPassword);
  const { id: userId } = person;
  const { config, outbox, vault } = ctx.services;
  await ctx.limit("codeByAccount", userId);
  await ctx.change(async ({ tx, audit }) => {
    if (!(await hasAuthenticator(tx, userId))) fail("authenticator_off");
    if (!(await takeCode(tx, vault, { userId, code, now: ctx.now }))) wrongCode();
    await forgetAuthenticator(tx, userId);
    await accountChanged(ctx, tx, person);
    if (person.email) {
      await outbox.mail(tx, { to: person.email, ...authenticatorLetter(config, person, "off") });
    }
    audit({ action: "removeAuthenticator", subject: "user", subjectId: userId });
  });
  await ctx.limit.refund("codeByAccount", userId);
  return {};
};

export const securityHandlers = {
  getTwoFactor,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
} satisfies Handlers<Endpoints>;
