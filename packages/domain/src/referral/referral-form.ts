import * as z from "zod/mini";
import { phone, requiredText } from "../validation/primitives.ts";

const codeShape = "a code has 3 to 20 letters, digits or hyphens";

/** A code as it is told on the telephone: capitals make no difference. */
export const plainCode = (code: string): string => code.trim().toUpperCase();

/** Somebody who brings applicants, and the code by which these say so. */
export const referralSchema = z.object({
  code: z.string("please enter a code").check(
    z.overwrite(plainCode),
    z.minLength(1, "please enter a code"),
    z.refine((code) => code === "" || /^[A-Z0-9][A-Z0-9-]{2,19}$/.test(code), codeShape),
  ),
  name: requiredText("please enter a name", 120),
  phone: phone(),
});
