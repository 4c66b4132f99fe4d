import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { eq, sql } from "drizzle-orm";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { addressChanged } from "./address-changed.ts";
import { findToken, useToken } from "./one-time-tokens.ts";
import { sendConfirmation } from "./send-confirmation.ts";

/** First login: sends a link to the new address, which counts only once the link was opened. */
export const changeEmail: Handler<typeof authenticationEndpoints.changeEmail> = async (
  ctx,
  { ticket, email },
) => {
  await ctx.limit("mailByAddress", ctx.ip);
  const found = await findToken(ctx.db, "firstLogin", ticket, ctx.now);
  if (!found) fail("link_expired");
  await ctx.limit("mailByAccount", found.person.id);
  await ctx.change(async ({ tx, audit }) => {
    const used = await useToken(tx, "firstLogin", ticket, ctx.now);
    if (!used) fail("link_expired");
    await sendConfirmation(ctx, { tx, audit }, { person: used.person, email, first: true });
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
    await tx
      .update(users)
      .set({ email, oldUser: true, revision: sql`${users.revision} + 1` })
      .where(eq(users.id, person.id));
    await addressChanged(ctx, tx, { person, email, by: "owner" });
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
