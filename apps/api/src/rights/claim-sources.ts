import { claims, type Claim } from "@polyportal/domain/rights/claims";
import { claimSourceWords } from "@polyportal/domain/messages/users";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { users } from "../database/schema/users.ts";
import { heldRolesWithSource } from "./effective.ts";

/** A claim, and what gives or denies it. */
export type FoundSource = {
  claim: Claim;
  source: "role" | "further" | "office" | "adviser" | "allowed" | "denied";
  role: string;
};

/** What gives or denies claims to the account in `users`, as part of a larger query. */
export const foundSources = sql<FoundSource[]>`(
  select coalesce(json_agg(json_build_object('claim', claim, 'source', source, 'role', role)), '[]')
  from (
    select role_claims.claim, held.source, held.role
    from (${heldRolesWithSource}) held
    join role_claims on role_claims.role = held.role
    where lower(users.user_type) <> 'student'
    union all
    select claim, case when allowed then 'allowed' else 'denied' end, ''
    from user_claims where user_claims.user_id = users.id and until > now()
  ) found)`;

/** Each claim that is given or denied to a person, with its sources and whether the person has it in effect. */
export async function claimSourcesOf(db: Reader, userId: string) {
  const [person] = await db
    .select({ found: foundSources.as("claim_sources") })
    .from(users)
    .where(eq(users.id, userId));
  return claims.flatMap((claim) => {
    const found = (person?.found ?? []).filter((row) => row.claim === claim);
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
