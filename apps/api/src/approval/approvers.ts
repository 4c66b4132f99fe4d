import {
  approvalActNames,
  approvalActs,
  type ApprovalActName,
} from "@polyportal/domain/approval/acts";
import { fullName } from "@polyportal/domain/format/name";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { sql } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { alikeStaff, ofStaff } from "../rights/alike.ts";
import { effectiveClaims, effectiveRole } from "../rights/effective.ts";

type Approver = {
  readonly userId: string;
  readonly staffId: string | null;
  readonly roles: readonly string[];
  readonly name: string;
};

/** What an account of `users` may and is known by, once for each. */
const its = sql`lateral (select ${effectiveClaims} as claims, ${effectiveRole} as role) its`;

/** Whoever holds the act's claim, or is known by one of its roles, may approve it. */
const approves = ({
  claim,
  roles,
}: {
  readonly claim: string;
  readonly roles: readonly string[];
}) => sql`(${claim} = any(its.claims) or its.role = any(${sql.param([...roles])}::text[]))`;

/** Who may approve an act, and is switched on. */
export async function approversOf(db: Reader, act: ApprovalActName): Promise<Approver[]> {
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
    where users.active and ${ofStaff} and ${approves(approvalActs[act])}
    order by users.id`);
  return rows.map((row) => ({
    userId: row.id,
    staffId: row.staff_id,
    roles: [],
    name: fullName(row),
  }));
}

/** How many may approve each act. */
export async function approversCounted(db: Reader): Promise<Record<ApprovalActName, number>> {
  const counts = approvalActNames.map(
    (act) => sql`coalesce(sum(users.people) filter (where ${approves(approvalActs[act])}), 0)::int
      as ${sql.identifier(act)}`,
  );
  const { rows } = await db.execute<Record<ApprovalActName, number>>(sql`
    select ${sql.join(counts, sql`, `)}
    from ${alikeStaff} users cross join ${its}`);
  const [counted] = rows;
  if (!counted) throw new Error("A count without groups has one row.");
  return counted;
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
