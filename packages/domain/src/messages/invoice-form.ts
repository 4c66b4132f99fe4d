/** What the pages that generate an invoice say of whose it is. */
export const invoiceFormMessages = {
  choose: {
    title: "Whose invoice?",
    body: "Several invoices stand for this phone number. Their names are partly hidden, to protect who they belong to.",
  },
  /** The looking up, by the phone number. */
  phoneHint: "It finds your invoice again, too: use a number that you keep.",
  details: "Your details",
  known:
    "The school knows this phone number. What it knows already is partly hidden, to protect the number's owner, and goes on the invoice as it is; the letter goes to the e-mail address that it knows.",
  noneIsMine: "None of these is mine",
  forAnother: "Generate an invoice for somebody else",
  toCheck: "Check your details",
  check: {
    title: "Are these details right?",
    body: "The names go on your receipt and your application as they stand here. Your codes and letters go to the e-mail address: without it you cannot open your application on another phone.",
  },
  change: "Change",
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
  sameNames: {
    show: "Show the invoices of this number",
    again: "It is for somebody else",
  },
} as const;
