import { approvalEndpoints } from "@polyportal/api-client/contract/approval";
import { fullName } from "@polyportal/domain/format/name";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { heldDecisionMessages } from "@polyportal/domain/messages/held-decisions";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { actsDecidedBy, readActsDecidedBy } from "../../approval/policies.ts";
import type { Reader } from "../../database/connect.ts";
import { approvals } from "../../database/schema/approval.ts";
import { users } from "../../database/schema/users.ts";
import { sourceOf } from "../../lists/source.ts";
import type { UserCaller } from "../../server/caller.ts";

const deciders = alias(users, "deciders");

/**
 * All accounts of the requester, the impersonator and the people concerned, as in `refuseOwnWork`: accounts
 * with one staff number are one person.
 */
const alike = sql<string[]>`array(
  select other.user_id::text from staff_accounts one
  join staff_accounts other on other.staff_id = one.staff_id
  where one.user_id in (
    select ${approvals.requesterId} union select ${approvals.impersonatorId}
    union select value::uuid from jsonb_array_elements_text(${approvals.concerned})))`;

const ownOf = ({ userId }: UserCaller) => eq(approvals.requesterId, userId);

const toDecide = (caller: UserCaller) => sql`${approvals.act} in ${actsDecidedBy(caller)}`;

/** Requests that the caller may decide or has made. */
export const shownTo = (caller: UserCaller) => or(ownOf(caller), toDecide(caller));

/** Requests by others about others that the caller could decide. `whyBarred` applies the same rule to one. */
const ofOthers = (caller: UserCaller) =>
  and(
    toDecide(caller),
    ne(approvals.requesterId, caller.userId),
    sql`${approvals.impersonatorId} is distinct from ${caller.userId}`,
    sql`not jsonb_exists(${approvals.concerned}, ${caller.userId})`,
  );

/** What waits for the caller, and what the caller has asked for. */
export const approvalSource = sourceOf(approvalEndpoints.listApprovals, {
  query: (db: Reader) =>
    db
      .select({
        approval: approvals,
        requester: users,
        decider: deciders,
        alike: alike.as("alike"),
      })
      .from(approvals)
      .innerJoin(users, eq(users.id, approvals.requesterId))
      .leftJoin(deciders, eq(deciders.id, approvals.decidedBy))
      .$dynamic(),
  key: approvals.id,
  where: ({ state, act, side }, caller) => {
    const whose = { decide: ofOthers(caller), own: ownOf(caller), both: shownTo(caller) }[
      side ?? "both"
    ];
    return and(whose, state && inArray(approvals.state, state), act && inArray(approvals.act, act));
  },
  order: { requestedAt: [approvals.requestedAt] },
  first: "-requestedAt",
  more: (db, _, caller) => readActsDecidedBy(db, caller),
  row: ({ approval, requester, decider, alike: accounts }, caller, decided) => ({
    ...approval,
    requester: fullName(requester),
    requestedAt: approval.requestedAt.toISOString(),
    lapsesAt: approval.lapsesAt.toISOString(),
    decidedBy: decider && fullName(decider),
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    own: approval.requesterId === caller.userId,
    barred: whyBarred(approval, accounts, caller, decided),
  }),
});

function whyBarred(
  { requesterId, impersonatorId, concerned, act }: typeof approvals.$inferSelect,
  accounts: readonly string[],
  caller: UserCaller,
  decided: ReadonlySet<string>,
): string | null {
  if (!decided.has(act)) return approvalMessages.notRight;
  const own = [requesterId, impersonatorId, ...concerned].includes(caller.userId);
  if (own || caller.impersonatorId) return errorCodes.own_work.message;
  if (accounts.includes(caller.userId)) return approvalMessages.otherAccount;
  return caller.accountChangedAt ? heldDecisionMessages.held(caller.accountChangedAt) : null;
}
