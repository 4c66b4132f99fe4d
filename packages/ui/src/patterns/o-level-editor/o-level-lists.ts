import type { Option } from "../select/options.tsx";

/** The lists that an O-level result is chosen from. */
export type OLevelLists = {
  /** The examinations: WAEC, NECO, NABTEB. */
  types: readonly Option[];
  /** The subjects, by name. */
  subjects: readonly Option[];
  /** The grades, best first: A1 to F9. */
  grades: readonly Option[];
  /** The years in which they can have been sat, newest first. */
  years: readonly number[];
};
