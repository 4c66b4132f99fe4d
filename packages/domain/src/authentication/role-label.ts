import { capitalised } from "../text/capitalised.ts";

/** A role as it stands at the beginning of a line or in a cell: "Hostel officer". */
export const roleLabel = (role: string): string => capitalised(role);
