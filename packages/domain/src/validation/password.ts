import * as z from "zod/mini";
import { passwordRules } from "./password-rules.ts";

/** What a password is, said once for hint and error. */
export const passwordRule =
  "8 to 30 characters with a digit, a lower-case letter, an upper-case letter and a symbol";

const isStrong = (password: string): boolean =>
  passwordRules.every(({ pattern }) => pattern.test(password));

/** A new password. Signing in checks none of this: old passwords stay good. */
export const passwordSchema = z
  .string("please choose a password")
  .check(
    z.minLength(1, { error: "please choose a password", abort: true }),
    z.refine(isStrong, `the password needs ${passwordRule}`),
  );
