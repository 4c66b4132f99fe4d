import * as z from "zod/mini";
import { optionalText, requiredText } from "../validation/primitives.ts";

/** Whom to sign in as, and why: without a reason nothing can be changed. */
export const impersonateSchema = z.object({
  userName: requiredText("please input the username or matric number"),
  reason: optionalText(300),
});
