import { gradingScale } from "@polyportal/domain/results/scale";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { scoreStaff, which } from "./score-sheet.ts";
import { timestamp } from "./shared.ts";

const mark = z.nullable(z.number());
/** How many have each grade. */
const counts = z.record(z.enum(gradingScale.map(({ grade }) => grade)), z.int());

/** How a course came out in an earlier session, of what is published. */
export const earlierResult = z.object({
  session: z.string(),
  counts,
  graded: z.int(),
  missing: z.int(),
  mean: mark,
  passRate: mark,
});

/** What a reviewer lays beside the scores of a sheet. */
export const sheetReviewEndpoints = {
  getSheetReview: endpoint({
    method: "GET",
    path: "/api/Results/sheet-review",
    summary:
      "What changed in a sheet since it came back, and how the course came out in earlier sessions",
    audience: scoreStaff,
    claim: "results.see",
    input: z.object(which),
    output: z.object({
      /** Null where it was never returned. */
      sinceReturn: z.nullable(
        z.object({
          at: timestamp,
          /** The rows that are others now, with what they were then; null where nothing was entered. */
          rows: z.array(
            z.object({
              studentId: z.uuid(),
              before: z.nullable(
                z.object({
                  test: mark,
                  lab: mark,
                  exam: mark,
                  code: z.nullable(z.enum(markCodes)),
                }),
              ),
            }),
          ),
        }),
      ),
      /** Published results of at most three earlier sessions, the latest first. */
      earlier: z.array(earlierResult),
    }),
    errors: ["not_found"],
  }),
};
