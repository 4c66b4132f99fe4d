import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { which } from "./score-sheet.ts";

/** Who edits a sheet at the same time. */
export const sheetPresenceEndpoints = {
  noteSheetOpen: endpoint({
    method: "POST",
    path: "/api/Results/score-sheet-open",
    summary:
      "Says that the caller has a sheet open, and who else has: asked again while the page stands, for it holds a minute",
    audience: ["lecturer"],
    claim: "results.enter",
    input: z.object(which),
    output: z.object({
      /** Full names. */
      others: z.array(z.string()),
    }),
    errors: ["not_found"],
  }),
};
