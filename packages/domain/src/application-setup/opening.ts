/** For how many days a form that was paid for can still be opened and sent after the closing. */
export const daysAfterClosing = 14;

const day = 86_400_000;

/** When one can apply for a programme, as the school has said. */
export type Opening = {
  readonly open: boolean;
  readonly closesAt: Date | null;
  /** When it was switched off last; null where it never was. */
  readonly closedAt: Date | null;
};

/** Since when a programme takes no applications any more; null where it does, or nobody knows. */
export function closedSince({ open, closesAt, closedAt }: Opening, now: Date): Date | null {
  const over = closesAt !== null && closesAt <= now ? closesAt : null;
  const off = open ? null : closedAt;
  if (over === null || off === null) return over ?? off;
  return over < off ? over : off;
}

/** Until when forms that were paid for can still be sent; null while nobody has closed the programme. */
export function formsUntil(opening: Opening, now: Date): Date | null {
  const since = closedSince(opening, now);
  return since && new Date(since.getTime() + daysAfterClosing * day);
}

/** Until when a form can be sent of which the school has opened sections again, whenever its programme closed. */
export const reopenedUntil = (reopenedAt: Date): Date =>
  new Date(reopenedAt.getTime() + daysAfterClosing * day);

/** Whether the school has opened sections of a form again, and its days for that are not over. */
export const isReopened = (reopenedAt: Date | null, now: Date): boolean =>
  reopenedAt !== null && reopenedUntil(reopenedAt) > now;

/** Whether a form that was paid for can be opened and sent now. */
export function takesForms(opening: Opening, now: Date): boolean {
  const until = formsUntil(opening, now);
  return until === null || until > now;
}
