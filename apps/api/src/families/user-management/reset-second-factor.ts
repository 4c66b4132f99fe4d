import type { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { wordsOfFactorReset } from "@polyportal/domain/rights/role-claims";
import { admitGraveAct } from "../../rights/grave-act.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { accountChanged } from "../authentication/account-changed.ts";
import { authenticatorLetter } from "../authentication/letters.ts";
import { forgetAuthenticator, hasAuthenticator } from "../security/authenticator.ts";
import { accountOf, lockAccounts, refuseChange } from "./people.ts";

/** Switches off the authenticator app of somebody who has lost it; whoever is signed in with it no longer is. */
export const resetSecondFactor: Handler<typeof userManagementEndpoints.resetSecondFactor> = async (
  ctx,
  { id, reason, typed },
) => {
  const { caller, services } = ctx;
  const { person: known } = await accountOf(ctx.db, id);
  await admitGraveAct(ctx, typed, wordsOfFactorReset(known.userName));
  await ctx.change(async ({ tx, audit }) => {
    const [account] = await lockAccounts(tx, [id]);
    if (!account) fail("not_found");
    await refuseChange(tx, caller, account);
    if (!(await hasAuthenticator(tx, id))) fail("authenticator_off");
    await forgetAuthenticator(tx, id);
    await services.sessions.closeAll(tx, id);
    const { person } = account;
    await accountChanged(ctx, tx, person, caller);
    if (person.email) {
      const letter = authenticatorLetter(services.config, person, "off");
      await services.outbox.mail(tx, { to: person.email, ...letter });
    }
    audit({
      action: "resetSecondFactor",
      subject: "user",
      subjectId: id,
      before: { secondFactor: "authenticator" },
      after: { secondFactor: "none" },
      reason,
    });
  });
  return {};
};
