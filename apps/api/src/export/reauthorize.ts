import type { Claim } from "@polyportal/domain/rights/claims";
import { eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { exportRequests } from "../database/schema/exports.ts";
import { users } from "../database/schema/users.ts";
import { effectiveClaims, effectiveRole } from "../rights/effective.ts";
import { mayImpersonate } from "../rights/may-impersonate.ts";
import { admit } from "../server/authenticate.ts";
import { fail } from "../failure.ts";
import type { UserCaller, UserType } from "../server/caller.ts";
import type { Exported } from "./paper-export.ts";

export type ExportRequest = typeof exportRequests.$inferSelect;

/** Whether the caller may have a list now, with its personal columns if asked for. */
export function mayHave({ endpoint }: Exported, caller: UserCaller, personal: boolean): boolean {
  try {
    admit(endpoint, caller);
  } catch {
    return false;
  }
  return !personal || caller.claims.has("export.personal" satisfies Claim);
}

/**
 * The requester with their current rights. Fails with `forbidden` if they have lost these, or the right to
 * impersonate.
 */
export async function reauthorizeRequester(
  db: Reader,
  list: Exported,
  { userId, impersonatorId, personal }: ExportRequest,
): Promise<UserCaller> {
  const [person] = await db
    .select({
      userName: users.userName,
      userType: users.userType,
      active: users.active,
      role: effectiveRole,
      claims: effectiveClaims,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!person?.active) fail("forbidden");
  if (impersonatorId && !(await mayImpersonate(db, impersonatorId))) fail("forbidden");
  const caller: UserCaller = {
    kind: "user",
    userId,
    userName: person.userName,
    userType: person.userType.toLowerCase() as UserType,
    role: person.role,
    claims: new Set(person.claims),
    // A background export outlives the sign-in that asked for it.
    sessionId: "",
    impersonatorId: impersonatorId ?? undefined,
    readOnly: false,
  };
  return mayHave(list, caller, personal) ? caller : fail("forbidden");
}
