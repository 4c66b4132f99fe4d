import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { importPeopleMessages as words } from "@polyportal/domain/messages/import-people";
import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { userMessages } from "@polyportal/domain/messages/users";
import type { Role } from "@polyportal/domain/authentication/roles";
import { isSamePerson, isSuperAdministrator } from "@polyportal/domain/rights/people";
import { sql, type SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { peopleOfAccounts } from "../../approval/approvers.ts";
import type { Reader } from "../../database/connect.ts";
import { ownersNamed } from "../../database/named.ts";
import { departments } from "../../database/schema/faculty.ts";
import { staff } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { decidersAmong, decidingNumbersAmong } from "../../rights/deciders.ts";
import { recordKey } from "../../import/cells.ts";
import type { FieldChange, ImportRow, PlanContext, Planned } from "../../import/importer.ts";
import { readAsking, whyNotAsked, type AskedRole } from "./ask-for-role.ts";
import { accountQuery, type Account } from "./list-users.ts";
import { departmentsHeaded, leavesHeaded } from "./office-held.ts";
import { accountOf, personOf } from "./people.ts";
import { rolesGivenByTwo } from "./role-approves.ts";

export type OfficialTarget = {
  readonly userId: string;
  /** The account as it stands. */
  readonly account: Account | undefined;
  /** Of an account that is asked for. */
  readonly departmentId?: number | undefined;
  /** The member of staff who is made or changed. */
  readonly member:
    | {
        readonly id: string;
        readonly isNew: boolean;
        readonly staffNumber: string;
        readonly departmentId?: number;
      }
    | undefined;
  /** Its role approves: it is asked for, and a new account with it. */
  readonly asked: AskedRole | undefined;
  /** Whom the account is joined with. */
  readonly joins: string | undefined;
};

/** What is to become of rows of officials, each fact read once for all of them. */
export async function planOfficials(
  ctx: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<OfficialTarget>[]> {
  const known = await readKnown(ctx, rows);
  return rows.map(({ values }) => planOne(known, values));
}

type Known = Awaited<ReturnType<typeof readKnown>>;

async function readKnown({ db, caller, locks }: PlanContext, rows: readonly ImportRow[]) {
  const all = (key: string) => rows.flatMap(({ values }) => values[key] ?? []);
  const named = isOneOf(sql`lower(${users.userName})`, all("userName"));
  if (locks) {
    await db.select({ id: users.id }).from(users).where(named).orderBy(users.id).for("update");
  }
  const [accounts, emails, members, units, approving, actor] = [
    await accountQuery(db).where(named),
    await ownersOfEmails(db, all("email")),
    await membersOf(db, all("staffNumber"), locks),
    await departmentsByCode(db),
    await rolesGivenByTwo(db, caller),
    personOf(await accountOf(db, caller.userId)),
  ];
  const asking = await readAsking(
    { db, caller },
    rows.flatMap(({ values: { role = "", userName } }) =>
      approving.has(role) ? (userName ?? []) : [],
    ),
    accounts.map(({ person }) => person.id),
  );
  const taken = await ownersNamed(db, all("userName"));
  const headed = await departmentsHeaded(db, [
    ...[...members.values()].map(({ id }) => id),
    ...accounts.flatMap(({ staffId }) => staffId ?? []),
  ]);
  const deciders = await decidersAmong(
    db,
    accounts.map(({ person }) => person.id),
  );
  return {
    asking,
    // Nobody changes their own account by a sheet, not even while signed in as another.
    own: await peopleOfAccounts(db, [caller.userId, caller.impersonatorId ?? caller.userId]),
    deciders,
    decidingNumbers: new Set((await decidingNumbersAmong(db, all("staffNumber"))).map(recordKey)),
    headed,
    accounts: new Map(accounts.map((one) => [recordKey(one.person.userName), one])),
    taken,
    emails,
    members,
    units,
    approving,
    actor,
  };
}

/** A text in any case. */
export const isOneOf = (column: SQL, texts: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(texts.map((text) => text.toLowerCase()))}::text[])`;

/** Whose account has an e-mail address, in any case. */
export async function ownersOfEmails(db: Reader, emails: readonly string[]) {
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(isOneOf(sql`lower(${users.email})`, emails));
  return new Map(found.map(({ id, email }) => [recordKey(email ?? ""), id]));
}

/** Members of staff by their numbers, in any case. */
export async function membersOf(db: Reader, numbers: readonly string[], locks: boolean) {
  const query = db
    .select()
    .from(staff)
    .where(isOneOf(sql`lower(${staff.staffNumber})`, numbers))
    .orderBy(staff.id);
  const found = await (locks ? query.for("update") : query);
  return new Map(found.map((member) => [recordKey(member.staffNumber), member]));
}

/** Departments by their codes, in any case. */
export async function departmentsByCode(db: Reader) {
  const found = await db.select().from(departments);
  return new Map(found.map((unit) => [recordKey(unit.code), unit]));
}

function planOne(known: Known, values: ImportRow["values"]): Planned<OfficialTarget> {
  const { userName = "", email = "", departmentCode } = values;
  const account = known.accounts.get(recordKey(userName));
  const owner = known.emails.get(recordKey(email));
  const unit =
    departmentCode === undefined ? undefined : known.units.get(recordKey(departmentCode));
  const number = values["staffNumber"] ?? account?.staffNumber ?? undefined;
  const reasons = [
    ...refusals(known, account, values),
    // A student's number, or one that was withdrawn: it names somebody else.
    ...(!account && known.taken.has(recordKey(userName)) ? [errorCodes.name_taken.message] : []),
    ...(owner !== undefined && owner !== account?.person.id ? [userMessages.emailTaken] : []),
    ...(departmentCode !== undefined && !unit ? [words.departmentUnknown] : []),
    ...leaving(known, account, values, unit),
    ...(departmentCode !== undefined && number === undefined ? [words.departmentNeedsNumber] : []),
  ];
  if (reasons.length > 0) return { verdict: "Refused", reasons };

  const { role = "" } = values;
  const waits = known.approving.has(role) && account?.person.role !== role;
  const changes = (account ? changesOf(known, account, values) : []).filter(
    ({ column }) => !waits || column !== "role",
  );
  if (account && changes.length === 0 && !waits) return { verdict: "Unchanged" };
  const target = targetOf(known, account, values, unit?.id);
  const verdict = account ? "Changed" : "New";
  if (!waits) return { verdict, changes, target };
  const asked = { id: uuid(), role: role as Role };
  return account
    ? { verdict, changes, target: { ...target, asked }, waits: words.roleWaits(role) }
    : {
        verdict,
        changes,
        target: { ...target, asked, departmentId: unit?.id, member: undefined, joins: undefined },
        waits: words.accountWaits(role),
      };
}

function refusals(
  { actor, own, approving, asking, deciders, decidingNumbers }: Known,
  account: Account | undefined,
  values: ImportRow["values"],
) {
  const { role = "", userName = "" } = values;
  const reasons: string[] = [];
  const person = account && personOf(account);
  if (account && account.person.userType.toLowerCase() !== "official") {
    return [words.otherKind(account.person.userType.toLowerCase())];
  }
  const gives = account?.person.role !== role;
  const byHand = [role, account?.person.role ?? ""].some((one) =>
    isSuperAdministrator({ roles: [one] }),
  );
  const isSuper = isSuperAdministrator(actor);
  if (gives && byHand) reasons.push(words.superAdministrator);
  else if (gives && approving.has(role)) {
    reasons.push(...[whyNotAsked(asking, account, userName) ?? []].flat());
  }
  if (person && isSuperAdministrator(person) && !isSuper) {
    reasons.push(errorCodes.needs_super_administrator.message);
  }
  const renumbers =
    values["staffNumber"] !== undefined &&
    recordKey(values["staffNumber"]) !== recordKey(account?.staffNumber ?? "");
  const moves =
    values["email"] !== undefined &&
    recordKey(values["email"]) !== recordKey(account?.person.email ?? "");
  const isOwn = person !== undefined && own.some((one) => isSamePerson(one, person));
  if (isOwn && (gives || renumbers)) reasons.push(errorCodes.own_account.message);
  else if (isOwn && moves) reasons.push(approverAccountMessages.ownEmail);
  // A sheet is imported by one person, and the address or number of whoever approves is changed by two.
  const joins = renumbers && decidingNumbers.has(recordKey(values["staffNumber"] ?? ""));
  if (!isOwn && (joins || (account && (moves || renumbers) && deciders.has(account.person.id)))) {
    reasons.push(words.approverByHand);
  }
  return reasons;
}

/** A sheet of officials moves the other account of one staff number, too. */
function leaving(
  { members, headed }: Known,
  account: Account | undefined,
  { staffNumber }: ImportRow["values"],
  unit: typeof departments.$inferSelect | undefined,
): string[] {
  const named = staffNumber === undefined ? undefined : members.get(recordKey(staffNumber));
  const { id, departmentId } = named ?? {
    id: account?.staffId,
    departmentId: account?.departmentId,
  };
  if (!unit || !id || departmentId === unit.id) return [];
  return leavesHeaded(headed.get(id), unit.id) ? [errorCodes.office_held.message] : [];
}

const plainFields = [
  "lastname",
  "firstname",
  "middlename",
  "email",
  "mobileNumber",
  "role",
] as const;

function changesOf(
  { units, members }: Known,
  account: Account,
  values: ImportRow["values"],
): FieldChange[] {
  const unitOf = (id: number | null | undefined) =>
    [...units.values()].find((unit) => unit.id === id)?.code ?? "";
  const member = members.get(recordKey(values["staffNumber"] ?? ""));
  const standing: Record<string, string> = {
    ...Object.fromEntries(plainFields.map((field) => [field, account.person[field] ?? ""])),
    departmentCode: unitOf(member ? member.departmentId : account.departmentId),
    staffNumber: account.staffNumber ?? "",
  };
  return Object.entries(standing).flatMap(([column, from]) => {
    const given = values[column];
    // As they are written already, in whatever letters the sheet has them.
    const known: Record<string, string | undefined> = {
      departmentCode: given && units.get(recordKey(given))?.code,
      staffNumber: member?.staffNumber,
    };
    const to = given === undefined ? undefined : (known[column] ?? given);
    return to === undefined || to === from ? [] : [{ column, from, to }];
  });
}

function targetOf(
  { members }: Known,
  account: Account | undefined,
  { staffNumber }: ImportRow["values"],
  departmentId: number | undefined,
): OfficialTarget {
  const userId = account?.person.id ?? uuid();
  const named = staffNumber === undefined ? undefined : members.get(recordKey(staffNumber));
  const joined =
    account?.staffId && account.staffNumber
      ? { id: account.staffId, staffNumber: account.staffNumber }
      : undefined;
  const unit = departmentId === undefined ? {} : { departmentId };
  const found = staffNumber === undefined ? joined : named;
  const member = found
    ? { id: found.id, isNew: false, staffNumber: found.staffNumber, ...unit }
    : staffNumber === undefined
      ? undefined
      : { id: uuid(), isNew: true, staffNumber, ...unit };
  const joins = member && member.id !== account?.staffId ? member.id : undefined;
  const writesMember = member && (member.isNew || departmentId !== undefined);
  return { userId, account, member: writesMember ? member : undefined, asked: undefined, joins };
}
