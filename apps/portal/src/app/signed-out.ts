import { readSession } from "@polyportal/api-client/client/sign-in-session";
import { rememberPage } from "@polyportal/api-client/client/remember-page";
import { paths } from "@polyportal/domain/routes/paths";

/** Where whoever is signed out belongs: the start page of the applicant app. */
export const startPage = (import.meta.env.VITE_APPLICANT_ORIGIN ?? "") + paths.landing;

/** Leaves this page. What awaits that fails later, where a question about unsaved words kept it open. */
export function leaveFor(address: string): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => setTimeout(resolve, 10_000));
}

export const toStartPage = (): void => location.assign(startPage);

/** Whose session this page began with: when it ends, its cookies are gone. */
const userName = readSession()?.userName;

let signingOut = false;

/** Leaves because the session has ended by itself: whoever signs in again comes back to this page. */
export function sessionEnded(): Promise<void> {
  if (!signingOut) rememberPage(location.pathname + location.search + location.hash, userName);
  return leaveFor(startPage);
}

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("session") : undefined;

/** Tells this browser's other tabs that the session has ended. */
export function announceSignOut(): void {
  signingOut = true;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
  channel?.postMessage("ended");
}

/** Whose session this browser holds; nothing of it changes when the access token is renewed. */
function whose(): string | undefined {
  const session = readSession();
  if (!session) return undefined;
  const { userType, userName, birthday, studentTypeId } = session;
  return JSON.stringify([userType, userName, birthday, studentTypeId]);
}

/**
 * Leaves as soon as another tab has signed out, and starts over when another person has signed in
 * there: also when this page comes back from sleep or out of the browser's history.
 */
export function followSession(): void {
  const ours = whose();
  const check = () => {
    const now = whose();
    if (now === undefined) void sessionEnded();
    else if (now !== ours) location.reload();
  };
  channel?.addEventListener("message", () => {
    signingOut = true;
    check();
  });
  addEventListener("focus", check);
  addEventListener("pageshow", check);
  document.addEventListener("visibilitychange", check);
}
