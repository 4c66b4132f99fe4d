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

const mayAsOne = (role: string): boolean => allowed[plain(role)] !== undefined;

/** Whether somebody of these roles, by whatever gives them, may sign in as anybody else at all. */
export const mayImpersonate = (own: readonly string[]): boolean => own.some(mayAsOne);

/**
 * Whether people of one role may sign in as a person of another. Never as somebody who may do so too:
 * that would lend rights that the impersonator does not have, or hide who acted.
 */
export const mayImpersonateAs = (role: string, other: Role): boolean =>
  (allowed[plain(role)]?.(other) ?? false) && !mayAsOne(other);

type Other = {
  readonly userType: string;
  /** Every role that is held, by whatever gives it; undefined is one that nobody knows. */
  readonly roles: readonly (Role | undefined)[];
  /** A first login sets a password and an address of one's own: that is nobody else's to do. */
  readonly setUp: boolean;
};

/**
 * Whether somebody may sign in as this person: one of the own roles allows it for each of those that the
 * other holds. Two roles do not add up: each lends what it lends.
 */
export const isImpersonable = (
  own: readonly string[],
  { userType, roles, setUp }: Other,
): boolean =>
  setUp &&
  maySignIn(userType) &&
  own.some((role) => roles.every((other) => other !== undefined && mayImpersonateAs(role, other)));
