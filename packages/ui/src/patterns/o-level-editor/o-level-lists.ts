import type { Option } from "../select/options.tsx";

/** The options of an O-level result. */
export type OLevelLists = {
  /** The examinations: WAEC, NECO, NABTEB. */
  types: readonly Option[];
  /** The subjects, by name. */
  subjects: readonly Option[];
  /** The grades, best first: A1 to F9. */
  grades: readonly Option[];
  /** The possible years, newest first. */
  years: readonly number[];
};
