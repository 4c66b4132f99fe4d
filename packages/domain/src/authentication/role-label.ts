/** A role as it stands at the beginning of a line or in a cell: "Hostel officer". */
export const roleLabel = (role: string): string =>
  role.replace(/^./, (letter) => letter.toUpperCase());
