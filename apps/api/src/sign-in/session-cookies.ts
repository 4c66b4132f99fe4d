import type { CookieJar } from "../server/cookie-jar.ts";
import type { OpenedSession } from "./sessions.ts";

const refreshPath = "/api/Authentication";
const refreshName = "refreshToken";

/** What the browser shows of the signed-in person before it has asked for more. */
export type SignedInPerson = {
  readonly userType: string;
  readonly userName: string;
  readonly birthday: string | null;
  readonly studentTypeId: number | null;
  readonly displayCSATModal: boolean;
};

/** The refresh token that the browser holds; no script can read it. */
export const readRefreshCookie = (cookies: CookieJar) => cookies.get(refreshName, refreshPath);

/** Sets the session's cookies; all of them live as long as the session can be renewed. */
export function writeSessionCookies(
  cookies: CookieJar,
  session: OpenedSession,
  person: SignedInPerson,
  now = new Date(),
): void {
  const seconds = (session.refresh.expires.getTime() - now.getTime()) / 1000;
  const maxAge = Math.max(0, Math.floor(seconds));
  cookies.set(refreshName, session.refresh.token, { httpOnly: true, path: refreshPath, maxAge });
  const readable = {
    token: session.access.token,
    userType: person.userType,
    userName: person.userName,
    birthday: person.birthday ?? "",
    studentTypeId: String(person.studentTypeId ?? ""),
    displayCSATModal: String(person.displayCSATModal),
  };
  for (const [name, value] of Object.entries(readable)) cookies.set(name, value, { maxAge });
}

/** Stops asking for a rating; the next renewal of the session writes the flag anew. */
export const silenceRatingPrompt = (cookies: CookieJar) => cookies.set("displayCSATModal", "false");

export function clearSessionCookies(cookies: CookieJar): void {
  cookies.clear(refreshName, refreshPath);
  for (const name of [
    "token",
    "userType",
    "userName",
    "birthday",
    "studentTypeId",
    "displayCSATModal",
  ]) {
    cookies.clear(name);
  }
}
