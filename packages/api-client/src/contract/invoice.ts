import {
  email,
  optionalPersonName,
  personName,
  phone,
  requiredId,
  rrr,
} from "@polyportal/domain/validation/primitives";
import { applicantCode } from "@polyportal/domain/application/code";
import { jambNumber } from "@polyportal/domain/application/jamb-number";
import { invoiceAmount, referralCode } from "@polyportal/domain/invoice/details";
import { payerPhone } from "@polyportal/domain/invoice/lookup";
import { paymentAnswers } from "@polyportal/domain/payment/answers";
import * as z from "zod/mini";
import { endpoint } from "./define.ts";
import { verification } from "./document.ts";
import { naira, nothing, programmeSlug, timestamp, gatewayErrors } from "./shared.ts";

/** An application type as the invoice forms offer it. */
export const applicationType = z.object({
  id: z.int(),
  /** The programme's slug, because ids may be the same in two programmes. */
  programme: programmeSlug,
  name: z.string(),
  /** Whether applications are open. */
  open: z.boolean(),
  /** When applications open or opened; null if no day is set. */
  opensAt: z.nullable(timestamp),
  /** When they close or closed; null if no day is set. */
  closesAt: z.nullable(timestamp),
  session: z.string(),
  sessionId: z.int(),
  /** The session's fee in naira. */
  amount: naira,
  /** Whether that is the lowest of several, which depend on the award. */
  from: z.boolean(),
});

export const invoiceStates = ["open", "paid", "expired"] as const;

/** The payment fields of any invoice. */
export const paymentFields = {
  paymentReference: z.string(),
  /** The school's number of the payment; null until it is paid. */
  transactionReference: z.nullable(z.string()),
  invoiceNo: z.string(),
  invoiceDate: timestamp,
  expiresAt: timestamp,
  /**
   * The form that the browser posts to the gateway's card page. Null if paid or expired, or while money may
   * be on its way.
   */
  cardPayment: z.nullable(
    z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }),
  ),
  paymentStatus: z.boolean(),
  state: z.enum(invoiceStates),
  /** The gateway's answer about an unpaid one; null if it was not asked. */
  answer: z.nullable(z.enum(paymentAnswers)),
  paidAt: z.nullable(timestamp),
  schoolName: z.string(),
  session: z.string(),
  description: z.string(),
  amount: naira,
  paymentPurposeId: z.nullable(z.int()),
  total: naira,
};

/** An invoice or, once paid, the content of its receipt. */
export const invoice = z.object({
  /** The unguessable id by which its owner opens it. Missing on a device that did not make the invoice. */
  id: z.nullable(z.uuid()),
  /** The programme applied for; null for a student's invoice. */
  programme: z.nullable(programmeSlug),
  /** Masked (`Ad*** O***`) if only a phone number found the invoice. */
  fullName: z.string(),
  /** 12 digits. Of a paid invoice found by phone the middle is masked, because the RRR opens the application. */
  rrr: z.string(),
  ...paymentFields,
  /** Matric number on receipts; for applicants the registration number, which is the phone number. */
  regNumber: z.string(),
  paymentType: z.string(),
  /** The parts of the total, if there are several. */
  items: z.optional(
    z.array(z.object({ description: z.string(), amount: naira, paymentType: z.string() })),
  ),
  /** The paper's verification code; null if only a phone number found the invoice. */
  verification: z.nullable(verification),
});

export type Invoice = z.infer<typeof invoice>;

/** One of several invoices that a phone number found. */
export const invoiceChoice = z.object({
  invoiceNo: z.string(),
  /** Masked, except on the device that made it. */
  fullName: z.string(),
  state: z.enum(invoiceStates),
  amount: naira,
  invoiceDate: timestamp,
});

export type InvoiceChoice = z.infer<typeof invoiceChoice>;

/** The award applied for, if the programme's fee depends on it. */
const award = z.optional(z.string().check(z.maxLength(60)));

const invoiceNo = z.string().check(z.regex(/^INV-[\w-]{1,30}$/));

