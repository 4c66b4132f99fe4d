import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { alreadySetUpLetter, setUpLetter } from "./letters.ts";
import { findToken, issueToken, useToken } from "./one-time-tokens.ts";
import { findByUserName, updatePerson } from "./people.ts";
import { hashNewPassword, setPassword } from "./set-password.ts";

/** New student: sends a set-up link to the address on record; the same answer for unknown numbers. */
export const verifyUser: Handler<typeof authenticationEndpoints.verifyUser> = async (
  ctx,
  { regNumber },
) => {
  await ctx.limit("mailByAddress", ctx.ip);
  // By whichever of its names: mails count for the account.
  const named = await findByUserName(ctx.db, regNumber);
  await ctx.limit("mailByAccount", named?.userName ?? regNumber);
  const { config, outbox } = ctx.services;
  await ctx.change(async ({ tx, audit }) => {
    const person = await findByUserName(tx, regNumber);
    audit({ action: "verifyUser", subject: "user", subjectId: person?.id ?? "unknown" });
    if (!person?.email) return;
    const { email: to, id: userId, oldUser } = person;
    if (oldUser) {
      await outbox.mail(tx, { to, ...alreadySetUpLetter(config, person) });
      return;
    }
    const { secret } = await issueToken(tx, { purpose: "verifyAccount", userId }, ctx.now);
    await outbox.mail(tx, { to, ...setUpLetter(config, person, secret) });
  });
  return {};
};

/** What the school knows already of the holder of a set-up link. */
export const getSetUp: Handler<typeof authenticationEndpoints.getSetUp> = async (
  ctx,
  { token },
) => {
  await ctx.limit("linkByAddress", ctx.ip);
  const found = await findToken(ctx.db, "verifyAccount", token, ctx.now);
  if (!found) fail("link_expired");
  const { userName, lastname, firstname, middlename, mobileNumber } = found.person;
  return { userName, lastname, firstname, middlename, mobileNumber: mobileNumber ?? "" };
};

/** Completes the account. The link has proved the e-mail address, so the next sign-in opens. */
export const createProfile: Handler<typeof authenticationEndpoints.createProfile> = async (
  ctx,
  { token, password, ...profile },
) => {
  await ctx.limit("linkByAddress", ctx.ip);
  const found = await findToken(ctx.db, "verifyAccount", token, ctx.now);
  if (!found) fail("link_expired");
  // By the names as they will stand.
  const passwordHash = await hashNewPassword(ctx, password, { ...found.person, ...profile });
  await ctx.change(async ({ tx, audit }) => {
    const used = await useToken(tx, "verifyAccount", token, ctx.now);
    if (!used) fail("link_expired");
    const { id, lastname, firstname, middlename, mobileNumber } = used.person;
    await setPassword(ctx, tx, { id, passwordHash });
    await updatePerson(tx, id, { ...profile, oldUser: true });
    audit({
      action: "createProfile",
      subject: "user",
      subjectId: id,
      before: { lastname, firstname, middlename, mobileNumber },
      after: profile,
    });
  });
  return {};
};
