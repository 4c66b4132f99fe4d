import { heldHours } from "@polyportal/domain/approval/held-decisions";
import { heldDecisionMessages } from "@polyportal/domain/messages/held-decisions";
import { sql, type SQL } from "drizzle-orm";
import { users } from "../database/schema/users.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";

const day = sql`make_interval(hours => ${sql.raw(String(heldHours))})`;

/**
 * When the account in `users` was changed, if it may not decide because of that: its address, password link
 * or second factor was changed within a day, by the database's clock, and nobody has lifted the hold. Null if
 * it may decide.
 */
export const accountChangedAt: SQL<Date | null> =
  sql`case when users.account_changed_at > now() - ${day} then users.account_changed_at end`.mapWith(
    users.accountChangedAt,
  );

/** Every decision calls this. Fails if the caller's account was changed within a day. */
export function refuseHeld({ accountChangedAt: changedAt }: Pick<UserCaller, "accountChangedAt">) {
  if (changedAt) fail("account_changed", { message: heldDecisionMessages.held(changedAt) });
}
