import type { PaymentAnswer } from "../payment/answers.ts";

type Told = { readonly title: string; readonly body: string };

/** What a payer is told about whether a payment has arrived. */
export const paymentCheckMessages = {
  asking: "Asking the payment service whether your payment has arrived…",
  /** By what the payment service answered; "not again" is said only where money may be on its way. */
  answers: {
    pending: {
      title: "Not paid yet",
      body: "The payment service knows of no payment for this invoice. If you left the card page before the end, nothing was taken and you can pay now. If you have paid at a bank, wait for it to arrive: we tell you by e-mail.",
    },
    processing: {
      title: "Your payment is on its way",
      body: "The payment service is still working on it. You need not pay again: we tell you by e-mail as soon as it has arrived.",
    },
    failed: {
      title: "Your payment did not go through",
      body: "The bank declined the card or the payment was broken off, and the invoice is not paid. Try again with this card or another, or pay at any bank branch with the RRR. If the money has left your account all the same, ask your bank before you pay a second time.",
    },
    unknown: {
      title: "The payment service cannot tell yet",
      body: "It does not know how your payment ended. Do not pay a second time before it does: check again in a few minutes.",
    },
    "other-amount": {
      title: "Another amount has arrived",
      body: "Money has come for this RRR, but not the amount of the invoice. Do not pay a second time: contact the bursary with the RRR.",
    },
    surplus: {
      title: "Your payment came after a newer invoice",
      body: "The money is on record, but another invoice had taken this one's place. Do not pay a second time: contact the bursary with this RRR.",
    },
    silent: {
      title: "The payment service does not answer",
      body: "Whether your payment has arrived cannot be told just now. If you have paid, nothing is lost: check again in a few minutes before you pay a second time.",
    },
  } satisfies Record<PaymentAnswer, Told>,
  /** Before anybody has asked. */
  paidAlready: "Paid already, by card or at a bank?",
  checkAgain: "Check again",
} as const;
