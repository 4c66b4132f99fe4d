import type { Role } from "../authentication/roles.ts";

/** Somebody as the rules on people see them: accounts of one staff number are one person. */
export type Person = {
  readonly userId: string;
  readonly staffId: string | null;
  /** The main role and the further ones. */
  readonly roles: readonly string[];
};

const superAdministrator: Role = "super administrator";

export const isSuperAdministrator = ({ roles }: Pick<Person, "roles">): boolean =>
  roles.includes(superAdministrator);

/** Whether two accounts are the same person. */
export const isSamePerson = (one: Person, other: Person): boolean =>
  one.userId === other.userId || (one.staffId !== null && one.staffId === other.staffId);

/**
 * Why somebody may not change another's role, claims or activation; undefined where it is allowed.
 * `roles` are those that the other is to have, where they change.
 */
export function refusalOfChange(
  actor: Person,
  other: Person,
  roles: readonly string[] = other.roles,
): "own_account" | "needs_super_administrator" | undefined {
  if (isSamePerson(actor, other)) return "own_account";
  const concerned = isSuperAdministrator(other) || isSuperAdministrator({ roles });
  return concerned && !isSuperAdministrator(actor) ? "needs_super_administrator" : undefined;
}
