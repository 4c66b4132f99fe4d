/** Addresses where an invoice is generated besides the one that its programme leads to. */
export const invoicePaths = {
  applicationInvoice: "/generate_application_invoice",
  hndInvoice: "/generate_hnd_invoice",
} as const;
