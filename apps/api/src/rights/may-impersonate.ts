import { and, eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { users } from "../database/schema/users.ts";
import { effectiveClaims } from "./effective.ts";

/** Whether somebody may sign in as others now: the account is switched on, and holds the right. */
export async function mayImpersonate(db: Reader, userId: string): Promise<boolean> {
  const [now] = await db
    .select({ claims: effectiveClaims })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.active, true)));
  return now?.claims.includes("users.impersonate") ?? false;
}
