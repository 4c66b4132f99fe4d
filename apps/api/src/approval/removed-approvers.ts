import { switchedOffHours } from "@polyportal/domain/approval/held-decisions";
import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import { sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { effectiveClaims, effectiveRole } from "../rights/effective.ts";
import type { Acting } from "../server/caller.ts";
import { approves, policies } from "./policies.ts";
import { accountsOfAsking } from "./switched-off.ts";

/**
 * Whether the caller has, in the last 24 hours, deactivated another approver of this act or taken from one
 * the role or right to approve it. Without this check, one person could remove the second one and then act
 * alone.
 */
export async function hasRemovedApprovers(
  db: Reader,
  act: ApprovalActName,
  asking: Acting,
): Promise<boolean> {
  const { rows } = await db.execute<{ left: boolean }>(sql`
    with done as (
      select audit_rows.* from audit_rows
      where subject in ('user', 'role') and at > now() - make_interval(hours => ${switchedOffHours}::int)
        and (actor_id in ${accountsOfAsking(asking)}
          or impersonator_id in ${accountsOfAsking(asking)}))
    select exists (
      select from users join ${policies} on policies.act = ${act}
        and ${approves({ claims: effectiveClaims, role: effectiveRole })}
      where not users.active
        and users.id::text in (select subject_id from done where action = 'deactivateUser'))
    or exists (
      select from done join ${policies} on policies.act = ${act}
      cross join lateral (
        select done.before ->> 'role' as role
        union select jsonb_array_elements_text(done.before -> 'furtherRoles')) was
      where done.action in ('assignRole', 'importChange')
        and was.role is distinct from done.after ->> 'role'
        and not coalesce(jsonb_exists(done.after -> 'furtherRoles', was.role), false)
        and (was.role = any(policies.roles) or exists (
          select from role_claims
          where role_claims.role = was.role and role_claims.claim = policies.claim)))
    or exists (
      select from done join ${policies} on policies.act = ${act}
      join users on users.id::text = done.subject_id
      where done.action in ('saveUserClaim', 'endUserClaim')
        and (jsonb_exists(done.before, policies.claim) or jsonb_exists(done.after, policies.claim))
        and not policies.claim = any(${effectiveClaims}))
    or exists (
      select from done join ${policies} on policies.act = ${act}
      where done.action = 'saveRoleClaims' and jsonb_exists(done.before -> 'claims', policies.claim)
        and not jsonb_exists(done.after -> 'claims', policies.claim)) as left`);
  return rows[0]?.left === true;
}
