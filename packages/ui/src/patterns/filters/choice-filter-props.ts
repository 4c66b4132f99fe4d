import type { Filter } from "./filter.ts";

export type ChoiceFilterProps = {
  filter: Extract<Filter, { kind: "several" | "tree" }>;
  /** The chosen values, or ids of the top-most fully chosen entries. */
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
};
