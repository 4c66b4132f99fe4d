import * as z from "zod/mini";
import { largestId } from "../validation/largest-id.ts";
import { requiredId } from "../validation/primitives.ts";

/** Somebody for a class: a department's students of a level, of one option or without any. */
export const adviserSchema = z.object({
  sessionId: requiredId("please select a session"),
  departmentId: requiredId("please select a department"),
  levelId: requiredId("please select a level"),
  departmentOptionId: z._default(
    z.nullable(z.int().check(z.positive(), z.maximum(largestId))),
    null,
  ),
  adviserId: z.uuid("please select a lecturer"),
});
