import type { lecturerEndpoints } from "@polyportal/api-client/contract/lecturer";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { eq, sql } from "drizzle-orm";
import { failWithAccountConflict } from "../../audit/conflict.ts";
import { staff } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { decidesNow } from "../../rights/deciders.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { addressChanged } from "../authentication/address-changed.ts";
import { refuseOwnAddress } from "../user-management/approver-account.ts";
import { refuseTakenEmail } from "../user-management/people.ts";
import { refuseLeavingHeaded } from "../user-management/office-held.ts";
import { needReason } from "../../server/need-reason.ts";
import { lockAccounts } from "../user-management/people.ts";
import { lecturerOf } from "./get-lecturer.ts";

const knownBy = ["lastname", "firstname", "middlename", "email"] as const;

/** Changes a lecturer. Names and e-mail are what others know a person by: they need a reason. */
export const updateLecturer: Handler<typeof lecturerEndpoints.updateLecturer> = async (
  ctx,
  { id, revision, reason, salaryGrade, salaryStep, ...asked },
) => {
  const { lastname, firstname, middlename, email, mobileNumber, departmentId, ...member } = asked;
  const account = { lastname, firstname, middlename, email, mobileNumber };
  const salary = ctx.caller.claims.has("staff.salary") ? { salaryGrade, salaryStep } : {};
  const updated = ctx.change(async ({ tx, audit }) => {
    const [locked] = await lockAccounts(tx, [id]);
    const { person, member: known } = await lecturerOf(tx, id);
    if (person.revision !== revision) return failWithAccountConflict(tx, id);
    if (knownBy.some((field) => asked[field] !== person[field])) needReason(reason);
    if (locked && email !== person.email) {
      await refuseOwnAddress(tx, ctx.caller, locked);
      // It takes a second person, who is asked on the page of users.
      if (await decidesNow(tx, id)) {
        const { message } = errorCodes.approver_account;
        fail("approver_account", { fields: { email: message } });
      }
    }
    if (departmentId !== known.departmentId) {
      await refuseLeavingHeaded(tx, { userId: id, staffId: known.id }, departmentId);
    }
    await tx
      .update(users)
      .set({ ...account, revision: sql`${users.revision} + 1` })
      .where(eq(users.id, id));
    await tx
      .update(staff)
      .set({ ...member, ...salary, departmentId })
      .where(eq(staff.id, known.id));
    await addressChanged(ctx, tx, { person, email, by: ctx.caller });
    const after = { ...account, ...member, ...salary, department: departmentId };
    const before = { ...person, ...known, department: known.departmentId };
    audit({
      action: "updateUser",
      subject: "user",
      subjectId: id,
      before: Object.fromEntries(
        Object.keys(after).map((field) => [field, before[field as keyof typeof after]]),
      ),
      after,
      reason: reason || undefined,
    });
  });
  await refuseTakenEmail(updated);
  return {};
};
