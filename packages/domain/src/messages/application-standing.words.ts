import type { NextAct, Standing } from "../application/standing.ts";
import { groupRrr } from "../format/rrr.ts";

const acts = {
  pay: "No payment has arrived yet. Ask how the payment stands, and how to pay.",
  open: "The form has not been opened yet. Sign in with the RRR and begin.",
  fill: "Sections are missing. Sign in with the RRR and go on.",
  send: "Everything is filled in, but not sent. Sign in with the RRR, check the answers, and send the application.",
  late: "This programme takes no forms any more. If you think that it should, call the school.",
  wait: "Nothing is to be done now. The school writes by e-mail; the slip is printed after signing in with the RRR.",
  closed: "The school has closed this application. If this is wrong, call the school.",
} as const satisfies Record<NextAct, string>;

const saved = ({ sections }: Standing): string =>
  sections ? `${sections.saved} of ${sections.of} saved` : "Not begun";

/** How an application stands, as anybody may read it who holds its RRR, and as the applicant may. */
export const applicationStandingWords = {
  rrr: "RRR",
  found: "What we found",
  payment: "Application fee",
  paid: "Paid",
  notPaid: "Not paid",
  sections: "Sections",
  saved,
  sending: "Application",
  submitted: "Submitted",
  notSubmitted: "Not submitted",
  next: "Next step",
  acts,
  ways: {
    pay: "Verify the payment",
    open: "Open the form",
    fill: "Go on with the form",
    send: "Send the application",
    wait: "Print the slip",
  } satisfies Partial<Record<NextAct, string>>,
  moreInfo:
    "Seat, references, result and decision are shown on a device on which this application was paid for or opened. On any other a code comes first, by e-mail.",
  own: "For the applicant",
  seat: "Screening",
  noSeat: "No seat is out yet",
  seatDue: "Your seat is out. It is told once the fee of the screening slip is paid.",
  toSlip: "Pay for the screening slip",
  seatAt: (venue: string, address: string, seat: number) => `${venue}, ${address}, seat ${seat}`,
  references: "References",
  counted: ({
    named,
    asked,
    given,
    declined,
  }: Record<"named" | "asked" | "given" | "declined", number>) =>
    `${asked} of ${named} asked, ${given} given, ${declined} declined`,
  arrived: (came: boolean) => (came ? "Received" : "Awaited"),
  result: "PUTME score",
  aggregate: "Aggregate",
  absent: "Absent",
  noResult: "No result is out yet",
  decision: "Decision",
  decided: {
    admitted: "Admission offered",
    submitted: "No decision has been published yet",
    "in-progress": "The application has not been submitted",
  },
  admissionNumber: "Admission number",
  share: "Share this status",
  shareInfo: "The message says what stands above, without a name.",
  byWhatsApp: "By WhatsApp",
  bySms: "By SMS",
  /** A message to whomever the person chooses: how the application stands, and nobody's name. */
  message: (school: string, rrr: string, standing: Standing, address: string): string => {
    const states = [
      standing.paid ? "paid" : "not paid",
      ...(standing.sections ? [`sections: ${saved(standing)}`] : []),
      standing.submitted ? "submitted" : "not submitted",
    ].join("; ");
    return `${school}, application with RRR ${groupRrr(rrr)}: ${states}. ${acts[standing.next]} ${address}`;
  },
} as const;
