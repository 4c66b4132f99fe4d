import type { Output } from "@polyportal/api-client/client/client";
import { paths } from "@polyportal/domain/routes/paths";
import type { ChangeEmailState, VerifyOtpState } from "../../app/account-state.ts";

/** Where a sign-in that the server took goes on: to another page with what it needs, or in. */
export type NextStep =
  | { path: typeof paths.changeEmail; state: ChangeEmailState }
  | { path: typeof paths.verifyOtp; state: VerifyOtpState }
  | "portal";

/**
 * The sign-in decision: a first login changes its e-mail address, two-factor asks for the code, any
 * other is complete. (Types that may not sign in were refused by the server.)
 */
export function nextStep(userName: string, answer: Output<"login">): NextStep {
  const { userId: id, oldUser, twoFactor, ticket, session, codeFrom } = answer;
  if (ticket !== null && !oldUser) {
    return { path: paths.changeEmail, state: { id, ticket, fromLogin: true } };
  }
  if (ticket !== null && twoFactor) {
    return {
      path: paths.verifyOtp,
      state: { data: { userName, ticket, codeFrom: codeFrom ?? "email" }, fromLogin: true },
    };
  }
  if (session === null) throw new Error("The answer to a sign-in leads nowhere");
  return "portal";
}
