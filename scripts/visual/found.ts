import type { Before } from "./before.ts";
import type { Tokens } from "./causes.ts";
import type { Comparison } from "./compare.ts";

/** What a run has found; `before` and `tokens` are there where pictures of before had to be drawn. */
export type Found = Omit<Comparison, "other"> & {
  changed: string[];
  /** Stories that are recorded and no longer there. */
  goneStories: string[];
  before?: Before;
  tokens?: Tokens;
};
