import { readSession } from "./sign-in-session.ts";

/** Where a page waits in this tab for somebody to sign in. */
export const key = "polyportal.return-to";

/** Storage is missing in some private windows: nobody then returns, and nothing else fails. */
export function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

type Kept = { path?: unknown; userName?: unknown };

export function readKept(storage: Storage): Kept {
  const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
  return typeof kept === "object" && kept !== null ? kept : {};
}

/** Whether a page waits in this tab for somebody to sign in. */
export const pageWaits = (): boolean =>
  attempt((storage) => storage.getItem(key) !== null) ?? false;

/**
 * The page to go on to, once: for the person whose session ended on it and who has signed in again, or
 * for whoever signs in where it was opened without a session.
 */
export function takeRememberedPage(): string | undefined {
  return attempt((storage) => {
    const { path, userName = readSession()?.userName } = readKept(storage);
    storage.removeItem(key);
    const own = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return own && userName === readSession()?.userName ? path : undefined;
  });
}
