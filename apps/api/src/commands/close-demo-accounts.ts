import { randomBytes } from "node:crypto";
import { and, inArray, isNull, sql } from "drizzle-orm";
import { makeChange, systemActor } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { signInSessions } from "../database/schema/sign-in-sessions.ts";
import { users } from "../database/schema/users.ts";
import { createPasswords } from "../sign-in/passwords.ts";

/**
 * Switches off every account that still has the demo password, with a password that nobody knows, and
 * ends its sessions. Answers their names.
 */
export async function closeDemoAccounts(db: Database): Promise<string[]> {
  const open = and(users.demoPassword, users.active);
  if ((await db.$count(users, open)) === 0) return [];
  const passwordHash = await createPasswords().hash(randomBytes(32).toString("base64url"));
  return makeChange(db, systemActor("close-demo-accounts"), async ({ tx, audit }) => {
    const closed = await tx
      .update(users)
      .set({ active: false, demoPassword: false, passwordHash })
      .where(open)
      .returning({ id: users.id, userName: users.userName });
    const ids = closed.map(({ id }) => id);
    await tx
      .update(signInSessions)
      .set({ endedAt: sql`now()`, endReason: "replaced" })
      .where(and(inArray(signInSessions.userId, ids), isNull(signInSessions.endedAt)));
    const userNames = closed.map(({ userName }) => userName);
    const after = { userNames };
    audit({ action: "closeDemoAccounts", subject: "user", subjectId: "demo", after });
    return userNames;
  });
}
