import * as z from "zod/mini";
import { passwordSchema } from "../validation/password.ts";
import { email } from "../validation/primitives.ts";
import { enteredPassword } from "./login.ts";

/** A new password, typed twice. */
export const twicePassword = {
  password: passwordSchema,
  confirmPassword: z
    .string("please type the password again")
    .check(z.minLength(1, { error: "please type the password again", abort: true })),
};

/** Refuses a second typing that differs from the first. */
export const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: "the two passwords differ", path: ["confirmPassword"] },
);

/** Asking for a reset link. */
export const forgotPasswordSchema = z.object({ email: email("please input email address") });

/** Choosing a new password by the link. */
export const resetPasswordSchema = z.object(twicePassword).check(samePasswords);

/** Changing one's own password while signed in. */
export const changePasswordSchema = z
  .object({ currentPassword: enteredPassword, ...twicePassword })
  .check(samePasswords);
