import { ApiError } from "@polyportal/api-client/client/api-error";
import { useState } from "react";

export type Stale<Known> = {
  /** Saves what was begun from the record; false where another has saved it meanwhile. */
  save: (run: (revision: number) => Promise<unknown>) => Promise<boolean>;
  /** The other version, until the form continues from it. */
  theirs: Known | undefined;
  /** Who saved it and when, in the server's words. */
  message: string | undefined;
  /** Continues from the current version. */
  accept: () => void;
};

/**
 * Detects that somebody else has saved a record since the form began. `newest` is the loaded record, and
 * `refetch` loads it again.
 */
export function useStale<Known extends { revision: number }>(
  newest: Known,
  refetch: () => Promise<unknown>,
): Stale<Known> {
  const [began, setBegan] = useState(newest);
  const [conflict, setConflict] = useState<string>();
  return {
    async save(run) {
      try {
        await run(began.revision);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
        setConflict(error.message);
        await refetch();
        return false;
      }
      // The next save of the same form begins from this revision.
      setBegan({ ...began, revision: began.revision + 1 });
      return true;
    },
    theirs: conflict !== undefined && newest.revision !== began.revision ? newest : undefined,
    message: conflict,
    accept() {
      setBegan(newest);
      setConflict(undefined);
    },
  };
}
