import type { Filter } from "../filters/filter.ts";

/** The page about filters explains these. */
export const studentFilters: readonly Filter[] = [
  { kind: "text", name: "sponsor", label: "Sponsor" },
  { kind: "dates", name: "paid", label: "Paid on" },
];
