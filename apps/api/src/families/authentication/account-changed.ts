import { heldDecisionMessages } from "@polyportal/domain/messages/held-decisions";
import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { decidesNow } from "../../rights/deciders.ts";
import { accountChangedAt } from "../../rights/held-decisions.ts";
import type { Acting } from "../../server/caller.ts";
import type { Context } from "../../server/handler.ts";
import type { Person } from "./people.ts";

/** An officer who changes another's account. */
export type Officer = Acting & {
  /** Who approved the change, where it took two. */
  readonly approverId?: string | undefined;
};

/** Notes that these accounts' address, password or second factor was changed now, by an officer or by the owner. */
export function noteAccountsChanged(tx: Transaction, ids: readonly string[], officer?: Officer) {
  const by = officer
    ? [officer.userId, officer.impersonatorId, officer.approverId].filter((id) => id)
    : [];
  const changedBy = sql`${sql.param(by)}::uuid[]`;
  return tx
    .update(users)
    .set({
      accountChangedAt: sql`now()`,
      // Those who changed it earlier within the day stay listed.
      accountChangedBy: sql`case when ${accountChangedAt} is null then ${changedBy}
        else users.account_changed_by || ${changedBy} end`,
    })
    .where(inArray(users.id, [...ids]))
    .returning({ at: users.accountChangedAt });
}

/**
 * Notes that an account's address, password (by a link) or second factor was changed: for a day it decides nothing.
 * If the person approves and an officer made the change, all sign-ins end and the person gets a text message.
 * Answers when the change was noted; undefined for students and for people who approve nothing.
 */
export async function accountChanged(
  { services: { config, outbox, sessions } }: Pick<Context, "services">,
  tx: Transaction,
  person: Pick<Person, "id" | "userType" | "mobileNumber">,
  officer?: Officer,
): Promise<Date | undefined> {
  if (person.userType.toLowerCase() === "student") return undefined;
  const [changed] = await noteAccountsChanged(tx, [person.id], officer);
  if (!(await decidesNow(tx, person.id))) return undefined;
  if (officer) {
    await sessions.closeAll(tx, person.id);
    const { shortName, helpLine } = config.school;
    const text = heldDecisionMessages.text(shortName, helpLine);
    if (config.sms && person.mobileNumber) {
      const about = { kind: "accountChanged", about: person.id };
      await outbox.texts(tx, [{ to: person.mobileNumber, ...about, text }]);
    }
  }
  return changed?.at ?? undefined;
}
