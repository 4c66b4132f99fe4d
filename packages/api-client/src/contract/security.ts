import {
  beginAuthenticatorSchema,
  removeAuthenticatorSchema,
} from "@polyportal/domain/security/forms";
import { confirmAuthenticatorSchema } from "@polyportal/domain/authentication/otp";
import * as z from "zod/mini";
import { endpoint, signedIn } from "./define.ts";
import { done, nothing } from "./shared.ts";

export const securityEndpoints = {
  getTwoFactor: endpoint({
    method: "GET",
    path: "/api/Authentication/two-factor",
    summary: "Whether one's own sign-in asks for a code of an authenticator app",
    audience: signedIn,
    input: nothing,
    output: z.object({ authenticator: z.boolean(), recoveryCodesLeft: z.int() }),
    errors: [],
  }),
  beginAuthenticator: endpoint({
    method: "POST",
    path: "/api/Authentication/begin-authenticator",
    summary: "A fresh secret for an authenticator app, which counts once it is confirmed",
    audience: signedIn,
    input: beginAuthenticatorSchema,
    output: z.object({
      /** The secret in base 32, to type. */
      secret: z.string(),
      /** The same as an `otpauth://` URL, to scan. */
      address: z.string(),
    }),
    errors: ["wrong_password", "authenticator_on", "forbidden", "too_many_requests"],
  }),
  confirmAuthenticator: endpoint({
    method: "POST",
    path: "/api/Authentication/confirm-authenticator",
    summary:
      "Turns the authenticator app on by its first code, and answers the recovery codes once",
    audience: signedIn,
    input: confirmAuthenticatorSchema,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: [
      "otp_invalid",
      "authenticator_on",
      "authenticator_off",
      "forbidden",
      "too_many_requests",
    ],
  }),
  removeAuthenticator: endpoint({
    method: "POST",
    path: "/api/Authentication/remove-authenticator",
    summary: "Turns the authenticator app off, by the password and a code",
    audience: signedIn,
    input: removeAuthenticatorSchema,
    output: done,
    errors: [
      "wrong_password",
      "otp_invalid",
      "authenticator_off",
      "forbidden",
      "too_many_requests",
    ],
  }),
};
