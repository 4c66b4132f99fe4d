import * as z from "zod/mini";
import { enteredPassword } from "../authentication/login.ts";
import { otpCode } from "../authentication/otp.ts";

/** Beginning to set up an authenticator app: the password once more, for the session may be borrowed. */
export const beginAuthenticatorSchema = z.object({ currentPassword: enteredPassword });

/** Turning the authenticator app off: both factors once more. */
export const removeAuthenticatorSchema = z.object({
  currentPassword: enteredPassword,
  code: otpCode,
});
