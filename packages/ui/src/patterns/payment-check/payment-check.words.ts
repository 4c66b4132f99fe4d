import { paymentCheckMessages as messages } from "@polyportal/domain/messages/payment-check";

/** Words about whether a payment has arrived. */
export const paymentCheckWords = {
  asking: messages.asking,
  /** By the gateway's answer. */
  answers: messages.answers,
  /** Before the first answer. */
  paidAlready: messages.paidAlready,
  checkAgain: messages.checkAgain,
};
