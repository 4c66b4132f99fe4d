import { roleLabel } from "@polyportal/domain/authentication/role-label";

/** Roles as they are chosen from: "Hostel officer". */
export const roleOptions = (roles: readonly string[]) =>
  roles.map((value) => ({ value, label: roleLabel(value) }));
