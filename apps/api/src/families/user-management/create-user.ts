import { randomBytes } from "node:crypto";
import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { isSuperAdministrator } from "@polyportal/domain/rights/people";
import { userTypeOf } from "@polyportal/domain/session/roles";
import { v7 as uuid } from "uuid";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { setUpLetter } from "../authentication/letters.ts";
import { issueToken } from "../authentication/one-time-tokens.ts";
import { accountOf, personOf } from "./people.ts";
import { saveStaff } from "./save-staff.ts";

/** Makes an account for a member of staff; the mail that goes with it lets its owner set it up. */
export const createUser: Handler<typeof userManagementEndpoints.createUser> = async (
  { caller, change, db, now, services },
  { staffNumber, departmentId, ...given },
) => {
  if (isSuperAdministrator({ roles: [given.role] })) {
    const actor = personOf(await accountOf(db, caller.userId));
    if (!isSuperAdministrator(actor)) fail("needs_super_administrator");
  }
  const id = uuid();
  // Nobody knows it: the owner chooses another by the link.
  const passwordHash = await services.passwords.hash(randomBytes(32).toString("base64url"));
  const person = { ...given, id, userType: userTypeOf(given.role) };
  const created = change(async ({ tx, audit }) => {
    await tx.insert(users).values({ ...person, passwordHash });
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
      after: { ...given, staffNumber, department: departmentId ?? null },
    });
  });
  await created.catch((error: unknown) => {
    const taken = violatedConstraint(error);
    if (taken === "users_user_name_key")
      fail("user_name_taken", { fields: { userName: "this name is taken" } });
    if (taken === "users_email_key") {
      fail("email_taken", { fields: { email: "this e-mail address belongs to another account" } });
    }
    throw error;
  });
  return { id };
};
