import { takeRememberedPage } from "@polyportal/api-client/client/return-to";
import { publicPaths } from "@polyportal/domain/routes/public-paths";

// What the sign-in and account pages hand on in the history entry: it survives a refresh, and an
// address that is copied carries none of it.

/** First login: whose e-mail address is to be changed, by the sign-in's single-use ticket. */
export type ChangeEmailState = { id: string; ticket: string; fromLogin: true };

/** Two-factor: the sign-in that waits for its code, and where that comes from. */
export type VerifyOtpState = {
  data: { userName: string; ticket: string; codeFrom: "email" | "authenticator" };
  fromLogin: true;
};

/** What a person was just sent, or has just done with it. */
export type ConfirmationState = { about: "reset" | "set-up" | "email" | "confirmed" };

/**
 * Leaves for the portal, where a session that had ended left off or else its dashboard, which is an app of its own: the whole document goes, and the sign-in page
 * with it, so that Back does not lead to it.
 */
export const enterPortal = (): void =>
  location.replace(
    (import.meta.env.VITE_PORTAL_ORIGIN ?? "") + (takeRememberedPage() ?? publicPaths.dashboard),
  );
