/** What is said where somebody wants to be told that a programme opens, and in the letters about it. */
export const whenOpenWords = {
  title: "Tell me when it opens",
  info: "You get one letter to confirm, and one when applications open; then the address is forgotten.",
  email: "Email",
  ask: "Tell me",
  /** To everybody alike: whether an address was known is nobody's business. */
  asked:
    "If this address does not wait already, a letter with a link is on its way to it. Open the link to confirm.",
  confirm: "Confirm",
  confirmTitle: "Shall we tell you when it opens?",
  confirmed: (title: string) => `You will be told when applications for ${title} open.`,
  end: "Do not tell me",
  ended: "You will not be told, and the address is forgotten.",
  over: "This link has expired",
  letter: {
    subject: (title: string) => `Shall we tell you when ${title} opens?`,
    why: (title: string, school: string) =>
      `Somebody, probably you, asked ${school} to tell this address when applications for ${title} open.`,
    link: "Open this link to confirm it, or to end it:",
    until: "It works for two days to confirm, and as long as you wait to end it.",
    notYou:
      "If it was not you, do nothing: nothing more will be sent, and the address is forgotten.",
  },
  opened: {
    subject: (title: string) => `Applications for ${title} are open`,
    now: (title: string, session: string, day: string) =>
      `Applications for ${title} in ${session} are open${day === "" ? "" : ` until ${day}`}.`,
    link: "What it costs, what it asks, and the way to apply:",
    last: "This is the only letter: your address is forgotten now.",
  },
} as const;

/** For how many days a link that was not confirmed works. */
export const daysToConfirm = 2;
