import type { Role } from "../session/roles.ts";

/** The one role whose claims are fixed: a school can always mend what was changed of the others. */
export const fixedRole: Role = "super administrator";

/** The roles whose claims can be edited; students have none. */
export const isEditable = (role: Role): boolean => role !== fixedRole && role !== "student";

/** What is typed before the claims of a role are changed. */
export const wordsOfRole = (role: Role): string => `CHANGE ${role.toUpperCase()}`;
