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

/** Every act with the right and the roles that approve it: as the school has said, else as delivered. */
export const policies = sql`(
  select acts.act, coalesce(said.claim, acts.claim) as claim, acts.roles
  from (values ${sql.join(asDelivered, sql`, `)}) acts (act, claim, roles)
  left join approval_policies said on said.act = acts.act) policies`;

/** The same of one act, as it would be by another right. */
export const policyBy = (act: ApprovalActName, claim: Claim) => sql`(
  select ${act}::text as act, ${claim}::text as claim, ${rolesOf(act)} as roles) policies`;

/** Whoever has the right of a policy, or is known by one of its roles, may decide what it is about. */
export const approves = ({ claims, role }: { readonly claims: SQL; readonly role: SQL }) =>
  sql`(policies.claim = any(${claims}) or ${role} = any(policies.roles))`;

type Rights = Pick<UserCaller, "claims" | "role">;

/** The acts that somebody may decide. */
export const actsDecidedBy = ({ claims, role }: Rights) => sql`(
  select policies.act from ${policies}
  where ${approves({ claims: sql`${sql.param([...claims])}::text[]`, role: sql`${role}::text` })})`;

/** The same, read. */
export async function readActsDecidedBy(db: Reader, caller: Rights): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ act: string }>(actsDecidedBy(caller));
  return new Set(rows.map(({ act }) => act));
}
