import type { NoticeDraft } from "./notice-form.ts";

/** What decides whom the letters of a notice reach, and when. */
export type Mailing = Pick<
  NoticeDraft,
  "mail" | "category" | "departmentIds" | "levelIds" | "startDate"
>;

/** A notice as it stands; `mailedAt` is when the last of its letters was written. */
type Standing = Mailing & { readonly mailedAt: Date | string | null };

const reaches = ({ category, departmentIds, levelIds, startDate }: Mailing): string =>
  JSON.stringify([category, inOrder(departmentIds), inOrder(levelIds), startDate]);

const inOrder = (ids: readonly (number | string)[]) =>
  [...new Set(ids.map(Number))].toSorted((one, other) => one - other);

/**
 * Whether saving a notice needs a reason for its letters: it is to be mailed from now on, or letters that are not
 * written yet are to reach other people, or to go on another day. Letters that were written are not written again.
 */
export function asksForMail(after: Mailing, before?: Standing): boolean {
  if (!after.mail) return false;
  if (!before) return true;
  if (before.mailedAt !== null) return false;
  return !before.mail || reaches(before) !== reaches(after);
}
