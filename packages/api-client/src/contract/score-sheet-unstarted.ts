import { semesters } from "@polyportal/domain/academic-session/semesters";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { classFilters, listOf } from "./list.ts";
import { scoreStaff, sheetRefusals, which } from "./score-sheet.ts";
import { done, timestamp } from "./shared.ts";

/** Courses whose scores nobody has begun to enter. */
export const unstartedEndpoints = {
  listUnstartedSheets: listOf({
    audience: scoreStaff,
    claim: "results.see",
    path: "/api/Results/unstarted-sheets",
    summary:
      "Courses with registrations in a session and no score: of the caller's office, or of the school",
    row: z.object({
      courseId: z.int(),
      sessionId: z.int(),
      code: z.string(),
      title: z.string(),
      department: z.string(),
      level: z.string(),
      semester: z.enum(semesters),
      /** The coordinator first; empty if nobody teaches it. */
      lecturers: z.string(),
      /** Who would be reminded. */
      coordinator: z.nullable(z.string()),
      /** How many students have registered it. */
      students: z.int(),
      closesAt: z.nullable(timestamp),
      remindedAt: z.nullable(timestamp),
    }),
    filters: {
      ...classFilters,
    },
    sorts: ["code"],
  }),
  remindOfScores: endpoint({
    audience: scoreStaff,
    scope: "each-by-its-right",
    method: "POST",
    path: "/api/Results/remind-of-scores",
    summary: "Reminds the coordinator of a course whose scores are not begun, once a day",
    input: z.object(which),
    output: done,
    errors: [...sheetRefusals, "nobody_teaches", "reminded_today"],
  }),
};
