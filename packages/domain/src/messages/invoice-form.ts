/** What the pages that generate an invoice say of whose it is. */
export const invoiceFormMessages = {
  choose: {
    title: "Whose invoice?",
    body: "Several invoices stand for this phone number. Their names are partly hidden, to protect who they belong to.",
  },
  /** The looking up, by the phone number. */
  phoneHint: "It finds your invoice again, too: use a number that you keep.",
  details: "Your details",
  referral: {
    label: "Referral Code",
    hint: "Only if somebody of the school gave you one.",
  },
  known:
    "The school knows this phone number. What it knows already is partly hidden, to protect the number's owner, and goes on the invoice as it is; the letter goes to the e-mail address that it knows.",
  noneIsMine: "None of these is mine",
  forAnother: "Generate an invoice for somebody else",
  /** Beside words that the device has kept, which may be the last person's on a shared phone. */
  emptyForm: "Start with an empty form",
  toCheck: "Check your details",
  check: {
    title: "Are these details right?",
    body: "The names go on your receipt and your application as they stand here. Your codes and letters go to the e-mail address: without it you cannot open your application on another phone.",
  },
  change: "Change",
  sameNames: {
    show: "Show the invoices of this number",
    again: "It is for somebody else",
  },
} as const;