export const invoiceEndpoints = {
  listApplicationTypes: endpoint({
    method: "GET",
    path: "/api/Application/application-types",
    summary: "Programmes with their fee in the current session",
    audience: ["anyone"],
    input: nothing,
    output: z.array(applicationType),
    errors: [],
    allowStale: true,
  }),
  lookupInvoice: endpoint({
    method: "GET",
    path: "/api/ApplicationInvoice/lookup-invoice",
    summary:
      "What is known of a phone number: an invoice, or details to fill the form with (masked)",
    audience: ["anyone"],
    input: z.object({
      applicationTypeId: requiredId("please select an invoice type"),
      programme: programmeSlug,
      award,
      /** The payer's phone number. */
      regNumber: payerPhone,
      /** The number of the chosen invoice, if there are several. */
      invoiceNo: z.optional(invoiceNo),
    }),
    output: z.object({
      invoiceNumber: z.nullable(z.string()),
      /** The only one, or the chosen one. Masked, except on the device that made it. */
      invoice: z.nullable(invoice),
      /** If there are several and none was chosen: five at most, paid ones first. */
      choices: z.array(invoiceChoice),
      /** Masked if known (`Ad***`), and then locked in the form. The server keeps the real values. */
      prefill: z.object({
        /** The number of the invoice whose details are masked here; null if nothing is known. */
        record: z.nullable(z.string()),
        lastname: z.nullable(z.string()),
        firstname: z.nullable(z.string()),
        middlename: z.nullable(z.string()),
        email: z.nullable(z.string()),
        mobileNumber: z.string(),
        sessionId: z.int(),
        session: z.string(),
        amount: naira,
        /** Only candidates on JAMB's list are accepted, so the invoice asks for the number. */
        listedAlone: z.boolean(),
      }),
    }),
    errors: ["application_closed", "invoice_not_found", "too_many_requests"],
  }),
  createInvoice: endpoint({
    method: "POST",
    path: "/api/ApplicationInvoice/create-invoice",
    summary:
      "Generates the application invoice and its RRR; at most one live per phone number, names, e-mail address, programme and session. Whoever did not make it sees it masked",
    audience: ["anyone"],
    idempotent: true,
    input: z.object({
      applicationTypeId: requiredId("please select an invoice type"),
      programme: programmeSlug,
      award,
      /** The prefill's `record`: its details replace those that are sent empty. The mail goes to its address. */
      record: z.optional(invoiceNo),
      /** Confirms that the invoice is wanted although somebody with the same names has paid. */
      again: z.optional(z.boolean()),
      /** Names and e-mail that the look-up masked are sent empty. The server has the real ones. */
      lastname: z.union([z.literal(""), personName("please input surname")]),
      firstname: z.union([z.literal(""), personName("please input first name")]),
      middlename: optionalPersonName(),
      email: z.union([z.literal(""), email("please input email address")]),
      mobileNumber: payerPhone,
      sessionId: requiredId("please enter your session"),
      /** Checked against the fee. */
      amount: invoiceAmount,
      referralCode,
      /**
       * If the form asks it, and if only listed candidates are accepted. The application has it from its
       * first opening.
       */
      jambNumber: z.optional(z.union([z.literal(""), jambNumber])),
    }),
    output: invoice,
    errors: [
      "application_closed",
      "amount_mismatch",
      "names_paid_already",
      "invoice_not_found",
      "idempotency_mismatch",
      ...gatewayErrors,
    ],
  }),
  getInvoice: endpoint({
    method: "GET",
    path: "/api/ApplicationInvoice/invoice/{id}",
    summary: "An invoice by its unguessable id; asks the gateway when the payer has just returned",
    audience: ["anyone"],
    input: z.object({ id: z.uuid(), refresh: z.optional(z.literal("true")) }),
    output: invoice,
    errors: ["invoice_not_found", "too_many_requests"],
  }),
  getFeeReceipt: endpoint({
    method: "GET",
    path: "/api/Payment/fee-receipt",
    summary:
      "The receipt of a paid RRR, for its payer: the phone number must match, and a strange device needs the code that is then sent",
    audience: ["anyone"],
    input: z.object({ rrr: rrr(), mobileNumber: phone(), code: z.optional(applicantCode()) }),
    output: invoice,
    errors: [
      "invoice_not_found",
      "invoice_not_paid",
      "applicant_code_needed",
      "applicant_code_wrong",
      "too_many_requests",
    ],
  }),
};
