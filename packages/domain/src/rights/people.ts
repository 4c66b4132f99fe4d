import type { Role } from "../authentication/roles.ts";

/** A person for rules about people: accounts with one staff number are one person. */
export type Person = {
  readonly userId: string;
  readonly staffId: string | null;
  /** The main role and further ones. */
  readonly roles: readonly string[];
};

const superAdministrator: Role = "super administrator";

export const isSuperAdministrator = ({ roles }: Pick<Person, "roles">): boolean =>
  roles.includes(superAdministrator);

export const isSamePerson = (one: Person, other: Person): boolean =>
  one.userId === other.userId || (one.staffId !== null && one.staffId === other.staffId);

/**
 * Why somebody may not change another person's role, claims or activation; undefined if allowed. `roles` are
 * the person's new roles, if they change.
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
