import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { nothing, timestamp } from "./shared.ts";

export const degreeChangeEndpoints = {
  listDegreeChanges: endpoint({
    method: "GET",
    path: "/api/Student/changes-of-degree",
    summary: "The student's paid requests to study for another degree, newest first",
    audience: ["student"],
    input: nothing,
    output: z.array(
      z.object({
        id: z.uuid(),
        session: z.string(),
        state: z.enum(["pending", "approved", "refused"]),
        /** The deciding officer's remark. */
        remark: z.string(),
        createdAt: timestamp,
        decidedAt: z.nullable(timestamp),
      }),
    ),
    errors: ["no_student_record", "fee_not_for_student"],
  }),
};
