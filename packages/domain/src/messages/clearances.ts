import type { ClearanceState } from "../admission/clearance.ts";
import { searchByNameOrNumber } from "./list-columns.ts";

/** Every word of the page on which newcomers are cleared, office by office. */
export const clearanceWords = {
  title: "Clear Students",
  lead: "Newcomers whose acceptance fee is confirmed, the latest first. Each office clears its part, or returns it with a reason.",
  search: searchByNameOrNumber,
  none: "Nobody has accepted yet.",
  columns: {
    acceptedAt: "Accepted",
    cleared: "Cleared",
    returned: "Returned",
  },
  of: (cleared: number, all: number) => `${cleared} of ${all}`,
  filters: { returned: "Something returned" },
  yes: "Yes",
  no: "No",
  states: {
    waiting: "Waiting",
    cleared: "Cleared",
    returned: "Returned",
  } satisfies Record<ClearanceState, string>,
  by: (who: string, day: string) => `${who}, ${day}`,
  decide: "Decide",
  decideOf: (component: string) => `Decide: ${component}`,
  titleOf: (component: string, name: string) => `${component} of ${name}`,
  decision: "What is decided",
  note: "Why",
  noteHint: "Asked for what is returned. The newcomer reads it.",
  decided: (component: string) => `${component} is decided`,
  told: {
    title: (component: string) => `Your clearance: ${component} was returned`,
  },
} as const;
