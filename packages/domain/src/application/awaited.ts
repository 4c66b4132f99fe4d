/** Papers that other institutions send about an applicant, and that the school awaits after the form is sent. */
export const awaitedProofs = ["transcript", "verification"] as const;

export type AwaitedProof = (typeof awaitedProofs)[number];
