import { attempt, key, readKept } from "./return-to.ts";

/**
 * Remembers in this tab that a person's session ended on a page, or without a name that the page was
 * opened where nobody was signed in, as from a bookmark.
 */
export const rememberPage = (path: string, userName?: string): void => {
  attempt((storage) => storage.setItem(key, JSON.stringify({ path, userName })));
};

/** Whether it waits for a certain person, whose session ended on it. */
export const sessionHasEnded = (): boolean =>
  attempt((storage) => readKept(storage).userName !== undefined) ?? false;
