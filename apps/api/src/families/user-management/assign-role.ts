import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { fullName } from "@polyportal/domain/format/name";
import { wordsOfGiving } from "@polyportal/domain/rights/role-claims";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { lockAccounts, refuseChange } from "./people.ts";
import { approvalOfRole, refuseRoleNotHeld } from "./role-approves.ts";
import { roleRequest, rolesAfter, setRole } from "./set-role.ts";

/** Gives an official a further role, or takes one away; as it is already, nothing happens. */
export const assignRole: Handler<typeof userManagementEndpoints.assignRole> = async (
  ctx,
  { id, role, has, reason, typed },
) => {
  const { caller, now } = ctx;
  const done = await changeIfNeeded(ctx.change, async (change) => {
    const { tx } = change;
    const [account] = await lockAccounts(tx, [id]);
    if (!account) fail("not_found");
    if (account.person.userType.toLowerCase() !== "official") fail("role_not_fitting");
    const wish = { kind: "further", role, has } as const;
    await refuseChange(tx, caller, account, rolesAfter(account, wish));
    if (account.furtherRoles.includes(role) === has) return undefined;
    const act = await approvalOfRole(tx, role, has, caller);
    if (act) {
      const asked = await approvedOrAsked(
        change,
        ctx,
        {
          act,
          subject: "user",
          subjectId: id,
          ...roleRequest(fullName(account.person), account, wish),
          payload: { id, ...wish },
          concerned: [id],
          reason,
        },
        { typed, words: wordsOfGiving(role, has) },
      );
      if (asked) return { waits: true };
    }
    if (has) await refuseRoleNotHeld(tx, role, caller);
    await setRole(change, account, wish, { grantedBy: caller.userId, reason, now });
    return { waits: false };
  });
  return done ?? { waits: false };
};
