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

/** Remembers in this tab that a person's session ended on a page. */
export const rememberPage = (path: string, userName: string): void => {
  attempt((storage) => storage.setItem(key, JSON.stringify({ path, userName })));
};

/** Whether a session ended in this tab, and nobody has signed in since. */
export const sessionHasEnded = (): boolean =>
  attempt((storage) => storage.getItem(key) !== null) ?? false;

/** The page to return to, once: for the person whose session it was, who has signed in again. */
export function takeRememberedPage(): string | undefined {
  return attempt((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
    storage.removeItem(key);
    if (typeof kept !== "object" || kept === null) return undefined;
    if (!("path" in kept) || !("userName" in kept)) return undefined;
    const { path, userName } = kept;
    const own = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return own && userName === readSession()?.userName ? path : undefined;
  });
}
