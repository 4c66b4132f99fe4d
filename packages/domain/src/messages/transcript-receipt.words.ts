import { formatDate } from "../format/date.ts";
import type { Delivery } from "../sundry/transcript.ts";

/** What the receiver of a transcript is asked, by a letter and on the page behind its link. */
export const transcriptReceiptWords = {
  title: "Transcript Receipt",
  opening: "Opening your link…",
  noLink: "This page opens by the link of a letter.",
  lead: (school: string) => `${school} has sent you a transcript. Has it arrived?`,
  about: "The transcript",
  from: "From",
  receiver: "To",
  reference: "Your reference",
  request: "The school’s request ends in",
  delivery: "Sent",
  deliveries: {
    sealed: "in a sealed envelope",
    electronic: "by e-mail",
    courier: "by courier",
  } satisfies Record<Delivery, string>,
  sent: (delivery: string, day: string) => `${delivery}, ${day}`,
  dispatched: "Followed by",
  received: "We have received it",
  missing: "It has not arrived",
  once: "Your answer counts once. Whoever asked for the transcript is told.",
  thanks: {
    received: "Thank you. It is noted that the transcript has arrived.",
    missing: "Thank you. The school looks for it, and writes to you when it is sent again.",
  },
  over: (helpLine: string) => `For a new link, please call the school on ${helpLine}.`,
  /** Why a request waits, where a receiver has said so; the graduate reads it. */
  waits: (receiver: string) => `${receiver} has not received it. The school looks for it.`,
  letter: {
    subject: (school: string) => `Has the transcript from ${school} arrived?`,
    sent: (school: string, receiver: string, delivery: string, at: Date) =>
      `${school} has sent a transcript to ${receiver} ${delivery} on ${formatDate(at.toISOString())}.`,
    reference: (reference: string) => `Your reference: ${reference}`,
    request: (ending: string) => `The school’s request ends in: ${ending}`,
    dispatched: (number: string) => `It is followed by ${number}.`,
    ask: "Please say whether it has arrived, on the page behind this link. Opening it answers nothing.",
    until: (at: Date) =>
      `The link takes one answer, until ${formatDate(at.toISOString())}. If it is not for you, please leave it unanswered.`,
  },
} as const;
