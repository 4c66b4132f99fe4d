import type { ErrorAnswer } from "./answer.ts";
import { notForStudent } from "../sundry.ts";

/** What paying may answer. */
export const paymentErrors = {
  application_closed: {
    status: 409,
    title: "Invalid Action!",
    message: "This application is closed.",
  },
  amount_mismatch: {
    status: 409,
    title: "Invoice Action Failed!",
    message: "The amount is not this application's fee. Please reload the page.",
  },
  names_paid_already: {
    status: 409,
    title: "These names have paid already",
    message:
      "An invoice of this phone number with the same names has been paid for this application. Pay again only if it is for somebody else.",
  },
  invoice_not_found: {
    status: 404,
    title: "Invalid Action!",
    message: "No invoice was found for this payment reference.",
  },
  invoice_not_paid: {
    status: 402,
    title: "Invalid Action!",
    message: "This payment reference has not been paid yet.",
  },
  invoice_expired: {
    status: 409,
    title: "Invalid Action!",
    message: "This invoice has expired. Please generate a new one.",
  },
  fee_not_for_student: {
    status: 403,
    title: "Unauthorized access",
    message: notForStudent,
  },
  fee_not_paid: {
    status: 402,
    title: "Not paid yet",
    message: "This paper is ready as soon as its fee is paid.",
  },
  contact_missing: {
    status: 409,
    title: "Invoice Action Failed!",
    message:
      "An invoice needs your email address and mobile number. Add them to your profile first.",
  },
  fee_not_due: {
    status: 409,
    title: "Invoice Action Failed!",
    message: "You are not asked for this fee in this session.",
  },
  fee_part_refused: {
    status: 409,
    title: "Invoice Action Failed!",
    message: "This part of the fee cannot be invoiced now.",
  },
  other_invoice_open: {
    status: 409,
    title: "Invoice Action Failed!",
    message: "Another invoice of this fee is open. Pay it or cancel it first.",
  },
  invoice_not_open: {
    status: 409,
    title: "Failed!",
    message: "This invoice is not open.",
  },
  live_invoice_exists: {
    status: 409,
    title: "Failed!",
    message: "These names and this address have a live invoice for this programme already.",
  },
  other_award: {
    status: 409,
    title: "Failed!",
    message: "The fee of this programme goes by the award, so no payment can be moved there.",
  },
  invoice_paid: {
    status: 409,
    title: "Invalid Action!",
    message: "This invoice has been paid.",
  },
} as const satisfies Record<string, ErrorAnswer>;
