/** Hours for which an approver decides nothing after the address, password link or second factor was changed. */
export const heldHours = 24;

/** From when on an account decides again that was changed at this moment. */
export const reopensAt = (changedAt: Date): Date =>
  new Date(changedAt.getTime() + heldHours * 3_600_000);

/** Hours for which an approval that was switched off serves neither who switched it, nor whom he made. */
export const switchedOffHours = 24;
