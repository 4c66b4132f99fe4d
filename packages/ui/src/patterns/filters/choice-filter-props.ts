import type { Filter } from "./filter.ts";

export type ChoiceFilterProps = {
  filter: Extract<Filter, { kind: "several" | "tree" }>;
  /** The values that are chosen, or the ids of the highest entries that are chosen whole. */
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
};
