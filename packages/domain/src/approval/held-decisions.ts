/** Hours for which an approver decides nothing after the address, password link or second factor was changed. */
export const heldHours = 24;

/** From when on an account decides again that was changed at this moment. */
export const reopensAt = (changedAt: Date): Date =>
  new Date(changedAt.getTime() + heldHours * 3_600_000);

/**
 * Hours for which whoever switched an approval off, or removed somebody who approves, cannot do the act alone; nor can
 * accounts to which that person gave an account, a role or a right, where the approval is off.
 */
export const switchedOffHours = 24;
