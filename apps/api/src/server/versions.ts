import { savedElsewhere } from "@polyportal/domain/messages/draft";
import { fail } from "../failure.ts";

// What is saved has a version, the moment of its last save; a form names the one that it began from.

/**
 * Refuses a save whose form began from an older version than the last; null is "not saved". Without
 * `began` nothing is compared, for other clients of the contract.
 */
export function requireVersion(began: string | null | undefined, last: Date | undefined): void {
  if (began === undefined) return;
  const same = began === null ? last === undefined : Date.parse(began) === last?.getTime();
  if (!same) changedSince(last);
}

/** Refuses what would overwrite a later save, and says when that was. */
export function changedSince(last: Date | undefined): never {
  fail("section_changed", last && { message: savedElsewhere(last.toISOString()) });
}

/** When something is saved now. Never the moment of the save before: it names the version. */
export const versionAfter = (last: Date | undefined, now: Date): Date =>
  last && last >= now ? new Date(last.getTime() + 1) : now;
