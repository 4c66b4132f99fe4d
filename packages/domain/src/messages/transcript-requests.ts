import type { TranscriptAct } from "../sundry/transcript-acts.ts";
import type { TranscriptStop } from "../sundry/transcript-arrivals.ts";
import type { Delivery } from "../sundry/transcript.ts";

/** Every word of the registry's queue of requests for transcripts. */
export const transcriptRequestWords = {
  title: "Transcript Requests",
  lead: "What is paid and has not left the school, by the promised day, and what has left and waits. Choose a state to find the others.",
  search: "Code, name or number",
  none: "No request waits.",
  columns: {
    code: "Code",
    fullName: "Graduate",
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
  identityCards: "Identity cards",
  nobody: "Nobody yet",
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
  } satisfies Record<TranscriptAct, string>,
  takeOver: "Take it over",
  done: {
    take: "The request is with you",
    prepare: "The transcript waits for the signature",
    sign: "The transcript is signed, its address fixed",
    return: "The transcript is returned",
  } satisfies Record<TranscriptAct, string>,
  explain: "Say why it waits",
  explainTitle: (code: string) => `Why ${code} waits`,
  explainLead:
    "The graduate reads it beside the request, and is told by e-mail. Empty: it waits no more.",
  returnTitle: (code: string) => `Return ${code}`,
  returnQuestion: "It is checked again. The graduate reads why it waits.",
  send: "Send",
  sendTitle: (receiver: string) => `Send the transcript to ${receiver}`,
  sendLead: "It has left the school: nobody calls it back. The graduate is told by e-mail.",
  dispatched: "Followed by",
  dispatchedHint: "The number of the courier or of the registered letter, if there is one.",
  receiverEmail: "E-mail address of the receiver",
  receiverEmailHint: "If it is known: a letter asks there whether the transcript has arrived.",
  sent: (receiver: string) => `The transcript is on its way to ${receiver}`,
  sentOn: (day: string) => `Sent on ${day}`,
  receivedOn: (day: string) => `Received on ${day}`,
  missingOn: (day: string) => `The receiver said on ${day} that it has not arrived`,
  sendAgain: "Send again",
  receive: "Received",
  received: "It is noted that it was received",
  askReceiver: "Ask the receiver",
  asked: "The receiver is asked, by a new link",
  notSent: "Not sent",
  debt: (amount: string) => `${amount} of the school fees are not paid.`,
  missing: (count: number) =>
    count === 1
      ? "The result of one course is not out:"
      : `The results of ${count} courses are not out:`,
  course: (code: string, session: string) => `${code}, ${session}`,
  amended: (day: string) =>
    `A published result was amended on ${day}, after the transcript was prepared. Nothing is signed or sent until it is prepared anew: whoever tries sends it back.`,
  held: (courses: string) =>
    `Results are held and looked at again: ${courses}. Nothing is prepared, signed or sent until they are released.`,
  /** Why it waits, where a result has sent it back; the graduate reads it. */
  sentBack: {
    amended: "A result on it was amended. It is prepared anew.",
    held: "A result on it is looked at again. It is prepared anew once that is done.",
  } satisfies Record<TranscriptStop, string>,
  allInOrder: "The fees are paid and the results are complete.",
  goesTo: "Where it goes",
  steps: "What has happened",
  titleOf: (code: string) => `Request ${code}`,
} as const;
