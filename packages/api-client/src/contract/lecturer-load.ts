import { semesters } from "@polyportal/domain/academic-session/semesters";
import * as z from "zod/mini";
import { listOf, several, yesOrNo } from "./list.ts";
import { idParam, rowKey } from "./shared.ts";

export const lecturerLoadEndpoints = {
  listLecturerLoads: listOf({
    audience: ["official"],
    claim: "courses.see",
    path: "/api/Lecturer/loads",
    summary: "How much each lecturer teaches in a semester; by default of the current session",
    row: z.object({
      /** Of the lecturer in the semester. */
      id: rowKey,
      lecturerId: z.uuid(),
      fullName: z.string(),
      staffNumber: z.nullable(z.string()),
      department: z.nullable(z.string()),
      session: z.string(),
      sessionId: z.int(),
      semester: z.enum(semesters),
      courses: z.int(),
      units: z.number(),
      /** Per week, as far as the timetable has their courses. */
      minutes: z.int(),
    }),
    filters: {
      session: idParam,
      semester: z.enum(semesters),
      lecturer: several(z.uuid()),
      /** Of the lecturers. */
      department: several(idParam),
      /** More units than a lecturer should have. */
      above: yesOrNo,
    },
    sorts: ["fullName", "units", "minutes"],
  }),
};
