import { readSession } from "./session.ts";

const key = "polyportal.return-to";

/** Storage is missing in some private windows: nobody then returns, and nothing else fails. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Remembers in this tab that a person's session ended on a page, or without a name that the page was
 * opened where nobody was signed in, as from a bookmark.
 */
export const rememberPage = (path: string, userName?: string): void => {
  attempt((storage) => storage.setItem(key, JSON.stringify({ path, userName })));
};

type Kept = { path?: unknown; userName?: unknown };

function readKept(storage: Storage): Kept {
  const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
  return typeof kept === "object" && kept !== null ? kept : {};
}

/** Whether a page waits in this tab for somebody to sign in. */
export const pageWaits = (): boolean =>
  attempt((storage) => storage.getItem(key) !== null) ?? false;

/** Whether it waits for a certain person, whose session ended on it. */
export const sessionHasEnded = (): boolean =>
  attempt((storage) => readKept(storage).userName !== undefined) ?? false;

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
