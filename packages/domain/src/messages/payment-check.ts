/** What a payer is told about whether a payment has arrived. */
export const paymentCheckMessages = {
  asking: "Asking the payment service whether your payment has arrived…",
  notYet:
    "The payment service knows of no payment for this invoice yet. If you have paid, it will tell us, and we will tell you by e-mail. You need not pay again.",
  /** Before anybody has asked. */
  paidAlready: "Paid already, by card or at a bank?",
  checkAgain: "Check again",
} as const;
