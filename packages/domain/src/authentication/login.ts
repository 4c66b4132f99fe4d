import * as z from "zod/mini";
import { signInMessages } from "../messages/sign-in.ts";
import { requiredText } from "../validation/primitives.ts";

/** A password as it is asked for: neither trimmed nor held to the rule of new ones. */
export const enteredPassword = z
  .string(signInMessages.passwordMissing)
  .check(z.minLength(1, signInMessages.passwordMissing), z.maxLength(200));

/** Signing in. */
export const loginSchema = z.object({
  userName: requiredText(signInMessages.userNameMissing),
  password: enteredPassword,
});
