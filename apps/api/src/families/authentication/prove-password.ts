import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { eq } from "drizzle-orm";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { noteFailedSignIn } from "./admit-sign-in.ts";
import { findById } from "./people.ts";

/** Takes one's password again; acts that ask for it are open to this session for a while. */
export const provePassword: Handler<typeof authenticationEndpoints.provePassword> = async (
  ctx,
  { password },
) => {
  const { userId, userName, sessionId, impersonatorId } = ctx.caller;
  if (impersonatorId) fail("forbidden");
  await ctx.limit("proveByAccount", userId);
  const person = await findById(ctx.db, userId);
  if (!(await ctx.services.passwords.verify(person?.passwordHash, password))) {
    noteFailedSignIn(ctx, "wrong_password", { userId, name: userName });
    fail("wrong_password", { fields: { password: errorCodes.wrong_password.message } });
  }
  await ctx.limit.refund("proveByAccount", userId);
  await ctx.change(async ({ tx, audit }) => {
    await tx
      .update(signInSessions)
      .set({ passwordAt: ctx.now })
      .where(eq(signInSessions.id, sessionId));
    audit({ action: "provePassword", subject: "session", subjectId: sessionId });
  });
  return {};
};
