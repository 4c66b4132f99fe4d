import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { endOf, formatDate, todayInLagos } from "@polyportal/domain/format/date";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { fullName } from "@polyportal/domain/format/name";
import { userMessages } from "@polyportal/domain/messages/users";
import { claims, claimName } from "@polyportal/domain/rights/claims";
import { isSuperAdministrator } from "@polyportal/domain/rights/people";
import {
  exceptionEffects,
  exceptionIsGrave,
  wordsOfException,
} from "@polyportal/domain/rights/user-claim-form";
import { and, asc, eq, gt } from "drizzle-orm";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import { userClaims } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { refuseNotHeld } from "../../rights/refuse-not-held.ts";
import { fail } from "../../failure.ts";
import type { Acting, UserCaller } from "../../server/caller.ts";
import type { Context, Handler } from "../../server/handler.ts";
import type { Account } from "../user-management/list-users.ts";
import { lockAccounts, personOf, refuseChange } from "../user-management/people.ts";
import { roleClaimsAct } from "./role-claims.ts";

type Endpoints = typeof rightsEndpoints;
type Row = typeof userClaims.$inferSelect;

/** The change of one right of a person. Without an effect, only the roles decide again. */
const wishes = z.object({
  id: z.uuid(),
  claim: z.enum(claims),
  effect: z.nullable(z.enum(exceptionEffects)),
  /** The last day on which it counts; empty without an effect. */
  until: z.string(),
});
type Wish = z.infer<typeof wishes>;

const effectOf = ({ allowed }: Pick<Row, "allowed">) => (allowed ? "allow" : "deny");

const dayOf = (until: Date): string => todayInLagos(new Date(until.getTime() - 1));

/** A person's exceptions that count today. */
export const listUserClaims: Handler<Endpoints["listUserClaims"]> = async ({ db, now }, { id }) => {
  const found = await db
    .select({ row: userClaims, by: users })
    .from(userClaims)
    .leftJoin(users, eq(users.id, userClaims.grantedBy))
    .where(and(eq(userClaims.userId, id), gt(userClaims.until, now)))
    .orderBy(asc(userClaims.until), asc(userClaims.claim));
  return found.map(({ row, by }) => ({
    claim: row.claim,
    effect: effectOf(row),
    until: dayOf(row.until),
    reason: row.reason,
    since: row.since.toISOString(),
    by: by && fullName(by),
  }));
};

/** Gives one person a right, or denies it. */
export const saveUserClaim: Handler<Endpoints["saveUserClaim"]> = (ctx, asked) => {
  const { id, claim, effect, until } = asked;
  if (until < todayInLagos(ctx.now)) {
    fail("dates_wrong", { fields: { until: errorCodes.dates_wrong.message } });
  }
  return decide(ctx, { id, claim, effect, until }, asked);
};

/** Ends an exception, if there still is one. */
export const endUserClaim: Handler<Endpoints["endUserClaim"]> = (ctx, asked) =>
  decide(ctx, { id: asked.id, claim: asked.claim, effect: null, until: "" }, asked);

type Why = { readonly reason: string; readonly typed: string };

async function decide(
  ctx: Pick<Context, "db" | "now" | "change"> & { readonly caller: UserCaller },
  wish: Wish,
  { reason, typed }: Why,
): Promise<{ waits: boolean }> {
  return ctx.change(async (change) => {
    const account = await admit(change, ctx.caller, wish);
    const before = await standing(change, wish, ctx.now);
    const gives = givesMore(wish, before);
    if (gives) await refuseNotHeld(change.tx, ctx.caller, [wish.claim]);
    if (gives && exceptionIsGrave(wish.claim)) {
      const asked = await approvedOrAsked(
        change,
        ctx,
        {
          act: "exceptionalClaim",
          subject: "user",
          subjectId: wish.id,
          title: userMessages.exceptionRequest(fullName(account.person), claimName(wish.claim)),
          before: { [claimName(wish.claim)]: told(before && inWords(before)) },
          after: { [claimName(wish.claim)]: told(wish) },
          payload: wish,
          concerned: [wish.id],
          reason,
        },
        { typed, words: wordsOfException(wish.claim) },
      );
      if (asked) return { waits: true };
    }
    await write(change, wish, before, { by: ctx.caller.userId, reason, now: ctx.now });
    return { waits: false };
  });
}

/** Locks the person's account. Fails if the caller may not change its rights. */
async function admit({ tx }: Change, acting: Acting, { id, effect }: Wish): Promise<Account> {
  const [account] = await lockAccounts(tx, [id]);
  if (!account) fail("not_found");
  if (account.person.userType.toLowerCase() === "student") fail("claims_not_fitting");
  await refuseChange(tx, acting, account);
  // An existing denial must still be removable.
  if (effect && isSuperAdministrator(personOf(account))) fail("fixed_role");
  return account;
}

async function standing({ tx }: Change, { id, claim }: Wish, now: Date): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(userClaims)
    .where(and(eq(userClaims.userId, id), eq(userClaims.claim, claim), gt(userClaims.until, now)));
  return row;
}

/** Whether the person may do more afterwards: by a given right, or a removed denial. */
const givesMore = ({ effect }: Wish, before: Row | undefined): boolean =>
  effect === "allow" || (effect === null && before?.allowed === false);

type Told = Pick<Wish, "effect" | "until">;

const inWords = (row: Row): Told => ({ effect: effectOf(row), until: dayOf(row.until) });

const told = (wish: Told | undefined): string =>
  wish?.effect
    ? userMessages.exceptionUntil(wish.effect, formatDate(wish.until))
    : userMessages.byRoles;

async function write(
  { tx, audit }: Change,
  { id, claim, effect, until }: Wish,
  before: Row | undefined,
  { by, reason, now }: { readonly by: string; readonly reason: string; readonly now: Date },
): Promise<void> {
  const key = and(eq(userClaims.userId, id), eq(userClaims.claim, claim));
  // An expired exception may still be stored.
  await tx.delete(userClaims).where(key);
  if (effect) {
    await tx.insert(userClaims).values({
      userId: id,
      claim,
      allowed: effect === "allow",
      until: endOf(until),
      reason,
      since: now,
      grantedBy: by,
    });
  }
  audit({
    action: effect ? "saveUserClaim" : "endUserClaim",
    subject: "user",
    subjectId: id,
    before: { [claim]: told(before && inWords(before)) },
    after: { [claim]: told({ effect, until }) },
    reason,
  });
}

/** The acts that give rights to a person after approval. */
export const rightsApprovalActs: readonly ApprovalAct[] = [
  roleClaimsAct,
  {
    act: "exceptionalClaim",
    carryOut: async ({ change, requesterId, reason, now }, payload) => {
      const wish = wishes.parse(payload);
      if (wish.effect && wish.until < todayInLagos(now)) fail("dates_wrong");
      await admit(change, { userId: requesterId }, wish);
      const before = await standing(change, wish, now);
      if (givesMore(wish, before)) {
        await refuseNotHeld(change.tx, { userId: requesterId }, [wish.claim]);
      }
      await write(change, wish, before, { by: requesterId, reason, now });
    },
  },
];
