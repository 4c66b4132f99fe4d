/** What other places send about an applicant, for which the school waits once the form is sent. */
export const awaitedProofs = ["transcript", "verification"] as const;

export type AwaitedProof = (typeof awaitedProofs)[number];
