import type { Role } from "../authentication/roles.ts";

/** The only role with fixed claims, so that a school can always repair the others. */
export const fixedRole: Role = "super administrator";

/** Roles whose claims can be edited. Students have none. */
export const isEditable = (role: Role): boolean => role !== fixedRole && role !== "student";

/** The words to type before giving or removing an approving role without approval. */
export const wordsOfGiving = (role: Role, has: boolean): string =>
  `${has ? "GIVE" : "TAKE"} ${role.toUpperCase()}`;

/** The words to type before a lost authenticator app is switched off. */
export const wordsOfFactorReset = (userName: string): string => `RESET ${userName.toUpperCase()}`;

/** The words to type before a super administrator is activated or deactivated. */
export const wordsOfActivation = (active: boolean): string => (active ? "SWITCH ON" : "SWITCH OFF");

/** The words to type before a role's claims are changed. */
export const wordsOfRole = (role: Role): string => `CHANGE ${role.toUpperCase()}`;

/** The words to type before one person alone changes an approver's address or staff number. */
export const wordsOfApproverAccount = (userName: string): string =>
  `CHANGE ${userName.toUpperCase()}`;
