import {
  approvalActNames,
  approvalActs,
  type ApprovalActName,
} from "@polyportal/domain/approval/acts";
import type { Claim } from "@polyportal/domain/rights/claims";
import { sql, type SQL } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import type { UserCaller } from "../server/caller.ts";

const rolesOf = (act: ApprovalActName) => sql`${sql.param([...approvalActs[act].roles])}::text[]`;

const asDelivered = approvalActNames.map(
  (act) => sql`(${act}::text, ${approvalActs[act].claim}::text, ${rolesOf(act)})`,
);

/** Every act with the right and the roles that may approve it: the school's own setting, or else the default. */
export const policies = sql`(
  select acts.act, coalesce(said.claim, acts.claim) as claim, acts.roles
  from (values ${sql.join(asDelivered, sql`, `)}) acts (act, claim, roles)
  left join approval_policies said on said.act = acts.act) policies`;

/** The policy of one act as it would be if `claim` were the right that approves it. */
export const policyBy = (act: ApprovalActName, claim: Claim) => sql`(
  select ${act}::text as act, ${claim}::text as claim, ${rolesOf(act)} as roles) policies`;

/** True for whoever has the right of a policy or one of its roles. */
export const approves = ({ claims, role }: { readonly claims: SQL; readonly role: SQL }) =>
  sql`(policies.claim = any(${claims}) or ${role} = any(policies.roles))`;

type Rights = Pick<UserCaller, "claims" | "role">;

/** The acts that somebody with these rights may decide. */
export const actsDecidedBy = ({ claims, role }: Rights) => sql`(
  select policies.act from ${policies}
  where ${approves({ claims: sql`${sql.param([...claims])}::text[]`, role: sql`${role}::text` })})`;

/** Reads `actsDecidedBy`. */
export async function readActsDecidedBy(db: Reader, caller: Rights): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ act: string }>(actsDecidedBy(caller));
  return new Set(rows.map(({ act }) => act));
}
