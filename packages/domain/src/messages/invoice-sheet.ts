/** What stands around an invoice on the screen. */
export const invoiceSheetMessages = {
  rehearsal: {
    title: "This is a rehearsal",
    body: "Payments of this portal go to a sandbox: no money moves.",
  },
  paid: {
    title: "Paid",
    body: "The full RRR, which the payer has by e-mail, opens the application form.",
    ownTitle: "Your payment has arrived",
    ownBody: "The RRR of this receipt opens your application form. Keep it.",
    toForm: "Continue to the application form",
  },
  expired: {
    title: "This invoice has expired",
    body: "It can no longer be paid.",
    again: "Generate a new one",
  },
} as const;
