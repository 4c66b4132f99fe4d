import { invoiceMessages } from "@polyportal/domain/messages/invoice";

/** Words of an invoice's actions. */
export const invoiceActionsWords = {
  payByCard: invoiceMessages.payByCard,
};
