import { approvalActs, type ApprovalActName } from "@polyportal/domain/approval/acts";
import { fullName } from "@polyportal/domain/format/name";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { effectiveClaims, effectiveRole } from "../rights/effective.ts";

type Approver = {
  readonly userId: string;
  readonly staffId: string | null;
  readonly roles: readonly string[];
  readonly name: string;
};

/** Who may approve an act: whoever holds its claim, or is known by one of its roles, and is switched on. */
export async function approversOf(db: Reader, act: ApprovalActName): Promise<Approver[]> {
  const { claim, roles } = approvalActs[act];
  const { rows } = await db.execute<{
    id: string;
    staff_id: string | null;
    lastname: string;
    firstname: string;
    middlename: string;
  }>(sql`
    select users.id, staff_accounts.staff_id, lastname, firstname, middlename
    from users left join staff_accounts on staff_accounts.user_id = users.id
    where users.active and lower(users.user_type) in ('official', 'lecturer')
      and (${claim} = any(${effectiveClaims})
        or ${effectiveRole} = any(${sql.param([...roles])}::text[]))
    order by users.id`);
  return rows.map((row) => ({
    userId: row.id,
    staffId: row.staff_id,
    roles: [],
    name: fullName(row),
  }));
}

/** One account as a person: accounts of one staff number are one. */
export async function personOfAccount(db: Reader, id: string): Promise<Approver> {
  const { rows } = await db.execute<{ staff_id: string | null }>(
    sql`select staff_id from staff_accounts where user_id = ${id}`,
  );
  return { userId: id, staffId: rows[0]?.staff_id ?? null, roles: [], name: "" };
}

/** Those of them who are none of the people concerned. */
export const others = (approvers: readonly Approver[], ...concerned: readonly Approver[]) =>
  approvers.filter((approver) => !concerned.some((person) => isSamePerson(person, approver)));
