/** What an act on an invoice makes stale. */
export const changed = ["listApplicantInvoices", "getHistory"] as const;
