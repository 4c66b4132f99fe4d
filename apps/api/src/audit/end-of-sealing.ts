/** The row of `leases` that whoever seals locks; its moment is when the sealing ran last. */
export const endOfSealing = "end of the audit";
