import * as z from "zod/mini";
import { endpoint } from "./define.ts";

export const searchEndpoints = {
  findRecords: endpoint({
    method: "GET",
    path: "/api/Search/records",
    summary:
      "Up to five people and departments whose names, or numbers, begin so; none without the right",
    audience: ["official"],
    scope: "each-by-its-right",
    input: z.object({ search: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    output: z.object({
      people: z.array(
        z.object({
          id: z.string(),
          fullName: z.string(),
          userName: z.string(),
          role: z.string(),
          active: z.boolean(),
        }),
      ),
      departments: z.array(z.object({ id: z.int(), name: z.string(), faculty: z.string() })),
    }),
    errors: [],
  }),
};
