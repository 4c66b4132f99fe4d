import { readSession } from "@polyportal/api-client/client/sign-in-session";
import { rememberPage } from "@polyportal/api-client/client/remember-page";
import { paths } from "@polyportal/domain/routes/paths";

/** The applicant app's start page, for people who are signed out. */
export const startPage = (import.meta.env.VITE_APPLICANT_ORIGIN ?? "") + paths.landing;

/** Leaves this page. Resolves after 10 s, in case a question keeps the page open. */
export function leaveFor(address: string): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => setTimeout(resolve, 10_000));
}

export const toStartPage = (): void => location.assign(startPage);

/** The account that this page began with. When the session ends, its cookies are gone. */
const userName = readSession()?.userName;

let signingOut = false;

/** Leaves because the session has expired. Whoever signs in again returns to this page. */
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

/** The account of this browser's session, which does not change when the token is renewed. */
function whose(): string | undefined {
  const session = readSession();
  if (!session) return undefined;
  const { userType, userName, birthday, studentTypeId } = session;
  return JSON.stringify([userType, userName, birthday, studentTypeId]);
}

/**
 * Leaves when another tab has signed out, and reloads when another person has signed in there. Also checked
 * when the page returns from sleep or from the browser's history.
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
