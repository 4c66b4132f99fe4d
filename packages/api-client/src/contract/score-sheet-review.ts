import { gradingScale } from "@polyportal/domain/results/scale";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { scoreStaff, which } from "./score-sheet.ts";
import { timestamp } from "./shared.ts";

const mark = z.nullable(z.number());
/** The number of students with each grade. */
const counts = z.record(z.enum(gradingScale.map(({ grade }) => grade)), z.int());

/** The published results of a course in an earlier session. */
export const earlierResult = z.object({
  session: z.string(),
  counts,
  graded: z.int(),
  missing: z.int(),
  mean: mark,
  passRate: mark,
});

/** What a reviewer compares with the scores of a sheet. */
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
      /** Null if it was never returned. */
      sinceReturn: z.nullable(
        z.object({
          at: timestamp,
          /** Rows that have changed, with their earlier values; null if nothing was entered. */
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
      /** Published results of at most three earlier sessions, latest first. */
      earlier: z.array(earlierResult),
    }),
    errors: ["not_found"],
  }),
};
