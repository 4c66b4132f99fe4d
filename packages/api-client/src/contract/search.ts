import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { clean } from "@polyportal/domain/validation/clean";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";

const typed = { search: z.string().check(clean(), z.minLength(2), z.maxLength(100)) } as const;

const course = {
  courseId: z.int(),
  sessionId: z.int(),
  code: z.string(),
} as const;

export const searchEndpoints = {
  findRecords: endpoint({
    method: "GET",
    path: "/api/Search/records",
    summary:
      "Up to five people and departments whose names, or numbers, begin so; none without the right",
    audience: ["official"],
    scope: "each-by-its-right",
    input: z.object(typed),
    output: z.object({
      people: z.array(
        z.object({
          id: z.uuid(),
          fullName: z.string(),
          userName: z.string(),
          /** A student's, the admission number until there is one; null of others. */
          matricNumber: z.nullable(z.string()),
          role: z.string(),
          active: z.boolean(),
        }),
      ),
      departments: z.array(z.object({ id: z.int(), name: z.string(), faculty: z.string() })),
    }),
    errors: [],
  }),
  findTaught: endpoint({
    method: "GET",
    path: "/api/Search/taught",
    summary:
      "Up to five of the caller's courses, score sheets and students each, as the caller's lists have them",
    audience: ["lecturer"],
    scope: "each-by-its-right",
    input: z.object(typed),
    output: z.object({
      courses: z.array(z.object({ ...course, title: z.string() })),
      sheets: z.array(z.object({ ...course, title: z.string(), state: z.enum(sheetStates) })),
      students: z.array(
        z.object({
          id: z.uuid(),
          fullName: z.string(),
          matricNumber: z.string(),
          /** The class in which the caller sees the student. */
          of: z.nullable(
            z.object({
              session: z.int(),
              department: z.int(),
              level: z.int(),
              option: z.nullable(z.int()),
            }),
          ),
          /** Without such a class, a course of the caller that the student takes. */
          takes: z.nullable(z.object(course)),
        }),
      ),
    }),
    errors: [],
  }),
};
