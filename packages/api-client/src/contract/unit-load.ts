import { inOrder, loadShape, studentLoadsSchema } from "@polyportal/domain/unit-load/forms";
import { reason } from "@polyportal/domain/user-management/user-forms";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { classFilters, listOf } from "./list.ts";
import { done, idParam, nothing, semester, timestamp, namedStudent } from "./shared.ts";

const staffOnly = { audience: ["official"] } as const;
const of = { levelId: idParam, semester };
const load = { minimum: z.number(), maximum: z.number() };

/** Registrations of the current session at a level, except for students with their own limit. */
const effect = z.object({
  registered: z.int(),
  above: z.int(),
  below: z.int(),
});

export const unitLoadEndpoints = {
  getUnitLoads: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/CourseManagement/unit-loads",
    summary:
      "The fewest and the most units of each level in each semester, and how many are outside",
    claim: "courses.see",
    input: nothing,
    output: z.object({
      session: z.string(),
      loads: z.array(
        z.object({
          levelId: z.int(),
          level: z.string(),
          semester,
          ...load,
          /** The school has set none, so the default applies. */
          usual: z.boolean(),
          ...effect.shape,
        }),
      ),
    }),
    errors: [],
  }),
  previewUnitLoad: endpoint({
    ...staffOnly,
    method: "GET",
    path: "/api/CourseManagement/unit-load-effect",
    summary: "How many registrations would be above or below a load that is not set yet",
    claim: "courses.enter",
    input: z.object({ ...of, ...loadShape }),
    output: effect,
    errors: ["not_found"],
  }),
  setUnitLoad: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/CourseManagement/unit-loads",
    summary: "Sets the load of a level in a semester, over the one that was seen",
    claim: "courses.enter",
    input: z.object({ ...of, ...loadShape, was: z.object(load) }).check(inOrder),
    output: done,
    errors: ["not_found", "conflict"],
  }),
  listStudentUnitLoads: listOf({
    ...staffOnly,
    claim: "courses.see",
    path: "/api/CourseManagement/student-unit-loads",
    summary: "Students with a load of their own, in a session; by default the current one",
    row: z.object({
      id: z.uuid(),
      ...namedStudent,
      department: z.string(),
      level: z.string(),
      session: z.string(),
      semester,
      ...load,
      reason: z.string(),
      assignedBy: z.string(),
      assignedAt: timestamp,
    }),
    filters: { ...classFilters },
    sorts: ["fullName", "matricNumber", "assignedAt"],
  }),
  setStudentUnitLoads: endpoint({
    ...staffOnly,
    method: "PUT",
    path: "/api/CourseManagement/student-unit-loads",
    summary:
      "Gives students a load of their own in a semester, and tells them; far above the level's another approves it",
    claim: "courses.enter",
    input: studentLoadsSchema,
    output: z.object({
      given: z.int(),
      /** How many wait for somebody else's approval. */
      waiting: z.int(),
      /** The id to undo it by, if it changed several students. */
      undoId: z.nullable(z.uuid()),
    }),
    errors: [
      "not_found",
      "typed_wrong",
      "password_needed",
      "approval_waiting",
      "nobody_else_approves",
    ],
  }),
  revokeStudentUnitLoad: endpoint({
    ...staffOnly,
    method: "POST",
    path: "/api/CourseManagement/revoke-student-unit-load/{id}",
    summary: "Takes a student's own load back: the level's counts again",
    claim: "courses.enter",
    input: z.object({ id: z.uuid(), reason }),
    output: done,
    errors: ["not_found"],
  }),
};
