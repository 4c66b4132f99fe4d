/** The application that the invoice page's breadcrumb leads back to: a postgraduate one. */
export const postgraduateInvoiceContext = { mode: 3, id: 12 } as const;
