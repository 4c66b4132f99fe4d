import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { fullName } from "@polyportal/domain/format/name";
import { heldDecisionMessages as words } from "@polyportal/domain/messages/held-decisions";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { eq } from "drizzle-orm";
import { peopleOfAccounts, personOfAccount } from "../../approval/approvers.ts";
import type { Transaction } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { tell } from "../../notification/tell.ts";
import { accountChangedAt } from "../../rights/held-decisions.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { activeSuperAdministrators, lockAccounts, requireSuperAdministrator } from "./people.ts";

/**
 * Ends the day in which a changed account decides nothing. Only a super administrator may, who had no part in the
 * change and does not own the account (`own_work`); `account_not_held` where the account decides already. The person
 * and all super administrators are told by letter.
 */
export const reopenDecisions: Handler<(typeof userManagementEndpoints)["reopenDecisions"]> = async (
  ctx,
  { id, reason },
) => {
  const { caller, now, services } = ctx;
  await requireSuperAdministrator(ctx.db, caller);
  await ctx.change(async ({ tx, audit }) => {
    const [account] = await lockAccounts(tx, [id]);
    if (!account) fail("not_found");
    const { person } = account;
    const since = await heldSince(tx, id);
    if (!since) fail("account_not_held");
    const own = await personOfAccount(tx, caller.userId);
    const barred = await peopleOfAccounts(tx, [id, ...person.accountChangedBy]);
    if (barred.some((one) => isSamePerson(one, own))) {
      fail("own_work", { message: words.anotherChief });
    }
    await tx
      .update(users)
      .set({ accountChangedAt: null, accountChangedBy: [] })
      .where(eq(users.id, id));
    const [by] = await tx.select().from(users).where(eq(users.id, caller.userId));
    const body = words.reopenedTold(fullName(person), fullName(by ?? {}), reason);
    const told = new Set([id, ...(await activeSuperAdministrators(tx))]);
    await tell(
      tx,
      services,
      [...told].map((userId) => ({
        userId,
        title: words.reopenedTitle,
        body,
        // Who only approves may not look at accounts.
        path:
          userId === id ? staffPaths.approvals : withSearch(staffPaths.manageUser, { user: id }),
        kind: "decisionsReopened",
        about: id,
        now,
      })),
    );
    audit({
      action: "reopenDecisions",
      subject: "user",
      subjectId: id,
      before: { accountChangedAt: since.toISOString() },
      after: { accountChangedAt: null },
      reason,
    });
  });
  return {};
};

async function heldSince(tx: Transaction, id: string): Promise<Date | null> {
  const [found] = await tx.select({ since: accountChangedAt }).from(users).where(eq(users.id, id));
  return found?.since ?? null;
}
