import * as z from "zod/mini";

/** The code of a two-factor sign-in: six digits. */
export const otpCode = z
  .string("please enter the code")
  .check(
    z.trim(),
    z.minLength(1, { error: "please enter the code", abort: true }),
    z.regex(/^\d{6}$/, "the code has 6 digits"),
  );

/** Completing a two-factor sign-in. */
export const otpSchema = z.object({ code: otpCode });
