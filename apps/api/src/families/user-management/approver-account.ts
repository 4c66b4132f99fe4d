import { fullName } from "@polyportal/domain/format/name";
import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { userMessages } from "@polyportal/domain/messages/users";
import { isSamePerson } from "@polyportal/domain/rights/people";
import { wordsOfApproverAccount } from "@polyportal/domain/rights/role-claims";
import { eq, sql } from "drizzle-orm";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { users } from "../../database/schema/users.ts";
import { decidesNow, decidingNumbersAmong } from "../../rights/deciders.ts";
import { fail } from "../../server/failure.ts";
import type { Context } from "../../server/handler.ts";
import { addressChanged } from "../authentication/address-changed.ts";
import { isEmailTaken } from "../authentication/people.ts";
import type { Account } from "./list-users.ts";
import { accountOf, lockAccounts, personOf, refuseChange, type Acting } from "./people.ts";
import { saveStaff } from "./save-staff.ts";

/** What an account is reached at and known to be whose by; undefined stays as it is. */
type Known = {
  readonly email?: string | undefined;
  readonly staffNumber?: string | undefined;
  /** Of the staff number. */
  readonly departmentId: number | null;
};

/** Fails for the own address, by any account: it takes the password and a link to the new one. */
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
 * Asks for another address or staff number of somebody who approves, or for the staff number of such a
 * person: whoever has the address has the account, and accounts of one number are one person. Whether it
 * waits; of others, and where it may be done alone, it does not.
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
  if (email !== undefined && (await isEmailTaken(tx, email, person.id))) failWithTaken();
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
type By = { readonly requesterId: string; readonly reason: string; readonly now: Date };

/** Carries out what was asked for so, as things stand now. */
export async function changeApprover(
  { tx, audit }: Change,
  services: Context["services"],
  { id, email, staffNumber, departmentId }: Asked,
  { requesterId, reason, now }: By,
): Promise<void> {
  const [account] = await lockAccounts(tx, [id]);
  if (!account) fail("not_found");
  await refuseChange(tx, { userId: requesterId }, account);
  const { person } = account;
  const address = email ?? person.email;
  const write = tx
    .update(users)
    // The revision changes, so that an edit which began before is refused.
    .set({ email: address, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, id));
  await write.catch((error: unknown) => {
    if (violatedConstraint(error) === "users_email_key") failWithTaken();
    throw error;
  });
  if (staffNumber !== undefined) await saveStaff(tx, { userId: id, staffNumber, departmentId });
  if (email !== undefined) {
    await addressChanged({ services, now }, tx, { person, email, by: { userId: requesterId } });
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

/** An address belongs to one account. */
export function failWithTaken(): never {
  fail("email_taken", { fields: { email: userMessages.emailTaken } });
}
