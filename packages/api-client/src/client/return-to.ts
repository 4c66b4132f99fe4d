import { readSession } from "./sign-in-session.ts";

/** The storage key of the page to return to after signing in. */
export const key = "polyportal.return-to";

/**
 * Runs an action on the storage, which some private windows lack. Nobody then returns to a page, and nothing
 * else fails.
 */
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

/** Whether a page waits in this tab for a sign-in. */
export const pageWaits = (): boolean =>
  attempt((storage) => storage.getItem(key) !== null) ?? false;

/**
 * Takes the page to return to, once. It is for the person whose session ended there or, if the page was
 * opened without a session, for whoever signs in.
 */
export function takeRememberedPage(): string | undefined {
  return attempt((storage) => {
    const { path, userName = readSession()?.userName } = readKept(storage);
    storage.removeItem(key);
    const own = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return own && userName === readSession()?.userName ? path : undefined;
  });
}
