import { savedElsewhere } from "@polyportal/domain/messages/draft";
import { fail } from "../failure.ts";

// A saved record's version is the time of its last save. A form sends the version that it began from.

/**
 * Refuses a save whose form began from an older version; null means "not saved yet". If `began` is undefined,
 * nothing is compared, for other clients of the contract.
 */
export function requireVersion(began: string | null | undefined, last: Date | undefined): void {
  if (began === undefined) return;
  const same = began === null ? last === undefined : Date.parse(began) === last?.getTime();
  if (!same) changedSince(last);
}

/** Refuses a save that would overwrite a later one, and says when that was. */
export function changedSince(last: Date | undefined): never {
  fail("section_changed", last && { message: savedElsewhere(last.toISOString()) });
}

/** The time of a save now, always later than the save before, because it is the version. */
export const versionAfter = (last: Date | undefined, now: Date): Date =>
  last && last >= now ? new Date(last.getTime() + 1) : now;
