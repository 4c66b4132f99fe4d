import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { inArray } from "drizzle-orm";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { users } from "../../database/schema/users.ts";
import type { Handler } from "../../server/handler.ts";
import {
  keepSuperAdministrator,
  lockAccounts,
  losesSuperAdministrator,
  refuseChange,
} from "./people.ts";

/** Switches accounts on or off, all of them or none; off ends their sign-ins. */
export const toggleUserActivation: Handler<
  typeof userManagementEndpoints.toggleUserActivation
> = async ({ caller, change, services }, { ids, active, reason }) => {
  const changed = await changeIfNeeded(change, async ({ tx, audit }) => {
    const accounts = await lockAccounts(tx, ids);
    for (const account of accounts) await refuseChange(tx, caller.userId, account);
    const others = accounts.filter(({ person }) => person.active !== active);
    if (others.length === 0) return undefined;
    const concerned = others.map(({ person }) => person.id);
    await tx.update(users).set({ active }).where(inArray(users.id, concerned));
    for (const { person } of others) {
      if (!active) await services.sessions.closeAll(tx, person.id);
      audit({
        action: active ? "activateUser" : "deactivateUser",
        subject: "user",
        subjectId: person.id,
        before: { active: person.active },
        after: { active, reason },
      });
    }
    if (others.some((account) => losesSuperAdministrator(account, { active }))) {
      await keepSuperAdministrator(tx);
    }
    return others.length;
  });
  return { changed: changed ?? 0 };
};
