/** Roles as they are chosen from: "Hostel officer". */
export const roleOptions = (roles: readonly string[]) =>
  roles.map((value) => ({ value, label: roleLabel(value) }));

/** A role as it stands at the beginning of a line. */
export const roleLabel = (role: string): string =>
  role.replace(/^./, (letter) => letter.toUpperCase());
