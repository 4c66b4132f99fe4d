import type { Family } from "../family.ts";
import { compositeHandlers } from "./class-results.ts";
import { resultsHandlers } from "./handlers.ts";
import { compositePaper } from "./paper-composite.ts";
import { summaryPaper } from "./paper-summary.ts";

export const family = {
  handlers: { ...resultsHandlers, ...compositeHandlers },
  papers: [compositePaper, summaryPaper],
} satisfies Family;
