import { mostDaysExtended } from "../application-invoice/limits.ts";
import type { PaymentAnswer } from "../payment/answers.ts";

/** Every word of the page of applicants' invoices. */
export const applicantInvoiceMessages = {
  title: "Manage Invoices",
  lead: "What applicants were asked to pay. Nothing becomes paid here: the gateway is asked.",
  search: "Name, number, RRR or phone",
  none: "No applicant has asked for an invoice yet.",
  columns: {
    invoiceNo: "Invoice",
    rrr: "RRR",
    mobileNumber: "Phone",
    email: "E-mail",
    programme: "Programme",
    amount: "Amount",
    state: "State",
    createdAt: "Created",
    expiresAt: "Expires",
    paidAt: "Paid",
    application: "Application",
  },
  states: { open: "Open", paid: "Paid", expired: "Expired", surplus: "Paid twice" },
  acts: {
    ask: "Ask the gateway again",
    expire: "Expire",
    extend: "Extend",
    resend: "Send it again",
    correct: "Correct the payer",
    move: "Move to another programme",
  },
  why: {
    paid: "It is paid.",
    notPaid: "It is not paid.",
    notOpen: "It is not open.",
    sent: "Its form is sent.",
  },
  answers: {
    paid: "The gateway says that it is paid.",
    pending: "The gateway knows of no payment.",
    processing: "The gateway says that a payment is on its way.",
    failed: "The gateway says that the last try did not go through.",
    unknown: "The gateway cannot tell.",
    "other-amount": "Money came, but not this amount. The bursary decides.",
    surplus: "Money came after another invoice had taken this one's place. The bursary returns it.",
    silent: "The gateway does not answer. Please try again.",
  } satisfies Record<PaymentAnswer | "paid", string>,
  expire: {
    title: (invoiceNo: string) => `Expire ${invoiceNo}`,
    question:
      "The gateway is asked first. If nothing was paid, this reference takes no money any more, and the payer can ask for another.",
    done: "It is expired",
  },
  extend: {
    title: (invoiceNo: string) => `Extend ${invoiceNo}`,
    untilOn: "Last day to pay",
    untilHint: `At most ${mostDaysExtended} days from now`,
    done: "It can be paid for longer",
  },
  resent: (email: string) => `It is sent to ${email}`,
  correct: {
    title: (invoiceNo: string) => `Correct the payer of ${invoiceNo}`,
    lead: "Names and address can be corrected until it is paid. The old address is told.",
    leadPaid:
      "It is paid: phone and e-mail alone can be corrected, once you know who asks. The old address is told.",
    lastname: "Surname",
    firstname: "First name",
    middlename: "Middle name",
    identity: "How it is known who asks",
    identityHint: "Such as: came with the JAMB slip and a national identity card",
    thing: "payer",
  },
  move: {
    title: (invoiceNo: string) => `Move the payment of ${invoiceNo}`,
    lead: "Another person has to approve it. What was filled in goes along; every section is looked at again.",
    to: "To programme",
    missing: "please select a programme",
    ask: "Ask for approval",
    request: (invoiceNo: string, from: string, to: string) =>
      `Move the payment of ${invoiceNo} from ${from} to ${to}`,
    moved: "The payment is moved",
    programme: "Programme",
  },
  needed: {
    untilOn: "please select a day",
    tooFar: `please select a day within ${mostDaysExtended} days`,
    identity: "please say how you know who asks",
    nameStays: "it is paid: the name stays as it is",
  },
} as const;
