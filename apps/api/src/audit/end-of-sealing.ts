/** The row of `leases` that sealing locks. Its time is when sealing last ran. */
export const endOfSealing = "end of the audit";
