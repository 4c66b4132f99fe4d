/** How long notices stay, in milliseconds. */
export const noticeMs = { default: 5000, invoiceCreation: 3000, rating: 3000 } as const;
