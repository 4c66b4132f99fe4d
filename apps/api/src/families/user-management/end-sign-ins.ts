import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { lockAccounts, refuseChange } from "./people.ts";

/** Signs somebody out wherever they are signed in, and whoever acts as them. */
export const endSignIns: Handler<typeof userManagementEndpoints.endSignIns> = async (
  { change, caller, services },
  { id, reason },
) => {
  await change(async ({ tx, audit }) => {
    const [account] = await lockAccounts(tx, [id]);
    if (!account) fail("not_found");
    await refuseChange(tx, caller, account);
    await services.sessions.closeAll(tx, id);
    audit({ action: "endSignIns", subject: "user", subjectId: id, reason });
  });
  return {};
};
