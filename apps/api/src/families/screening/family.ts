import type { Family } from "../family.ts";
import { screeningSeatExport } from "./export-seats.ts";
import { freeSeatsOfGone } from "./free-seats.ts";
import { screeningSetupHandlers } from "./handlers.ts";

export const family = {
  handlers: screeningSetupHandlers,
  lists: [screeningSeatExport],
  jobs: [freeSeatsOfGone],
} satisfies Family;
