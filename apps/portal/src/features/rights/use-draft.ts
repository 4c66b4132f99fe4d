import { ApiError } from "@polyportal/api-client/client/api-error";
import { useMemo, useState } from "react";

/** Several of a list as somebody is changing them, while others may save the same. */
export type Draft<Known> = {
  /** As they are chosen here; as the server last said them until the first change. */
  value: readonly string[];
  /** As the server last said them. */
  stands: readonly string[];
  changed: boolean;
  change: (value: readonly string[]) => void;
  /** Saves over what the change began from; false where another has saved them meanwhile. */
  save: (run: (from: Known) => Promise<unknown>) => Promise<boolean>;
  /** Who has saved them meanwhile and when, in the server's words. */
  refused: string | undefined;
  /** Goes on from what is there now. */
  keepMine: () => void;
  takeTheirs: () => void;
};

const same = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/**
 * The part of a record that is changed here, however often the record is read anew: `newest` is what the
 * server last said, `partOf` the part in one order, and `refetch` asks the server again.
 */
export function useDraft<Known>(
  newest: Known,
  partOf: (known: Known) => readonly string[],
  refetch: () => Promise<unknown>,
): Draft<Known> {
  const [draft, setDraft] = useState<{ from: Known; value: readonly string[] }>();
  const [refused, setRefused] = useState<string>();
  const stands = useMemo(() => partOf(newest), [partOf, newest]);
  const value = draft?.value ?? stands;
  return {
    value,
    stands,
    changed: !same(value, stands),
    change: (next) => setDraft({ from: draft?.from ?? newest, value: next }),
    async save(run) {
      // Who has saved another part of the record is in nobody's way.
      const from = draft && !same(partOf(draft.from), stands) ? draft.from : newest;
      try {
        await run(from);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
        setRefused(error.message);
        await refetch();
        return false;
      }
      await refetch();
      setDraft(undefined);
      return true;
    },
    refused,
    keepMine() {
      setDraft({ from: newest, value });
      setRefused(undefined);
    },
    takeTheirs() {
      setDraft(undefined);
      setRefused(undefined);
    },
  };
}
