import { newUserSchema } from "@polyportal/domain/user-management/user-forms";
import { roles } from "@polyportal/domain/authentication/roles";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import { changeApprover } from "./approver-account.ts";
import { makeAccount } from "./create-user.ts";
import { lockAccounts, refuseChange } from "./people.ts";
import { rolesAfter, setRole } from "./set-role.ts";
import { setActive } from "./toggle-activation.ts";

/** What these acts keep until they are approved. */
const payloads = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("main"), id: z.uuid(), role: z.enum(roles), has: z.literal(true) }),
  z.object({ kind: z.literal("further"), id: z.uuid(), role: z.enum(roles), has: z.boolean() }),
  z.object({ kind: z.literal("activation"), ids: z.array(z.uuid()), active: z.boolean() }),
  z.object({ kind: z.literal("create"), id: z.uuid(), given: newUserSchema }),
  z.object({
    kind: z.literal("account"),
    id: z.uuid(),
    email: z.optional(z.string()),
    staffNumber: z.optional(z.string()),
    departmentId: z.nullable(z.int()),
  }),
]);

/** Carries out what was asked for about people, as things stand now. */
const carryOut: ApprovalAct["carryOut"] = async (
  { change, services, requesterId, impersonatorId, approverId, reason, now },
  payload,
) => {
  const wish = payloads.parse(payload);
  if (wish.kind === "create") return makeAccount(change, services, { ...wish, now });
  if (wish.kind === "account") {
    const officer = { userId: requesterId, impersonatorId, approverId };
    return changeApprover(change, services, wish, { officer, reason, now });
  }
  if (wish.kind === "activation") {
    const accounts = await lockAccounts(change.tx, wish.ids);
    for (const account of accounts) await refuseChange(change.tx, { userId: requesterId }, account);
    const others = accounts.filter(({ person }) => person.active !== wish.active);
    return setActive(change, services, others, { active: wish.active, reason });
  }
  const [account] = await lockAccounts(change.tx, [wish.id]);
  if (!account) fail("not_found");
  await refuseChange(change.tx, { userId: requesterId }, account, rolesAfter(account, wish));
  // Whoever edits the account just now began from another role.
  const revision = account.person.revision + 1;
  await change.tx.update(users).set({ revision }).where(eq(users.id, wish.id));
  return setRole(change, account, wish, { grantedBy: requesterId, reason, now });
};

/** The acts on people that another approves. */
export const userApprovalActs: readonly ApprovalAct[] = [
  { act: "superAdministrator", carryOut },
  { act: "approvingRole", carryOut },
  { act: "approverAccount", carryOut },
];
