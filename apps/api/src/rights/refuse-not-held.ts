import { rightsMessages } from "@polyportal/domain/messages/rights";
import { claimName, type Claim } from "@polyportal/domain/rights/claims";
import { isSuperAdministrator } from "@polyportal/domain/rights/people";
import { sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { fail } from "../failure.ts";
import type { Acting } from "../server/caller.ts";
import { effectiveClaims, effectiveRoles } from "./effective.ts";

/** Which of these claims the giver does not have. Super administrators count as having all. */
export async function notHeldBy(
  db: Reader,
  { userId, impersonatorId = userId }: Acting,
  claims: readonly Claim[],
): Promise<Claim[]> {
  const { rows } = await db.execute<{ claims: Claim[]; roles: string[] }>(sql`
    select ${effectiveClaims} as claims, ${effectiveRoles} as roles from users
    where users.id in (${userId}, ${impersonatorId})`);
  // Super administrators may give every claim.
  const givers = rows.filter((one) => !isSuperAdministrator(one));
  return claims.filter((claim) => givers.some((one) => !one.claims.includes(claim)));
}

/** Fails with `claim_not_held` and the first claim that the giver does not have. */
export async function refuseNotHeld(
  db: Reader,
  giving: Acting,
  claims: readonly Claim[],
): Promise<void> {
  const [missing] = await notHeldBy(db, giving, claims);
  if (!missing) return;
  fail("claim_not_held", { message: rightsMessages.notHeld(claimName(missing)) });
}
