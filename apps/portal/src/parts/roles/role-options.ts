import { roleLabel } from "@polyportal/domain/authentication/role-label";

/** Roles as options: "Hostel officer". */
export const roleOptions = (roles: readonly string[]) =>
  roles.map((value) => ({ value, label: roleLabel(value) }));
