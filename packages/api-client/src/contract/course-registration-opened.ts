import { openForStudentsSchema } from "@polyportal/domain/course-registration/opened-form";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { classFilters, listOf } from "./list.ts";
import { done, semester, timestamp, namedStudent } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;

/** Registration opened for single students after their semester's window. */
export const openedRegistrationEndpoints = {
  listOpenedForStudents: listOf({
    ...staffOnly,
    claim: "courses.see",
    path: "/api/courseRegistration/opened-for-students",
    summary: "Students for whom registration was opened in a session; by default the current one",
    row: z.object({
      id: z.uuid(),
      ...namedStudent,
      department: z.string(),
      level: z.string(),
      session: z.string(),
      semester,
      until: timestamp,
      /** It is still valid. */
      open: z.boolean(),
      lateFee: z.boolean(),
      reason: z.string(),
      openedBy: z.string(),
      openedAt: timestamp,
    }),
    filters: {
      ...classFilters,
      state: z.enum(["open", "over"]),
    },
    sorts: ["fullName", "matricNumber", "until", "openedAt"],
  }),
  openForStudents: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/courseRegistration/open-for-student",
    summary: "Opens a semester for one student or for several, and tells them; for all or for none",
    claim: "courses.enter",
    input: openForStudentsSchema,
    output: z.object({ opened: z.int() }),
    errors: [],
  }),
  endOpenedForStudent: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/courseRegistration/end-opened-for-student/{id}",
    summary: "Ends what was opened for one student: the semester's window counts again",
    claim: "courses.enter",
    input: z.object({ id: z.uuid(), reason }),
    output: done,
    errors: ["not_found", "window_not_open"],
  }),
};
