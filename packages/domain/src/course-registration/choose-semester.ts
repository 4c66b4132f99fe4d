import * as z from "zod/mini";
import { semesters } from "../academic-session/semesters.ts";
import { requiredId } from "../validation/primitives.ts";

/** Which semester is meant, before its courses are chosen. */
export const chooseSemesterSchema = z.object({
  sessionId: requiredId("please choose a session"),
  semester: z.enum(semesters, "please choose a semester"),
});
