import { userMessages } from "@polyportal/domain/messages/users";
import type { Role } from "@polyportal/domain/authentication/roles";
import { and, eq } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { userRoles } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import type { Account } from "./list-users.ts";
import { keepSuperAdministrator, losesSuperAdministrator } from "./people.ts";

/** A role that is given to an account, or taken from it: the main one, which is replaced, or a further one. */
export type RoleChange = {
  readonly kind: "main" | "further";
  readonly role: Role;
  readonly has: boolean;
};

type By = { readonly grantedBy: string; readonly reason: string; readonly now: Date };

/** The roles of an account after a change. */
export const rolesAfter = ({ person, furtherRoles }: Account, { kind, role, has }: RoleChange) => {
  if (kind === "main") return [role, ...furtherRoles];
  const others = furtherRoles.filter((held) => held !== role);
  return [person.role, ...others, ...(has ? [role] : [])];
};

/** Carries a change of a role out, with its trace; the last super administrator stays. */
export async function setRole(
  { tx, audit }: Change,
  account: Account,
  wish: RoleChange,
  { grantedBy, reason, now }: By,
): Promise<void> {
  const { person, furtherRoles } = account;
  const [main, ...further] = rolesAfter(account, wish);
  await writeRole(tx, person.id, wish, { grantedBy, now });
  if (losesSuperAdministrator(account, { roles: [main ?? "", ...further] })) {
    await keepSuperAdministrator(tx);
  }
  audit({
    action: "assignRole",
    subject: "user",
    subjectId: person.id,
    before: { role: person.role, furtherRoles },
    after: { role: main, furtherRoles: further },
    reason,
  });
}

async function writeRole(
  tx: Transaction,
  userId: string,
  { kind, role, has }: RoleChange,
  { grantedBy, now }: Omit<By, "reason">,
): Promise<void> {
  if (kind === "main") {
    await tx.update(users).set({ role }).where(eq(users.id, userId));
  } else if (has) {
    await tx
      .insert(userRoles)
      .values({ userId, role, since: now, grantedBy })
      .onConflictDoNothing();
  } else {
    await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
  }
}

/** What a change of a role is asked for as: in words, before and after. */
export const roleRequest = (name: string, account: Account, wish: RoleChange) => ({
  title: userMessages.roleRequest(name, wish.role, wish.has),
  before: {
    [userMessages.columns.role]: [account.person.role, ...account.furtherRoles].join(", "),
  },
  after: { [userMessages.columns.role]: rolesAfter(account, wish).join(", ") },
});
