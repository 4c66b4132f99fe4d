import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { fullName } from "@polyportal/domain/format/name";
import { importPeopleMessages as words } from "@polyportal/domain/messages/import-people";
import { userMessages } from "@polyportal/domain/messages/users";
import type { Role } from "@polyportal/domain/authentication/roles";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { and, eq, or, sql } from "drizzle-orm";
import { eligibleApprovers, requestMany } from "../../approval/request-many.ts";
import { needsApproval } from "../../approval/request-approval.ts";
import { approvals } from "../../database/schema/approval.ts";
import { recordKey } from "../../import/cells.ts";
import type { ImportRow, PlanContext, WriteContext } from "../../import/importer.ts";
import type { Account } from "./list-users.ts";
import { personOf } from "./people.ts";
import { roleRequest } from "./set-role.ts";

const act = "approvingRole";

/** A role that a sheet asks for: its request, and of which account, where there is one. */
export type AskedRole = { readonly id: string; readonly role: Role };

/** What a sheet has to know before it asks for roles that approve, for accounts of these names and ids. */
export async function readAsking(
  { db, caller }: Pick<PlanContext, "db" | "caller">,
  names: readonly string[],
  ids: readonly string[],
) {
  // Who may approve is asked of everybody on the staff, and most sheets ask for no such role.
  if (names.length === 0) return { needed: false, able: [], waiting: [] };
  const named = sql`lower(${approvals.payload} -> 'given' ->> 'userName') = any(${sql.param(
    names.map((name) => name.toLowerCase()),
  )}::text[])`;
  const ofAccounts = sql`${approvals.subjectId} = any(${sql.param(ids)}::text[])`;
  const [needed, able, waiting] = [
    await needsApproval(db, act, caller),
    await eligibleApprovers(db, act, caller),
    await db
      .select()
      .from(approvals)
      .where(and(eq(approvals.act, act), eq(approvals.state, "waiting"), or(named, ofAccounts))),
  ];
  return { needed, able, waiting };
}

type Asking = Awaited<ReturnType<typeof readAsking>>;

/** Why a sheet cannot ask for a role that approves; undefined where it can. */
export function whyNotAsked(
  { needed, able, waiting }: Asking,
  account: Account | undefined,
  userName: string,
): string | undefined {
  // A sheet types no words and proves no password for each of its people.
  if (!needed) return words.approvalSwitchedOff;
  const person = account && personOf(account);
  if (able.every((one) => person && isSamePerson(one, person))) {
    return errorCodes.nobody_else_approves.message;
  }
  const same = waiting.some(({ subjectId, payload }) =>
    account ? subjectId === account.person.id : nameIn(payload) === recordKey(userName),
  );
  return same ? errorCodes.approval_waiting.message : undefined;
}

/** Whose account was asked for. */
const nameIn = (payload: unknown): string =>
  recordKey((payload as { given?: { userName?: string } }).given?.userName ?? "");

type Wish = {
  readonly asked: AskedRole;
  readonly userId: string;
  readonly account: Account | undefined;
  readonly departmentId?: number | undefined;
  readonly values: ImportRow["values"];
};

/** Asks for the roles of a sheet that approve, as creating and editing an account do. */
export const askForRoles = (ctx: WriteContext, wishes: readonly Wish[]): Promise<void> =>
  requestMany(ctx, ctx.caller, wishes.map(requestOf), ctx.now);

function requestOf({ asked: { id, role }, userId, account, departmentId, values }: Wish) {
  const common = { id, act, subject: "user", subjectId: userId } as const;
  if (account) {
    const wish = { kind: "main", role, has: true } as const;
    return {
      ...common,
      ...roleRequest(fullName(account.person), account, wish),
      payload: { id: userId, ...wish },
      concerned: [userId],
      reason: words.askedBySheet,
    };
  }
  const { userName = "", lastname = "", firstname = "", middlename = "", email = "" } = values;
  const { mobileNumber = "", staffNumber = "" } = values;
  const names = { lastname, firstname, middlename };
  const { columns } = userMessages;
  return {
    ...common,
    title: userMessages.accountRequest(fullName(names), role),
    payload: {
      kind: "create",
      id: userId,
      given: { userName, role, ...names, email, mobileNumber, staffNumber, departmentId },
    },
    concerned: [],
    before: {},
    after: {
      [columns.fullName]: fullName(names),
      [columns.userName]: userName,
      [columns.email]: email,
      [columns.role]: role,
    },
    reason: words.askedBySheet,
  };
}
