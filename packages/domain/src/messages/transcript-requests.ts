import type { TranscriptAct } from "../sundry/transcript-acts.ts";
import type { Delivery } from "../sundry/transcript.ts";

/** Every word of the registry's queue of requests for transcripts. */
export const transcriptRequestWords = {
  title: "Transcript Requests",
  lead: "What is paid and has not left the school, by the promised day. Choose a state to find the others.",
  search: "Code, matric number or name",
  none: "No request waits.",
  columns: {
    code: "Code",
    fullName: "Graduate",
    matricNumber: "Matric number",
    department: "Department",
    state: "State",
    owner: "With",
    promised: "Promised for",
    waitsFor: "Why it waits",
    destinations: "Destinations",
    orderedAt: "Ordered",
    email: "Email Address",
    phone: "Phone Number",
  },
  nobody: "Nobody yet",
  late: "Late",
  lateOn: (day: string) => `${day}, late`,
  filters: { mine: "With me", late: "Late", waiting: "Waits for something" },
  yes: "Yes",
  no: "No",
  deliveries: {
    sealed: "Sealed envelope",
    electronic: "E-mail",
    courier: "Courier",
  } satisfies Record<Delivery, string>,
  acts: {
    take: "Take it up",
    prepare: "Prepared",
    sign: "Sign",
    return: "Return",
    receive: "Received",
  } satisfies Record<TranscriptAct, string>,
  takeOver: "Take it over",
  done: {
    take: "The request is with you",
    prepare: "The transcript waits for the signature",
    sign: "The transcript is signed, its address fixed",
    return: "The transcript is returned",
    receive: "It is noted that it was received",
  } satisfies Record<TranscriptAct, string>,
  explain: "Say why it waits",
  explainTitle: (code: string) => `Why ${code} waits`,
  explainLead:
    "The graduate reads it beside the request, and is told by e-mail. Empty: it waits no more.",
  explained: "The graduate is told",
  returnTitle: (code: string) => `Return ${code}`,
  returnQuestion: "It is checked again. The graduate reads why it waits.",
  send: "Send",
  sendTitle: (receiver: string) => `Send the transcript to ${receiver}`,
  sendLead: "It has left the school: nobody calls it back. The graduate is told by e-mail.",
  dispatched: "Followed by",
  dispatchedHint: "The number of the courier or of the registered letter, if there is one.",
  sent: (receiver: string) => `The transcript is on its way to ${receiver}`,
  sentOn: (day: string) => `Sent on ${day}`,
  notSent: "Not sent",
  debt: (amount: string) => `${amount} of the school fees are not paid.`,
  missing: (count: number) =>
    count === 1
      ? "The result of one course is not out:"
      : `The results of ${count} courses are not out:`,
  course: (code: string, session: string) => `${code}, ${session}`,
  amended: (day: string) =>
    `A published result was amended on ${day}, after the signature. It is returned and signed anew before anything is sent.`,
  allInOrder: "The fees are paid and the results are complete.",
  goesTo: "Where it goes",
  steps: "What has happened",
  titleOf: (code: string) => `Request ${code}`,
  mails: {
    waits: {
      subject: (code: string) => `Your request for transcripts ${code} waits`,
      line: (reason: string) => `Your request waits: ${reason}`,
    },
    sent: {
      subject: (code: string) => `Your transcript ${code} has been sent`,
      line: (receiver: string) => `Your transcript has left the school for ${receiver}.`,
      followed: (number: string) => `It is followed by ${number}.`,
    },
    follow: "How your request stands:",
  },
} as const;
