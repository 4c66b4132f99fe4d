import { paymentTypeNames } from "@polyportal/domain/messages/payment-types";

/** What the table of what is paid for says. */
export const itemTableWords = {
  /** The table's name. */
  label: "What is paid for",
  description: "Description",
  paymentType: "Payment type",
  /** What the wire says of a payment's part, and how it is read. */
  paymentTypes: paymentTypeNames as Readonly<Record<string, string>>,
  amount: "Amount",
  total: "Total",
  /** Before the total in words. */
  inWords: "In words:",
};
