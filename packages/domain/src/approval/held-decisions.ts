/** Hours in which an approver cannot decide after their address, password link or second factor was changed. */
export const heldHours = 24;

/** When an account that was changed at this time may decide again. */
export const reopensAt = (changedAt: Date): Date =>
  new Date(changedAt.getTime() + heldHours * 3_600_000);

/**
 * Hours in which somebody who switched an approval off or removed an approver cannot do the act alone. The
 * same holds for accounts that got their account, role or right from that person.
 */
export const switchedOffHours = 24;
