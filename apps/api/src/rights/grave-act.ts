import { actMessages } from "@polyportal/domain/messages/act";
import { eq } from "drizzle-orm";
import { signInSessions } from "../database/schema/sign-in-sessions.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";
import type { Context } from "../server/handler.ts";

/** How long a typed password counts as proof. */
const freshMs = 10 * 60_000;

/**
 * Allows an act of the third grade: the shown words were typed, and the password was given within ten
 * minutes. Somebody who impersonates has not given it.
 */
export async function admitGraveAct(
  { db, caller, now }: Pick<Context, "db" | "now"> & { readonly caller: UserCaller },
  typed: string,
  words: string,
): Promise<void> {
  if (typed.trim() !== words) {
    fail("typed_wrong", { fields: { typed: actMessages.typeExactly(words) } });
  }
  const [session] = await db
    .select({ createdAt: signInSessions.createdAt, passwordAt: signInSessions.passwordAt })
    .from(signInSessions)
    .where(eq(signInSessions.id, caller.sessionId));
  const given = caller.impersonatorId ? undefined : (session?.passwordAt ?? session?.createdAt);
  // A password given while the clock was ahead must not stay valid for that long.
  if (!given || Math.abs(now.getTime() - given.getTime()) > freshMs) fail("password_needed");
}
