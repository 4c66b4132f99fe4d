import type { Choice } from "../../programmes/field.ts";

/** "Not asked" is neither. */
export const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const satisfies readonly Choice[];
