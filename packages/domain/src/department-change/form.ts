import * as z from "zod/mini";
import { requiredId, requiredText } from "../validation/primitives.ts";

/** An application to study in another department. */
export const departmentChangeSchema = z.object({
  departmentId: requiredId("please select the department"),
  reason: requiredText("please enter your reason", 1000),
});
