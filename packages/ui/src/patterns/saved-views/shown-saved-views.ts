import type { Filter } from "../filters/filter.ts";

/** What views are of is told on the page of filters. */
export const studentFilters: readonly Filter[] = [
  { kind: "text", name: "sponsor", label: "Sponsor" },
  { kind: "dates", name: "paid", label: "Paid on" },
];
