/** What is said of moving a payment to the form of another programme. */
export const movePaymentWords = {
  ask: "Move to another programme",
  title: "Move the payment to another programme",
  lead: (amount: string) =>
    `Until the application is sent, the ${amount} that you paid can be moved to a programme that takes applications now and costs the same. Nothing is paid again.`,
  fetching: "Looking for programmes that cost the same",
  none: "No other programme that takes applications now costs the same. Please ask the bursary to move the payment.",
  go: "Move the payment",
  question: (from: string, to: string, rrr: string) =>
    `RRR ${rrr} then opens your ${to} application, and your ${from} application no more. Your answers to questions that both ask are kept; you look at every section and save it again. Every device that has the application open is signed out.`,
  moveTo: (to: string) => `Move to ${to}`,
  keep: "Keep it",
  /** A programme that was closed meanwhile, or costs something else now. */
  refused:
    "A payment can be moved only to another programme that takes applications now and costs the same.",
  moved: (to: string) => `The payment is moved. Your RRR opens your ${to} application now.`,
} as const;
