import { attempt, key, readKept } from "./return-to.ts";

/**
 * Remembers in this tab that a person's session ended on a page. Without a name, that the page was opened
 * without a session, as from a bookmark.
 */
export const rememberPage = (path: string, userName?: string): void => {
  attempt((storage) => storage.setItem(key, JSON.stringify({ path, userName })));
};

/** Whether a page waits for the person whose session ended on it. */
export const sessionHasEnded = (): boolean =>
  attempt((storage) => readKept(storage).userName !== undefined) ?? false;
