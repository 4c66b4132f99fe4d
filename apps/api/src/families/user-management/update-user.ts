import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { fullName } from "@polyportal/domain/format/name";
import { isSuperAdministrator } from "@polyportal/domain/rights/people";
import {
  fixedRole,
  wordsOfApproverAccount,
  wordsOfGiving,
} from "@polyportal/domain/rights/role-claims";
import { userTypeOf, type Role } from "@polyportal/domain/authentication/roles";
import { mainRoles } from "@polyportal/domain/user-management/staff-roles";
import { eq, sql } from "drizzle-orm";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import { failWithAccountConflict } from "../../audit/conflict.ts";
import type { Change } from "../../database/change.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { addressChanged } from "../authentication/address-changed.ts";
import { askForApprover, refuseOwnAddress } from "./approver-account.ts";
import type { Account } from "./list-users.ts";
import { needReason } from "../../server/need-reason.ts";
import {
  lockAccounts,
  personOf,
  refuseChange,
  refuseTakenEmail,
  requireSuperAdministrator,
} from "./people.ts";
import { approvalOfRole, refuseRoleNotHeld } from "./role-approves.ts";
import { failWithoutNumber, nameOfDepartment, saveStaff } from "./save-staff.ts";
import { roleRequest, rolesAfter, setRole } from "./set-role.ts";

type Names = Pick<Account["person"], "lastname" | "firstname" | "middlename">;

const namesOf = ({ lastname, firstname, middlename }: Names) => ({
  lastname,
  firstname,
  middlename,
});

/**
 * Changes an account. Names, e-mail, staff number and role are what others know a person by: they need a
 * reason. A role that needs approval waits, and so do the address and staff number of somebody who approves;
 * all else is saved.
 */
export const updateUser: Handler<typeof userManagementEndpoints.updateUser> = async (
  ctx,
  { id, revision, reason, typed, staffNumber, departmentId, role, ...asked },
) => {
  const { caller } = ctx;
  const updated = ctx.change(async (change) => {
    const { tx, audit } = change;
    const [account] = await lockAccounts(tx, [id]);
    if (!account) fail("not_found");
    const { person } = account;
    if (person.revision !== revision) return failWithAccountConflict(tx, id);
    // Whoever has the address of an account can choose its password.
    if (isSuperAdministrator(personOf(account))) await requireSuperAdministrator(tx, caller);
    const number = staffNumber || account.staffNumber;
    const changesDepartment = (departmentId ?? null) !== account.departmentId;
    if (changesDepartment && departmentId && !number) failWithoutNumber();
    const before = { ...namesOf(person), email: person.email, staffNumber: account.staffNumber };
    const known = { ...namesOf(asked), email: asked.email, staffNumber: number };
    // By the staff number it is told who is one person, and approves nothing of his own.
    const renumbers = number !== account.staffNumber;
    if (renumbers) await refuseChange(tx, caller, account);
    const moves = asked.email !== person.email;
    if (moves) await refuseOwnAddress(tx, caller, account);
    const changesRole = role !== person.role;
    const tells = (Object.keys(before) as (keyof typeof before)[]).some(
      (field) => known[field] !== before[field],
    );
    if (tells || changesRole) needReason(reason);
    const wish = {
      ...(moves && { email: asked.email }),
      ...(renumbers && number && { staffNumber: number }),
      departmentId: departmentId ?? null,
    };
    const approver = await askForApprover(change, ctx, account, wish, { reason, typed });
    const email = approver.waits ? person.email : asked.email;
    await tx
      .update(users)
      .set({ ...asked, email, revision: sql`${users.revision} + 1` })
      .where(eq(users.id, id));
    // The department waits together with the staff number that it belongs to.
    if (!approver.waits || !renumbers) {
      await saveStaff(tx, { userId: id, staffNumber, departmentId: departmentId ?? null });
    }
    if (!approver.waits) await addressChanged(ctx, tx, { person, email: asked.email, by: caller });
    audit({
      action: "updateUser",
      subject: "user",
      subjectId: id,
      before: { ...before, mobileNumber: person.mobileNumber, department: account.department },
      after: {
        ...asked,
        email,
        staffNumber: approver.waits ? account.staffNumber : number,
        department: await nameOfDepartment(
          tx,
          approver.waits && renumbers ? account.departmentId : departmentId,
        ),
      },
      reason: reason || undefined,
    });
    const words = approver.decides ? wordsOfApproverAccount(person.userName) : undefined;
    const roleWaits =
      changesRole && (await changeRole(change, ctx, account, { role, reason, typed, words }));
    return { waits: roleWaits, accountWaits: approver.waits };
  });
  return refuseTakenEmail(updated);
};

type Wanted = {
  role: Role;
  reason: string;
  typed: string;
  /** Those that were typed for what else the form changes. */
  words: string | undefined;
};

/** Gives an account another main role, or asks for it; whether it waits. */
async function changeRole(
  change: Change,
  ctx: Parameters<typeof approvedOrAsked>[1],
  account: Account,
  { role, reason, typed, words = wordsOfGiving(role, true) }: Wanted,
): Promise<boolean> {
  const { tx } = change;
  const { person } = account;
  if (!isFitting(role, person.userType)) fail("role_not_fitting");
  const wish = { kind: "main", role, has: true } as const;
  await refuseChange(tx, ctx.caller, account, rolesAfter(account, wish));
  const ends = person.role === fixedRole;
  const act = ends ? "superAdministrator" : await approvalOfRole(tx, role, true, ctx.caller);
  if (act) {
    const asked = await approvedOrAsked(
      change,
      ctx,
      {
        act,
        subject: "user",
        subjectId: person.id,
        ...roleRequest(fullName(person), account, wish),
        payload: { id: person.id, ...wish },
        concerned: [person.id],
        reason,
      },
      { typed, words },
    );
    if (asked) return true;
  }
  await refuseRoleNotHeld(tx, role, ctx.caller);
  await setRole(change, account, wish, { grantedBy: ctx.caller.userId, reason, now: ctx.now });
  return false;
}

const isFitting = (role: string, userType: string): boolean =>
  mainRoles.some((main) => main === role && userTypeOf(main) === userType.toLowerCase());
