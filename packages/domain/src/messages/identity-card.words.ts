/** What the form says by which whoever gets no code shows an identity card. */
export const identityCardWords = {
  title: "No code?",
  open: "Show an identity card instead",
  info: "The registry compares the card with its records, and writes to you. It is kept for that alone, and deleted once it is decided.",
  email: "E-mail address",
  emailHint: "One that you can read now: the answer goes there, and your code afterwards.",
  card: "Identity card",
  page: (number: number) => `Identity card, page ${number}`,
  cardHint:
    "National identity card, driver’s licence, voter’s card or passport: images of at most 100 KB each, or one PDF of at most 1 MB.",
  missing: "please add your identity card",
  send: "Send to the registry",
  back: "Back to the code",
} as const;
