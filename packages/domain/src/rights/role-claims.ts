import type { Role } from "../authentication/roles.ts";

/** The one role whose claims are fixed: a school can always mend what was changed of the others. */
export const fixedRole: Role = "super administrator";

/** The roles whose claims can be edited; students have none. */
export const isEditable = (role: Role): boolean => role !== fixedRole && role !== "student";

/** What is typed before a role that approves is given or taken without another's approval. */
export const wordsOfGiving = (role: Role, has: boolean): string =>
  `${has ? "GIVE" : "TAKE"} ${role.toUpperCase()}`;

/** What is typed before somebody's lost authenticator app is switched off. */
export const wordsOfFactorReset = (userName: string): string => `RESET ${userName.toUpperCase()}`;

/** The same, before a super administrator is switched on or off. */
export const wordsOfActivation = (active: boolean): string => (active ? "SWITCH ON" : "SWITCH OFF");

/** What is typed before the claims of a role are changed. */
export const wordsOfRole = (role: Role): string => `CHANGE ${role.toUpperCase()}`;

/** What is typed before the address or staff number of somebody who approves is changed by one alone. */
export const wordsOfApproverAccount = (userName: string): string =>
  `CHANGE ${userName.toUpperCase()}`;
