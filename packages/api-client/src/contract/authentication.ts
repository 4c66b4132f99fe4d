import {
  changeEmailSchema,
  profileFields,
  verifyAccountSchema,
} from "@polyportal/domain/authentication/account-forms";
import { impersonateSchema } from "@polyportal/domain/impersonation/form";
import { enteredPassword, loginSchema } from "@polyportal/domain/authentication/login";
import { otpSchema } from "@polyportal/domain/authentication/otp";
import { forgotPasswordSchema } from "@polyportal/domain/authentication/password-forms";
import { passwordSchema } from "@polyportal/domain/validation/password";
import { requiredText } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { endpoint, signedIn } from "./define.ts";
import { done, nothing, timestamp } from "./shared.ts";

/** What the browser keeps of a session. The refresh token is only in an HttpOnly cookie. */
export const signInResult = z.object({
  userType: z.string(),
  role: z.string(),
  fullName: z.string(),
  birthday: z.nullable(z.string()),
  studentTypeId: z.nullable(z.int()),
  jwtToken: z.object({ token: z.string(), expires: timestamp }),
  impersonatorUsername: z.nullable(z.string()),
  isImpersonating: z.boolean(),
  displayCSATModal: z.boolean(),
  /** The labels of the side menu. */
  menuItems: z.array(z.string()),
});

const ticket = requiredText("please sign in again", 400);

