/** What the page says that generates an invoice for any programme. */
export const applicationInvoiceWords = {
  crumb: "Application",
  info: "Choose what you want to apply for: only what takes applications now stands here.",
  none: "No programme takes applications now.",
  toAll: "See when each opens",
} as const;
