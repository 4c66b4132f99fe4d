/** Words about the address and staff number of accounts that are one's own, or that approve. */
export const approverAccountMessages = {
  /** At the field, which is locked. */
  ownEmailHint:
    "You change your own address on your profile, with your password and by a link to the new address.",
  ownEmail:
    "your own address is changed on your profile, with your password and by a link to the new one",
  accountWaits:
    "Saved, but for the address and staff number of somebody who approves: another approves them.",
  approverRequest: (name: string) => `Change the address or staff number of ${name}, who approves`,
} as const;
