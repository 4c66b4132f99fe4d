import type { rightsReviewEndpoints } from "@polyportal/api-client/contract/rights-review";
import { fullName } from "@polyportal/domain/format/name";
import { claims } from "@polyportal/domain/rights/claims";
import { refusalOfChange } from "@polyportal/domain/rights/people";
import { and, inArray, sql } from "drizzle-orm";
import { rightsReviews } from "../../database/schema/rights-review.ts";
import { users } from "../../database/schema/users.ts";
import { effectiveClaims } from "../../rights/effective.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { accountOf, lockAccounts, personOf } from "../user-management/people.ts";
import { isReviewed } from "./rights-review.ts";

type Endpoints = typeof rightsReviewEndpoints;

/**
 * Confirms that people still need their rights. Nobody may confirm their own, and only super administrators
 * those of super administrators. In a list, such people are skipped and named.
 */
export const confirmRights: Handler<Endpoints["confirmRights"]> = async (ctx, { ids }) => {
  const { caller, change, now } = ctx;
  return change(async ({ tx, audit }) => {
    const accounts = await lockAccounts(tx, ids);
    const reviewed = await tx
      .select({ id: users.id, held: effectiveClaims.as("held_claims") })
      .from(users)
      .where(and(inArray(users.id, [...ids]), isReviewed));
    if (reviewed.length !== accounts.length) fail("not_found");
    const actors = await Promise.all(
      [caller.userId, caller.impersonatorId ?? caller.userId].map((id) => accountOf(tx, id)),
    );
    const refusalOf = (account: (typeof accounts)[number]) =>
      actors
        .map((actor) => refusalOfChange(personOf(actor), personOf(account)))
        .find((refusal) => refusal !== undefined);
    const others = accounts.filter((account) => refusalOf(account) === undefined);
    const [first] = accounts;
    if (others.length === 0) fail((first && refusalOf(first)) ?? "not_found");
    await tx
      .insert(rightsReviews)
      .values(
        others.map(({ person }) => ({
          userId: person.id,
          confirmedBy: caller.userId,
          confirmedAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: rightsReviews.userId,
        set: { confirmedBy: sql`excluded.confirmed_by`, confirmedAt: sql`excluded.confirmed_at` },
      });
    for (const account of others) {
      const held = reviewed.find(({ id }) => id === account.person.id)?.held ?? [];
      audit({
        action: "confirmRights",
        subject: "user",
        subjectId: account.person.id,
        // What was confirmed, in case somebody asks later.
        after: {
          role: account.role,
          furtherRoles: account.furtherRoles,
          claims: claims.filter((claim) => held.includes(claim)),
        },
      });
    }
    const left = accounts.filter((account) => !others.includes(account));
    return { confirmed: others.length, leftOut: left.map(({ person }) => fullName(person)) };
  });
};
