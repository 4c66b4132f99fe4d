import { and, eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { users } from "../database/schema/users.ts";
import { effectiveClaims } from "./effective.ts";

/** Whether the account is active and may impersonate now. */
export async function mayImpersonate(db: Reader, userId: string): Promise<boolean> {
  const [now] = await db
    .select({ claims: effectiveClaims })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.active, true)));
  return now?.claims.includes("users.impersonate") ?? false;
}