export const authenticationEndpoints = {
  login: endpoint({
    method: "POST",
    path: "/api/Authentication/login",
    summary:
      "Signs in; a first login answers a ticket for change-email, two-factor one for the code",
    audience: ["anyone"],
    input: loginSchema,
    output: z.object({
      userId: z.uuid(),
      userType: z.string(),
      /** False on the first login: the e-mail must first be changed and confirmed. */
      oldUser: z.boolean(),
      /** True: `verify-otp` with the ticket and a code completes the sign-in. */
      twoFactor: z.boolean(),
      /** Where that code comes from; null if none is needed. */
      codeFrom: z.nullable(z.enum(["email", "authenticator"])),
      /** Short-lived and single-use, for change-email or verify-otp. */
      ticket: z.nullable(z.string()),
      /** Set if the sign-in is complete. */
      session: z.nullable(signInResult),
    }),
    errors: ["login_failed", "user_type_refused", "no_menu_items", "too_many_requests"],
  }),
  verifyOtp: endpoint({
    method: "POST",
    path: "/api/Authentication/two-factor-authentication",
    summary: "Completes a two-factor sign-in with the code",
    audience: ["anyone"],
    input: z.extend(otpSchema, { ticket }),
    output: signInResult,
    errors: ["otp_invalid", "no_menu_items", "user_type_refused", "too_many_requests"],
  }),
  resendOtp: endpoint({
    method: "POST",
    path: "/api/Authentication/resend-two-factor-code",
    summary: "Sends a fresh code for a ticket",
    audience: ["anyone"],
    input: z.object({ ticket }),
    output: done,
    errors: ["otp_invalid", "authenticator_on", "too_many_requests"],
  }),
  changeEmail: endpoint({
    method: "POST",
    path: "/api/Authentication/change-email",
    summary: "First login: sets the e-mail and sends a confirmation link to it",
    audience: ["anyone"],
    input: z.extend(changeEmailSchema, { ticket }),
    output: done,
    errors: ["link_expired", "email_taken", "too_many_requests"],
  }),
  confirmEmail: endpoint({
    method: "POST",
    path: "/api/Authentication/confirm-email",
    summary: "Confirms the e-mail by the link's token",
    audience: ["anyone"],
    input: z.object({ token: ticket }),
    output: done,
    errors: ["link_expired", "email_taken", "too_many_requests"],
  }),
  sendResetPasswordMail: endpoint({
    method: "POST",
    path: "/api/Authentication/send-reset-password-mail",
    summary: "Sends a reset link; the answer is the same for unknown addresses",
    audience: ["anyone"],
    input: forgotPasswordSchema,
    output: done,
    errors: ["too_many_requests"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/api/Authentication/reset-password",
    summary: "Sets a new password by the link's token and ends all sessions",
    audience: ["anyone"],
    input: z.object({ token: ticket, password: passwordSchema }),
    output: done,
    errors: ["link_expired", "weak_password", "too_many_requests"],
  }),
  verifyUser: endpoint({
    method: "POST",
    path: "/api/Authentication/verify-user",
    summary:
      "New student: sends a set-up link to the e-mail on record; the same answer for unknown numbers",
    audience: ["anyone"],
    input: verifyAccountSchema,
    output: done,
    errors: ["too_many_requests"],
  }),
  getSetUp: endpoint({
    method: "POST",
    path: "/api/Authentication/set-up",
    summary: "What a set-up link's profile form starts with",
    audience: ["anyone"],
    input: z.object({ token: ticket }),
    output: z.object({
      userName: z.string(),
      lastname: z.string(),
      firstname: z.string(),
      middlename: z.string(),
      mobileNumber: z.string(),
    }),
    errors: ["link_expired", "too_many_requests"],
  }),
  createProfile: endpoint({
    method: "POST",
    path: "/api/Authentication/create-profile",
    summary: "Completes a new student's account by the set-up link: names, phone, password",
    audience: ["anyone"],
    input: z.object({ token: ticket, ...profileFields, password: passwordSchema }),
    output: done,
    errors: ["link_expired", "weak_password", "too_many_requests"],
  }),
  changePassword: endpoint({
    method: "POST",
    path: "/api/Authentication/change-password",
    summary: "Changes one's own password and ends the other sessions",
    audience: signedIn,
    input: z.object({ currentPassword: enteredPassword, password: passwordSchema }),
    output: done,
    errors: ["wrong_password", "weak_password", "too_many_requests"],
  }),
  provePassword: endpoint({
    method: "POST",
    path: "/api/Authentication/confirm-password",
    summary: "Gives one's password again, before what cannot be undone",
    audience: ["lecturer", "official"],
    scope: "own",
    input: z.object({ password: z.string().check(z.maxLength(200)) }),
    output: done,
    errors: ["wrong_password", "too_many_requests"],
  }),
  impersonate: endpoint({
    method: "POST",
    path: "/api/Authentication/impersonate",
    summary: "Begins to sign in as another person; the answer opens impersonation-login once",
    audience: ["official"],
    claim: "users.impersonate",
    input: impersonateSchema,
    output: z.object({
      userIdToImpersonate: z.uuid(),
      impersonatorId: z.uuid(),
      /** Valid once, for a minute. */
      token: z.string(),
    }),
    errors: ["forbidden", "not_found", "not_impersonable", "too_many_requests"],
  }),
  impersonationLogin: endpoint({
    method: "POST",
    path: "/api/Authentication/impersonation-login",
    summary: "Opens the session of 15 minutes as another person",
    audience: ["anyone"],
    keepsSession: true,
    input: z.object({ userIdToImpersonate: ticket, impersonatorId: ticket, token: ticket }),
    output: signInResult,
    errors: ["link_expired", "not_impersonable", "no_menu_items", "too_many_requests"],
  }),
  endImpersonation: endpoint({
    method: "POST",
    path: "/api/Authentication/end-session",
    summary:
      "Ends the session as another person; the own one, which waited, goes on in this browser",
    audience: signedIn,
    keepsSession: true,
    input: nothing,
    output: done,
    errors: ["forbidden"],
  }),
  renewSession: endpoint({
    method: "POST",
    path: "/api/Authentication/renew-session",
    summary: "A fresh access token for the HttpOnly refresh cookie, which rotates",
    audience: ["anyone"],
    keepsSession: true,
    input: nothing,
    output: signInResult,
    errors: ["signed_out"],
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/Authentication/logout",
    summary: "Ends the session on the server and clears its cookies",
    audience: ["anyone"],
    keepsSession: true,
    input: nothing,
    output: done,
    errors: [],
  }),
};
