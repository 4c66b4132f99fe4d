import { freshLinkMinutes, linksADay, linksADayToOne } from "../user-management/reset-links.ts";

/** Every word of the page from which the help desk sends links. */
export const resetLinkMessages = {
  title: "Reset Links",
  lead: "Somebody cannot sign in: find the account, ask who it is, and send the link by which a password is chosen. It goes to the address that the school has, and works for an hour.",
  search: "Search names, numbers, e-mails",
  none: "Nobody has an account yet.",
  address: "Link goes to",
  noAddress: "No address",
  send: { first: "Send set-up link", again: "Send reset link" },
  sent: (address: string) => `A link was sent to ${address}`,
  notSent: "No link was sent",
  /** Why one that was asked for was not sent. */
  fresh: `A link was sent less than ${freshLinkMinutes} minutes ago and is not used yet: ask the person to look for it, under spam, too.`,
  enough: `This account has had ${linksADayToOne} links today. The next may go after midnight.`,
  several: {
    title: "Send links",
    question: (count: number) =>
      `${count.toLocaleString("en")} people are sent a link by which a password is chosen. Whoever has an unused one from the last ${freshLinkMinutes} minutes is sent none. You may send ${linksADay} in a day.`,
    label: (count: number) => `Send ${count.toLocaleString("en")} links`,
  },
  /** Why no link can be sent. */
  whyNot: {
    noAddress:
      "The school has no e-mail address of this person. Whoever keeps the record enters one.",
    off: "This account is switched off. An administrator switches it on.",
  },
} as const;
