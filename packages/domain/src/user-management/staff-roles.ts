import { roles, type Role } from "../authentication/roles.ts";

/** The roles of accounts that the school's staff make by hand: a student's is made by admission. */
export const staffRoles = roles.filter(
  (role): role is Exclude<Role, "student"> => role !== "student",
);

/** The roles that somebody can have besides the main one: those of the administration. */
export const furtherRoles = staffRoles.filter(
  (role) => !["lecturer", "head of department", "dean of faculty"].includes(role),
);

/** The main roles that can be given by hand: head and dean come by office. */
export const mainRoles = staffRoles.filter(
  (role) => role !== "head of department" && role !== "dean of faculty",
);
