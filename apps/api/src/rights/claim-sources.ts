import { claims, type Claim } from "@polyportal/domain/rights/claims";
import { claimSourceWords } from "@polyportal/domain/messages/users";
import { sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { heldRolesWithSource } from "./effective.ts";

type Found = {
  claim: Claim;
  source: "role" | "further" | "office" | "adviser" | "allowed" | "denied";
  role: string;
};

/** Each claim that anything gives or denies a person, what does so, and whether it is held in the end. */
export async function claimSourcesOf(db: Reader, userId: string, now: Date) {
  const { rows } = await db.execute<Found>(sql`
    select role_claims.claim, held.source, held.role
    from users
    cross join lateral (${heldRolesWithSource}) held
    join role_claims on role_claims.role = held.role
    where users.id = ${userId} and lower(users.user_type) <> 'student'
    union all
    select claim, case when allowed then 'allowed' else 'denied' end, ''
    from user_claims where user_id = ${userId} and until > ${now.toISOString()}`);
  return claims.flatMap((claim) => {
    const found = rows.filter((row) => row.claim === claim);
    if (found.length === 0) return [];
    return [
      {
        claim,
        sources: found.map(({ source, role }) => claimSourceWords[source](role)),
        held: found.every(({ source }) => source !== "denied"),
      },
    ];
  });
}
