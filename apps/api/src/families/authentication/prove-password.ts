import type { authenticationEndpoints } from "@polyportal/api-client/contract/authentication";
import { eq } from "drizzle-orm";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import type { Handler } from "../../server/handler.ts";
import { ownPassword } from "./own-password.ts";

/** Takes one's password again; acts that ask for it are open to this session for a while. */
export const provePassword: Handler<typeof authenticationEndpoints.provePassword> = async (
  ctx,
  { password },
) => {
  const { sessionId } = ctx.caller;
  await ownPassword(ctx, password, "password");
  await ctx.change(async ({ tx, audit }) => {
    await tx
      .update(signInSessions)
      .set({ passwordAt: ctx.now })
      .where(eq(signInSessions.id, sessionId));
    audit({ action: "provePassword", subject: "session", subjectId: sessionId });
  });
  return {};
};
