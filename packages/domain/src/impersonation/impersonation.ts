import { maySignIn, userTypeOf, type Role } from "../authentication/roles.ts";

/** How long somebody may be signed in as another person. */
export const impersonationMinutes = 15;

/** The roles whose people may sign in as others, and as whom: the help desk as students only. */
const allowed: Readonly<Partial<Record<string, (role: Role) => boolean>>> = {
  "super administrator": () => true,
  administrator: () => true,
  "help desk": (role) => userTypeOf(role) === "student",
};

const plain = (role: string): string => role.trim().toLowerCase();

/** Whether people of a role may sign in as anybody else at all. */
export const mayImpersonate = (role: string): boolean => allowed[plain(role)] !== undefined;

/**
 * Whether people of one role may sign in as a person of another. Never as somebody who may do so too:
 * that would lend rights that the impersonator does not have, or hide who acted.
 */
export const mayImpersonateAs = (role: string, other: Role): boolean =>
  (allowed[plain(role)]?.(other) ?? false) && !mayImpersonate(other);

type Other = {
  readonly userType: string;
  /** Every role that is held, by whatever gives it; undefined is one that nobody knows. */
  readonly roles: readonly (Role | undefined)[];
  /** A first login sets a password and an address of one's own: that is nobody else's to do. */
  readonly setUp: boolean;
};

/** Whether people of a role may sign in as this person, by each of the roles that the person holds. */
export const isImpersonable = (role: string, { userType, roles, setUp }: Other): boolean =>
  setUp &&
  maySignIn(userType) &&
  roles.every((other) => other !== undefined && mayImpersonateAs(role, other));
