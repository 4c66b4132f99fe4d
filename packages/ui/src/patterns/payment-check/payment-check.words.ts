import { paymentCheckMessages as messages } from "@polyportal/domain/messages/payment-check";

/** What a payer is told about whether a payment has arrived. */
export const paymentCheckWords = {
  asking: messages.asking,
  /** By what the payment service answered. */
  answers: messages.answers,
  /** Before anybody has asked. */
  paidAlready: messages.paidAlready,
  checkAgain: messages.checkAgain,
};
