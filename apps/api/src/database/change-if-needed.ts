import { makeChange, systemActor, type Change } from "./change.ts";
import type { Database } from "./connect.ts";

/** Runs work as a handler's `change` or a job's `makeChange` does. */
export type RunChange = <T>(work: (change: Change) => Promise<T>) => Promise<T>;

class NothingToDo extends Error {}

/**
 * A change that may find, once it holds its locks, that another has done it: `work` then answers
 * `undefined`, and so does this, with nothing written.
 */
export async function changeIfNeeded<T>(
  change: RunChange,
  work: (change: Change) => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await change(async (parts) => {
      const done = await work(parts);
      if (done === undefined) throw new NothingToDo();
      return done;
    });
  } catch (error) {
    if (error instanceof NothingToDo) return undefined;
    throw error;
  }
}

/** The same of what the server does by itself, under the name that the record has for it. */
export const systemChangeIfNeeded = <T>(
  db: Database,
  name: string,
  now: Date,
  work: (change: Change) => Promise<T | undefined>,
): Promise<T | undefined> =>
  changeIfNeeded((run) => makeChange(db, systemActor(name), run, now), work);
