import { ApiError } from "@polyportal/api-client/client/api-error";
import { useState } from "react";

export type Stale<Known> = {
  /** Saves what was begun from the record; false where another has saved it meanwhile. */
  save: (run: (revision: number) => Promise<unknown>) => Promise<boolean>;
  /** What another has saved meanwhile, until the form goes on from there. */
  theirs: Known | undefined;
  /** Who that was and when, in the server's words. */
  message: string | undefined;
  /** Goes on from what is there now. */
  accept: () => void;
};

/**
 * What a form began from, and what another has saved meanwhile: `newest` is what the server last said,
 * and `refetch` asks it again.
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
      // The next save of the same form begins from this one.
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
