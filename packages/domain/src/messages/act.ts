/** What is asked and told around acts that others will ask about. */
export const actMessages = {
  reason: "Reason",
  reasonHint: "It stays on record with your name.",
  cancel: "Cancel",
  failed: "Failed!",
  noClaim: "Your role does not allow this.",
} as const;
