import * as z from "zod/mini";
import { requiredText } from "../validation/primitives.ts";

/** A password as it is asked for: neither trimmed nor held to the rule of new ones. */
export const enteredPassword = z
  .string("please input your password")
  .check(z.minLength(1, "please input your password"), z.maxLength(200));

/** Signing in. */
export const loginSchema = z.object({
  userName: requiredText("please input your username"),
  password: enteredPassword,
});
export type LoginForm = z.infer<typeof loginSchema>;
