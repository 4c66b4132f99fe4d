import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { scoreStaff, which } from "./score-sheet.ts";

/** The printed result sheet of a course. */
export const sheetPaperEndpoints = {
  getSheetPaper: endpoint({
    method: "GET",
    path: "/api/Results/sheet-paper",
    summary:
      "By what a printed result sheet is checked: nothing until it is published, and not while it is held",
    audience: scoreStaff,
    claim: "results.see",
    input: z.object(which),
    output: z.object({ verification: z.nullable(verification) }),
    errors: ["not_found"],
  }),
};
