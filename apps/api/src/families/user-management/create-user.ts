import { randomBytes } from "node:crypto";
import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { fullName } from "@polyportal/domain/format/name";
import { userMessages } from "@polyportal/domain/messages/users";
import { isSuperAdministrator } from "@polyportal/domain/rights/people";
import { wordsOfGiving } from "@polyportal/domain/rights/role-claims";
import { userTypeOf } from "@polyportal/domain/authentication/roles";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { v7 as uuid } from "uuid";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { isNameTaken } from "../../database/named.ts";
import type { Transaction } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { decidingNumbersAmong } from "../../rights/deciders.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { Services } from "../../server/services.ts";
import { setUpLetter } from "../authentication/letters.ts";
import { issueToken } from "../authentication/one-time-tokens.ts";
import { needReason } from "../../server/need-reason.ts";
import { failWithTakenEmail, requireSuperAdministrator } from "./people.ts";
import { approvalOfRole, refuseRoleNotHeld } from "./role-approves.ts";
import { failWithoutNumber, nameOfDepartment, saveStaff } from "./save-staff.ts";

type Given = Omit<ParsedInputOf<typeof userManagementEndpoints.createUser>, "typed" | "reason">;

/** Makes an account for a member of staff, or asks for it where its role approves. */
export const createUser: Handler<typeof userManagementEndpoints.createUser> = async (
  ctx,
  { typed, reason, ...given },
) => {
  const { caller, services, now } = ctx;
  if (given.departmentId && !given.staffNumber) failWithoutNumber();
  if (isSuperAdministrator({ roles: [given.role] })) {
    await requireSuperAdministrator(ctx.db, caller);
  }
  const id = uuid();
  const waits = await ctx.change(async (change) => {
    const acts = [
      await approvalOfRole(change.tx, given.role, true, caller),
      await approvalOfNumber(change.tx, given.staffNumber),
    ];
    // The first that another approves stands for both; one that is switched off, for itself alone.
    for (const act of acts) {
      if (!act) continue;
      needReason(reason);
      const asked = await approvedOrAsked(
        change,
        ctx,
        {
          act,
          subject: "user",
          subjectId: id,
          title: userMessages.accountRequest(fullName(given), given.role),
          payload: { kind: "create", id, given },
          concerned: [],
          before: {},
          after: {
            [userMessages.columns.fullName]: fullName(given),
            [userMessages.columns.userName]: given.userName,
            [userMessages.columns.email]: given.email,
            [userMessages.columns.role]: given.role,
          },
          reason,
        },
        { typed, words: wordsOfGiving(given.role, true) },
      );
      if (asked) return true;
    }
    await refuseRoleNotHeld(change.tx, given.role, caller);
    await makeAccount(change, services, { id, given, reason, now });
    return false;
  });
  return { id: waits ? null : id };
};

/** The act that needs approval where a new account has the staff number of somebody who approves. */
async function approvalOfNumber(tx: Transaction, number: string) {
  const deciding = number ? await decidingNumbersAmong(tx, [number]) : [];
  return deciding.length > 0 ? ("approverAccount" as const) : undefined;
}

type Made = {
  readonly id: string;
  readonly given: Given;
  /** Of whom made it at once; a request has its own. */
  readonly reason?: string;
  readonly now: Date;
};

/** Makes the account; the mail that goes with it lets its owner set it up. */
export async function makeAccount(
  { tx, audit }: Change,
  services: Pick<Services, "config" | "outbox" | "passwords">,
  { id, given: { staffNumber, departmentId, ...given }, reason, now }: Made,
): Promise<void> {
  const person = { ...given, id, userType: userTypeOf(given.role) };
  // Nobody knows it: the owner chooses another by the link.
  const passwordHash = await services.passwords.hash(randomBytes(32).toString("base64url"));
  try {
    await tx.insert(users).values({ ...person, passwordHash });
  } catch (error) {
    const taken = violatedConstraint(error);
    if (isNameTaken(taken)) {
      fail("user_name_taken", { fields: { userName: errorCodes.name_taken.message } });
    }
    if (taken === "users_email_key") failWithTakenEmail();
    throw error;
  }
  await saveStaff(tx, { userId: id, staffNumber, departmentId: departmentId ?? null });
  const { secret } = await issueToken(tx, { purpose: "verifyAccount", userId: id }, now);
  await services.outbox.mail(tx, {
    to: given.email,
    ...setUpLetter(services.config, person, secret),
  });
  audit({
    action: "createUser",
    subject: "user",
    subjectId: id,
    after: { ...given, staffNumber, department: await nameOfDepartment(tx, departmentId) },
    reason: reason || undefined,
  });
}
