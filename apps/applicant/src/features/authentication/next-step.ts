import type { Output } from "@polyportal/api-client/client/client";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import type { ChangeEmailState, VerifyOtpState } from "../../app/account-state.ts";

/** Where a sign-in that the server took goes on: to another page with what it needs, or in. */
export type NextStep =
  | { path: typeof publicPaths.changeEmail; state: ChangeEmailState }
  | { path: typeof publicPaths.verifyOtp; state: VerifyOtpState }
  | "portal";

/**
 * The sign-in decision: a first login changes its e-mail address, two-factor asks for the code, any
 * other is complete. (Types that may not sign in were refused by the server.)
 */
export function nextStep(userName: string, answer: Output<"login">): NextStep {
  const { userId: id, oldUser, twoFactor, ticket, session, codeFrom } = answer;
  if (ticket !== null && !oldUser) {
    return { path: publicPaths.changeEmail, state: { id, ticket, fromLogin: true } };
  }
  if (ticket !== null && twoFactor) {
    return {
      path: publicPaths.verifyOtp,
      state: { data: { userName, ticket, codeFrom: codeFrom ?? "email" }, fromLogin: true },
    };
  }
  if (session === null) throw new Error("The answer to a sign-in leads nowhere");
  return "portal";
}
