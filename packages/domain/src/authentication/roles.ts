import type { RouteSet } from "../routes/route.ts";

/** The user types that may sign in. */
export const userTypes = ["student", "lecturer", "official"] as const;
export type UserType = (typeof userTypes)[number];

const teachingRoles = ["lecturer", "dean of faculty", "head of department"] as const;

const administrativeRoles = [
  "super administrator",
  "administrator",
  "registrar",
  "admission officer",
  "bursar",
  "exams and records",
  "student affairs",
  "hostel officer",
  "course adviser",
  "help desk",
] as const;

/** Every role that a person can be given. */
export const roles = ["student", ...teachingRoles, ...administrativeRoles] as const;
export type Role = (typeof roles)[number];

/** Whether a user type, in any case, may sign in. */
export const maySignIn = (userType: string): boolean =>
  userTypes.some((type) => type === userType.toLowerCase());

/** The user type of a role. */
export const userTypeOf = (role: Role): UserType => {
  if (role === "student") return "student";
  return teachingRoles.some((teaching) => teaching === role) ? "lecturer" : "official";
};

const setOfUserType = { student: "student", lecturer: "lecturer", official: "admin" } as const;

/** The routes a role opens; no role, or one that is not listed, gets those of the signed-out. */
export const routeSetFor = (role: string | null | undefined): RouteSet => {
  const listed = roles.find((known) => known === role?.trim().toLowerCase());
  return listed ? setOfUserType[userTypeOf(listed)] : "signed-out";
};
