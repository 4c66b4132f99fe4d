import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { and, eq } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { userRoles } from "../../database/schema/rights.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import {
  keepSuperAdministrator,
  lockAccounts,
  losesSuperAdministrator,
  refuseChange,
} from "./people.ts";

/** Gives an official a further role, or takes one away; as it is already, nothing happens. */
export const assignRole: Handler<typeof userManagementEndpoints.assignRole> = async (
  { caller, change, now },
  { id, role, has, reason },
) => {
  await changeIfNeeded(change, async ({ tx, audit }) => {
    const [account] = await lockAccounts(tx, [id]);
    if (!account) fail("not_found");
    if (account.person.userType.toLowerCase() !== "official") fail("role_not_fitting");
    const before = account.furtherRoles;
    const after = has ? [...before, role] : before.filter((held) => held !== role);
    const roles = [account.person.role, ...after];
    await refuseChange(tx, caller.userId, account, roles);
    if (before.includes(role) === has) return undefined;
    if (has) {
      await tx.insert(userRoles).values({ userId: id, role, since: now, grantedBy: caller.userId });
    } else {
      await tx.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, role)));
    }
    if (losesSuperAdministrator(account, { roles })) await keepSuperAdministrator(tx);
    audit({
      action: "assignRole",
      subject: "user",
      subjectId: id,
      before: { furtherRoles: before },
      after: { furtherRoles: after, reason },
    });
    return account;
  });
  return {};
};
