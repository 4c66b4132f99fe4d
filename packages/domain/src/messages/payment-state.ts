/** What an RRR's state is called, and what comes next, for whoever asks the payment service by it. */
export const paymentStateMessages = {
  paid: { word: "Paid", next: "You can go on with your application." },
  pending: {
    word: "No payment yet",
    next: "No payment has arrived yet. Your phone number finds the invoice again, with the way to pay it by card; at a bank, give this RRR. If you have paid at a bank, wait for it to arrive.",
  },
  processing: {
    word: "On its way",
    next: "The payment service is still working on this payment. You need not pay again: ask once more in a few minutes.",
  },
  failed: {
    word: "Payment failed",
    next: "The bank declined the card or the payment was broken off. Open the invoice again by your phone number and pay it with this card or another, or pay at any bank branch with this RRR.",
  },
  expired: {
    word: "Expired",
    next: "This invoice can no longer be paid. Generate a new one.",
  },
  unknown: {
    word: "Not known yet",
    next: "The payment service cannot tell yet how this payment ended. Do not pay a second time before it does: ask once more in a few minutes.",
  },
  "other-amount": {
    word: "Being looked into",
    next: "Money has arrived for this RRR, but not the amount of its invoice. Do not pay a second time: contact the bursary with this RRR.",
  },
  surplus: {
    word: "Being looked into",
    next: "The money is on record, but another invoice had taken this one's place. If that one is paid, its RRR opens your application. If not, do not pay a second time: contact the bursary with this RRR.",
  },
} as const;

/** The ways on from an RRR's state. */
export const paymentWayOn = {
  toForm: "Continue to the application form",
  printReceipt: "Print the receipt",
  toStatus: "See how the application stands",
} as const;
