import { heldDecisionMessages } from "@polyportal/domain/messages/held-decisions";
import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { decidesNow } from "../../rights/deciders.ts";
import { accountChangedAt } from "../../rights/held-decisions.ts";
import type { Context } from "../../server/handler.ts";
import type { Person } from "./people.ts";

/** An officer who changes another's account, and who really does, signed in as the officer. */
export type Officer = { readonly userId: string; readonly impersonatorId?: string | undefined };

/** Writes that these accounts are reached or entered otherwise from now on. */
export function noteAccountsChanged(tx: Transaction, ids: readonly string[], officer?: Officer) {
  const by = officer ? [officer.userId, officer.impersonatorId].filter((id) => id) : [];
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
 * Notes that an account is reached or entered otherwise: by another address, a link that chose its password,
 * without its second factor. For a day it decides nothing. Of somebody who approves, an officer's change ends
 * the sign-ins, and is told by text message. Answers since when somebody who approves decides nothing.
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
