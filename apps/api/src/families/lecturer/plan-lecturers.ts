import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { importPeopleMessages as words } from "@polyportal/domain/messages/import-people";
import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { userMessages } from "@polyportal/domain/messages/users";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader } from "../../database/connect.ts";
import { ownersNamed } from "../../database/named.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { peopleOfAccounts } from "../../approval/approvers.ts";
import { recordKey } from "../../import/cells.ts";
import type { FieldChange, ImportRow, PlanContext, Planned } from "../../import/importer.ts";
import { decidersAmong, decidingNumbersAmong } from "../../rights/deciders.ts";
import { departmentsHeaded, leavesHeaded } from "../user-management/office-held.ts";
import { departmentsByCode, isOneOf, membersOf } from "../user-management/plan-officials.ts";

type Member = typeof staff.$inferSelect;

export type LecturerTarget = {
  readonly userId: string;
  readonly staffId: string;
  readonly departmentId: number;
  /** The account and the member of staff as they stand. */
  readonly account: typeof users.$inferSelect | undefined;
  readonly member: Member | undefined;
};

/** What is to become of rows of lecturers, each fact read once for all of them. */
export async function planLecturers(
  ctx: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<LecturerTarget>[]> {
  const known = await readKnown(ctx, rows);
  return rows.map(({ values }) => planOne(known, values));
}

type Known = Awaited<ReturnType<typeof readKnown>>;

async function readKnown({ db, locks, caller }: PlanContext, rows: readonly ImportRow[]) {
  const all = (key: string) => rows.flatMap(({ values }) => values[key] ?? []);
  const members = await membersOf(db, all("staffNumber"), locks);
  const accounts = await accountsOf(
    db,
    [...members.values()].map(({ id }) => id),
    locks,
  );
  const units = await departmentsByCode(db);
  const staffIds = [...members.values()].map(({ id }) => id);
  const deciders = await decidersAmong(
    db,
    [...accounts.values()].map(({ id }) => id),
  );
  return {
    deciders,
    decidingNumbers: new Set((await decidingNumbersAmong(db, all("staffNumber"))).map(recordKey)),
    // Nobody changes their own address by a sheet, not even while signed in as another.
    own: await peopleOfAccounts(db, [caller.userId, caller.impersonatorId ?? caller.userId]),
    headed: await departmentsHeaded(db, staffIds),
    members,
    accounts,
    units,
    codes: new Map([...units.values()].map(({ id, code }) => [id, code])),
    owners: await ownersOf(db, all("email")),
    names: await ownersNamed(db, all("staffNumber")),
  };
}

/** The lecturer's account of each of these members of staff. */
async function accountsOf(db: Reader, staffIds: readonly string[], locks: boolean) {
  const query = db
    .select({ staffId: staffAccounts.staffId, person: users })
    .from(staffAccounts)
    .innerJoin(users, eq(users.id, staffAccounts.userId))
    .where(
      and(
        sql`${staffAccounts.staffId} = any(${sql.param([...staffIds])}::uuid[])`,
        sql`lower(${users.userType}) = 'lecturer'`,
      ),
    )
    .orderBy(users.id);
  const found = await (locks ? query.for("update", { of: users }) : query);
  return new Map(found.toReversed().map(({ staffId, person }) => [staffId, person]));
}

/** Whose account has an e-mail address, and under which staff number. */
async function ownersOf(db: Reader, emails: readonly string[]) {
  const found = await db
    .select({ id: users.id, email: users.email, staffNumber: staff.staffNumber })
    .from(users)
    .leftJoin(staffAccounts, eq(staffAccounts.userId, users.id))
    .leftJoin(staff, eq(staff.id, staffAccounts.staffId))
    .where(isOneOf(sql`lower(${users.email})`, emails));
  return new Map(found.map((owner) => [recordKey(owner.email ?? ""), owner]));
}

function planOne(known: Known, values: ImportRow["values"]): Planned<LecturerTarget> {
  const { staffNumber = "", email = "", departmentCode = "" } = values;
  const member = known.members.get(recordKey(staffNumber));
  const account = member && known.accounts.get(member.id);
  const owner = known.owners.get(recordKey(email));
  const unit = known.units.get(recordKey(departmentCode));
  const reasons: string[] = [];
  if (!unit) reasons.push(words.departmentUnknown);
  if (owner && owner.id !== account?.id) {
    reasons.push(
      owner.staffNumber === null ? userMessages.emailTaken : words.emailOf(owner.staffNumber),
    );
  }
  if (unit && member && member.departmentId !== unit.id) {
    if (leavesHeaded(known.headed.get(member.id), unit.id)) {
      reasons.push(errorCodes.office_held.message);
    }
  }
  if (account && recordKey(account.email ?? "") !== recordKey(email)) {
    if (member && known.own.some(({ staffId }) => staffId === member.id)) {
      reasons.push(approverAccountMessages.ownEmail);
    } else if (known.deciders.has(account.id)) reasons.push(words.approverByHand);
  }
  // A further account for somebody who approves needs a second person's approval.
  if (!account && known.decidingNumbers.has(recordKey(staffNumber))) {
    reasons.push(words.approverByHand);
  }
  // The account of a new lecturer is called by the number.
  if (!account && known.names.has(recordKey(staffNumber)))
    reasons.push(errorCodes.name_taken.message);
  if (!unit || reasons.length > 0) return { verdict: "Refused", reasons };

  const changes =
    account && member
      ? changesOf(known, account, member, { ...values, departmentCode: unit.code })
      : [];
  if (account && changes.length === 0) return { verdict: "Unchanged" };
  const target = {
    userId: account?.id ?? uuid(),
    staffId: member?.id ?? uuid(),
    departmentId: unit.id,
    account,
    member,
  };
  return { verdict: account ? "Changed" : "New", changes, target };
}

const ofPerson = ["lastname", "firstname", "middlename", "email", "mobileNumber"] as const;
/** What a sheet says of a member of staff beside number and department. */
export const ofMember = [
  "title",
  "gender",
  "designation",
  "employmentStatus",
  "specialisation",
  "salaryGrade",
  "salaryStep",
] as const;

function changesOf(
  { codes }: Known,
  account: typeof users.$inferSelect,
  member: Member,
  values: ImportRow["values"],
): FieldChange[] {
  const standing: Record<string, string> = {
    ...Object.fromEntries(ofPerson.map((field) => [field, account[field] ?? ""])),
    ...Object.fromEntries(ofMember.map((field) => [field, member[field] ?? ""])),
    departmentCode: codes.get(member.departmentId ?? 0) ?? "",
  };
  return Object.entries(standing).flatMap(([column, from]) => {
    const to = values[column];
    return to === undefined || to === from ? [] : [{ column, from, to }];
  });
}
