/** The two ways to an application invoice: the sub-degree (JUPEB) page and that of all others. */
export type InvoiceFlow = "jupeb" | "other";
