import { switchedOffHours } from "@polyportal/domain/approval/held-decisions";
import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { accountsOfSamePeople } from "../rights/accounts-of.ts";
import type { Acting } from "../server/caller.ts";

/** All accounts of these people, as text ids like those in the audit record. */
const accountTexts = (ids: SQL): SQL =>
  sql`(select account.id::text from ${accountsOfSamePeople(ids)} account (id))`;

/** All accounts of the caller, as text ids. */
export const accountsOfAsking = ({ userId, impersonatorId = userId }: Acting): SQL =>
  accountTexts(sql`(${userId}::uuid, ${impersonatorId}::uuid)`);

/** Audited acts that give another person an account, a role or a right, by hand or by import. */
const making = sql`(
  'createUser', 'assignRole', 'saveUserClaim', 'importRecord', 'importChange')`;

/**
 * Whether an approval was switched off within a day by the caller, or by whoever created the caller's account
 * or gave it a role or a right. Switching an approval off and using that must be two people's work.
 */
export async function isSwitchedOffByOne(
  db: Reader,
  act: ApprovalActName,
  asking: Acting,
): Promise<boolean> {
  const { rows } = await db.execute<{ one: boolean }>(sql`
    with switched as (
      select switched_off_by as who from approval_policies
      where act = ${act} and switched_off_by is not null
        and switched_off_at > now() - make_interval(hours => ${switchedOffHours}::int)),
    switchers (id) as ${accountTexts(sql`(select switched.who from switched)`)},
    askers (id) as ${accountsOfAsking(asking)}
    select exists (select from askers join switchers using (id))
      or exists (
        select from audit_rows
        where subject = 'user' and action in ${making}
          and subject_id in (select id from askers)
          and (actor_id in (select id from switchers)
            or impersonator_id in (select id from switchers)))
      or exists (
        select from approvals
        where subject = 'user' and state = 'approved'
          and subject_id in (select id from askers)
          and (requester_id::text in (select id from switchers)
            or impersonator_id::text in (select id from switchers))) as one`);
  return rows[0]?.one === true;
}
