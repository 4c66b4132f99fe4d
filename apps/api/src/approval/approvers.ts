import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import { fullName } from "@polyportal/domain/format/name";
import type { Claim } from "@polyportal/domain/rights/claims";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { duplicateStaffNumbers, ofStaff } from "../rights/duplicate-staff-numbers.ts";
import { effectiveClaims, effectiveRole } from "../rights/effective.ts";
import { approves, policies, policyBy } from "./policies.ts";

type Approver = {
  readonly userId: string;
  readonly staffId: string | null;
  readonly roles: readonly string[];
  readonly name: string;
};

/** The effective claims and role of a row of `users`, computed once per row. */
const its = sql`lateral (select ${effectiveClaims} as claims, ${effectiveRole} as role) its`;

const itsOwn = { claims: sql`its.claims`, role: sql`its.role` };

/** The active accounts that may approve an act, or that could if another right were required. */
export async function approversOf(
  db: Reader,
  act: ApprovalActName,
  claim?: Claim,
): Promise<Approver[]> {
  const { rows } = await db.execute<{
    id: string;
    staff_id: string | null;
    lastname: string;
    firstname: string;
    middlename: string;
  }>(sql`
    select users.id, staff_accounts.staff_id, lastname, firstname, middlename
    from users left join staff_accounts on staff_accounts.user_id = users.id
    cross join ${its}
    join ${claim ? policyBy(act, claim) : policies} on policies.act = ${act} and ${approves(itsOwn)}
    where users.active and ${ofStaff}
    order by users.id`);
  return rows.map((row) => ({
    userId: row.id,
    staffId: row.staff_id,
    roles: [],
    name: fullName(row),
  }));
}

/** How many people may approve each act. */
export async function approversCounted(db: Reader): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ act: string; people: number }>(sql`
    select policies.act, sum(users.people)::int as people
    from ${duplicateStaffNumbers} users cross join ${its} join ${policies} on ${approves(itsOwn)}
    group by policies.act`);
  return new Map(rows.map(({ act, people }) => [act, people]));
}

/** These accounts as people: accounts with the same staff number are one person. */
export async function peopleOfAccounts(db: Reader, ids: readonly string[]): Promise<Approver[]> {
  const { rows } = await db.execute<{ user_id: string; staff_id: string }>(
    sql`select user_id, staff_id from staff_accounts where user_id = any(${sql.param([...ids])}::uuid[])`,
  );
  const staffOf = new Map(rows.map((row) => [row.user_id, row.staff_id]));
  return ids.map((id) => ({ userId: id, staffId: staffOf.get(id) ?? null, roles: [], name: "" }));
}

export async function personOfAccount(db: Reader, id: string): Promise<Approver> {
  const [person] = await peopleOfAccounts(db, [id]);
  if (!person) throw new Error("An account is one person.");
  return person;
}

/** The approvers who are not among the people concerned. */
export const others = (approvers: readonly Approver[], ...concerned: readonly Approver[]) =>
  approvers.filter((approver) => !concerned.some((person) => isSamePerson(person, approver)));
