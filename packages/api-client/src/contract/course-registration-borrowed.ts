import * as z from "zod/mini";
import { listOf, several } from "./list.ts";
import { idParam, rowKey, semester, timestamp, namedCourse, namedStudent } from "./shared.ts";

export const borrowedRegistrationEndpoints = {
  listBorrowedRegistrations: listOf({
    audience: ["official"],
    claim: "courses.see",
    path: "/api/courseRegistration/borrowed",
    summary:
      "Courses of other departments in approved registrations of a session; by default the current one",
    row: z.object({
      /** Of the registration and the course. */
      id: rowKey,
      registrationId: z.uuid(),
      submittedAt: timestamp,
      ...namedStudent,
      /** The student's. */
      department: z.string(),
      level: z.string(),
      session: z.string(),
      sessionId: z.int(),
      semester,
      ...namedCourse,
      /** The department that teaches it. */
      host: z.string(),
      approvedBy: z.string(),
      approvedAt: z.nullable(timestamp),
    }),
    filters: {
      session: idParam,
      semester,
      host: several(idParam),
      department: several(idParam),
      level: several(idParam),
    },
    sorts: ["host", "code", "fullName"],
  }),
};
