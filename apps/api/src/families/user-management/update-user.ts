import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { userTypeOf } from "@polyportal/domain/session/roles";
import { mainRoles } from "@polyportal/domain/session/user-forms";
import { eq, sql } from "drizzle-orm";
import { violatedConstraint } from "../../database/failure-kind.ts";
import type { Transaction } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { addressChangedLetter } from "./letters.ts";
import type { Account } from "./list-users.ts";
import {
  keepSuperAdministrator,
  lockAccounts,
  losesSuperAdministrator,
  refuseChange,
} from "./people.ts";
import { saveStaff } from "./save-staff.ts";

type Names = Pick<Account["person"], "lastname" | "firstname" | "middlename">;

const namesOf = ({ lastname, firstname, middlename }: Names) => ({
  lastname,
  firstname,
  middlename,
});

/** Changes an account. Names, e-mail and role are what others know a person by: they need a reason. */
export const updateUser: Handler<typeof userManagementEndpoints.updateUser> = async (
  { caller, change, services },
  { id, revision, reason, staffNumber, departmentId, ...asked },
) => {
  const updated = change(async ({ tx, audit }) => {
    const [account] = await lockAccounts(tx, [id]);
    if (!account) fail("not_found");
    const { person } = account;
    if (person.revision !== revision) fail("conflict");
    const before = { ...namesOf(person), email: person.email, role: person.role };
    const known = { ...namesOf(asked), email: asked.email, role: asked.role };
    const changesRole = known.role !== person.role;
    const tells = (Object.keys(before) as (keyof typeof before)[]).some(
      (field) => known[field] !== before[field],
    );
    if (tells && reason.length < 10)
      fail("reason_needed", { fields: { reason: errorCodes.reason_needed.message } });
    if (changesRole) {
      if (!isFitting(known.role, person.userType)) fail("role_not_fitting");
      await refuseChange(tx, caller.userId, account, [known.role, ...account.furtherRoles]);
    }
    await tx
      .update(users)
      .set({ ...asked, revision: sql`${users.revision} + 1` })
      .where(eq(users.id, id));
    await saveStaff(tx, { userId: id, staffNumber, departmentId: departmentId ?? null });
    if (known.email !== person.email && person.email) {
      await services.outbox.mail(tx, {
        to: person.email,
        ...addressChangedLetter(services.config, person, known.email),
      });
    }
    audit({
      action: "updateUser",
      subject: "user",
      subjectId: id,
      before: { ...before, mobileNumber: person.mobileNumber, department: account.departmentId },
      after: { ...asked, department: departmentId ?? null, ...(reason && { reason }) },
    });
    await keepOne(tx, account, [known.role, ...account.furtherRoles]);
  });
  await updated.catch((error: unknown) => {
    if (violatedConstraint(error) === "users_email_key") {
      fail("email_taken", { fields: { email: "this e-mail address belongs to another account" } });
    }
    throw error;
  });
  return {};
};

const isFitting = (role: string, userType: string): boolean =>
  mainRoles.some((main) => main === role && userTypeOf(main) === userType.toLowerCase());

async function keepOne(tx: Transaction, account: Account, roles: readonly string[]) {
  if (losesSuperAdministrator(account, { roles })) await keepSuperAdministrator(tx);
}
