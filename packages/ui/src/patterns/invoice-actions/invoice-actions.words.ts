import { invoiceMessages } from "@polyportal/domain/messages/invoice";

/** What can be done with an invoice. */
export const invoiceActionsWords = {
  payByCard: invoiceMessages.payByCard,
};
