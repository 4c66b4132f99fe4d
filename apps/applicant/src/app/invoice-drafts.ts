/** How the names of drafts begin that the forms of invoices keep: whoever closes an application forgets these, too. */
export const invoiceDrafts = "invoice:";
