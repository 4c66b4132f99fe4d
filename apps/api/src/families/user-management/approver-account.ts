import { fullName } from "@polyportal/domain/format/name";
import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { userMessages } from "@polyportal/domain/messages/users";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { wordsOfApproverAccount } from "@polyportal/domain/rights/role-claims";
import { eq, sql } from "drizzle-orm";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { decidesNow, decidingNumbersAmong } from "../../rights/deciders.ts";
import { fail } from "../../failure.ts";
import type { Acting } from "../../server/caller.ts";
import type { Context } from "../../server/handler.ts";
import type { Officer } from "../authentication/account-changed.ts";
import { addressChanged } from "../authentication/address-changed.ts";
import { isEmailTaken } from "../authentication/people.ts";
import type { Account } from "./list-users.ts";
import {
  accountOf,
  failWithTakenEmail,
  lockAccounts,
  personOf,
  refuseChange,
  refuseTakenEmail,
} from "./people.ts";
import { saveStaff } from "./save-staff.ts";

/** The address and staff number that an account is to have; undefined leaves it as it is. */
type Known = {
  readonly email?: string | undefined;
  readonly staffNumber?: string | undefined;
  /** The department that belongs to the staff number. */
  readonly departmentId: number | null;
};

/**
 * Fails with `own_account` where the account is the caller's own, or another account of the same person: one's own
 * address is changed on the profile, with the password and a link to the new address.
 */
export async function refuseOwnAddress(
  db: Reader,
  { userId, impersonatorId = userId }: Acting,
  account: Account,
): Promise<void> {
  for (const id of new Set([userId, impersonatorId])) {
    if (!isSamePerson(personOf(await accountOf(db, id)), personOf(account))) continue;
    fail("own_account", {
      message: approverAccountMessages.ownEmail,
      fields: { email: approverAccountMessages.ownEmail },
    });
  }
}

type Why = { readonly reason: string; readonly typed: string };

/**
 * Requests approval for another address or staff number of somebody who approves, or for giving anybody the staff
 * number of such a person: whoever has the address has the account, and accounts of one number are one person.
 * `decides`: whether approval was needed at all; `waits`: whether it was requested. With `decides` alone nobody else
 * could approve, and the caller goes on at once.
 */
export async function askForApprover(
  change: Change,
  ctx: Parameters<typeof approvedOrAsked>[1],
  { person, staffNumber: number }: Account,
  known: Known,
  { reason, typed }: Why,
): Promise<{ readonly decides: boolean; readonly waits: boolean }> {
  const { tx } = change;
  const { email, staffNumber } = known;
  if (email === undefined && staffNumber === undefined) return { decides: false, waits: false };
  const joined = await decidingNumbersAmong(tx, staffNumber === undefined ? [] : [staffNumber]);
  if (joined.length === 0 && !(await decidesNow(tx, person.id))) {
    return { decides: false, waits: false };
  }
  if (email !== undefined && (await isEmailTaken(tx, email, person.id))) failWithTakenEmail();
  const { columns, fields } = userMessages;
  const told = (address: string | null | undefined, its: string | null | undefined) => ({
    ...(email !== undefined && { [columns.email]: address ?? "" }),
    ...(staffNumber !== undefined && { [fields.staffNumber]: its ?? "" }),
  });
  const asked = await approvedOrAsked(
    change,
    ctx,
    {
      act: "approverAccount",
      subject: "user",
      subjectId: person.id,
      title: approverAccountMessages.approverRequest(fullName(person)),
      payload: { kind: "account", id: person.id, ...known },
      concerned: [person.id],
      before: told(person.email, number),
      after: told(email, staffNumber),
      reason,
    },
    { typed, words: wordsOfApproverAccount(person.userName) },
  );
  return { decides: true, waits: asked !== undefined };
}

type Asked = Known & { readonly id: string };
type By = { readonly officer: Officer; readonly reason: string; readonly now: Date };

/** Writes the approved address and staff number, as things stand now. */
export async function changeApprover(
  { tx, audit }: Change,
  services: Context["services"],
  { id, email, staffNumber, departmentId }: Asked,
  { officer, reason, now }: By,
): Promise<void> {
  const [account] = await lockAccounts(tx, [id]);
  if (!account) fail("not_found");
  await refuseChange(tx, officer, account);
  const { person } = account;
  const address = email ?? person.email;
  await refuseTakenEmail(
    tx
      .update(users)
      // The revision changes, so that an edit which began before is refused.
      .set({ email: address, revision: sql`${users.revision} + 1` })
      .where(eq(users.id, id)),
  );
  if (staffNumber !== undefined) await saveStaff(tx, { userId: id, staffNumber, departmentId });
  if (email !== undefined) {
    await addressChanged({ services, now }, tx, { person, email, by: officer });
  }
  audit({
    action: "updateUser",
    subject: "user",
    subjectId: id,
    before: { email: person.email, staffNumber: account.staffNumber },
    after: { email: address, staffNumber: staffNumber ?? account.staffNumber },
    reason,
  });
}
