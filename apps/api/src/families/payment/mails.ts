import { applicantCodeRule, groupCode } from "@polyportal/domain/application/code";
import { formatDate } from "@polyportal/domain/format/date";
import { formatNaira, toNaira } from "@polyportal/domain/format/naira";
import { fullName } from "@polyportal/domain/format/name";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { codeLetterLines } from "@polyportal/domain/messages/applicant-code";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Invoice } from "./invoices.ts";
import { descriptionOf, invoiceAddress, programmeOf } from "./described.ts";

type Sender = Pick<Config, "publicUrl" | "school">;

/** To the payer, with the reference to pay by. */
export const invoiceMail = (config: Sender, invoice: Invoice): Mail =>
  letter(config, invoice, {
    kind: "invoiceCreated",
    subject: `Your invoice ${invoice.invoiceNo}`,
    lines: [
      `Your invoice for ${descriptionOf(invoice)} is ready.`,
      ...figuresOf(invoice),
      `Pay before: ${formatDate(invoice.expiresAt.toISOString())}`,
      "",
      "Pay by card from your invoice, or show the RRR at any bank branch. Open your invoice here:",
      invoiceAddress(config.publicUrl, invoice),
    ],
  });

/** To the payer, once the gateway has confirmed the payment. */
export const paymentMail = (config: Sender, invoice: Invoice): Mail =>
  letter(config, invoice, {
    kind: "paymentReceived",
    subject: "Payment received",
    lines: [
      `We have received your payment for ${descriptionOf(invoice)}.`,
      ...figuresOf(invoice),
      ...wayOn(config, invoice),
    ],
  });

/** To the payer of a paid invoice that somebody looked up by the phone number. */
export const referenceMail = (config: Sender, invoice: Invoice): Mail =>
  letter(config, invoice, {
    kind: "paymentReferenceAgain",
    subject: "Your payment reference (RRR)",
    lines: [
      `Your paid invoice for ${descriptionOf(invoice)} was looked up by your phone number.`,
      "Here is its reference again; it was shown to nobody else.",
      ...figuresOf(invoice),
      ...wayOn(config, invoice),
    ],
  });

/** To the payer, whose application or receipt a device asks for that it does not know. */
export const codeMail = (
  config: Sender,
  invoice: Invoice,
  { code, expiresAt }: { readonly code: string; readonly expiresAt: Date },
): Mail =>
  letter(config, invoice, {
    kind: "applicantCode",
    subject: `Your code for RRR ${groupRrr(invoice.rrr ?? "")}`,
    lines: codeLetterLines(descriptionOf(invoice), groupCode(code), expiresAt.toISOString()),
    // A record of its own: no other letter about the invoice keeps a code waiting.
    about: `${invoice.id}/code`,
    validFor: applicantCodeRule.minutes * 60_000,
  });

const figuresOf = (invoice: Invoice): string[] => [
  "",
  `Invoice: ${invoice.invoiceNo}`,
  `RRR: ${groupRrr(invoice.rrr ?? "")}`,
  `Amount: ${formatNaira(toNaira(invoice.amountKobo))}`,
];

const wayOn = (config: Sender, invoice: Invoice): string[] =>
  invoice.purpose === "application"
    ? [
        "",
        "Open the application form with your RRR here. Keep it to yourself: it opens your application.",
        `${config.publicUrl}${programmeOf(invoice).paths.login}`,
      ]
    : ["", "Print your receipt here:", invoiceAddress(config.publicUrl, invoice)];

function letter(
  { school }: Sender,
  invoice: Invoice,
  { lines, ...mail }: Pick<Mail, "kind" | "subject"> & Partial<Mail> & { lines: readonly string[] },
): Mail {
  const text = [`Dear ${fullName(invoice)},`, "", ...lines, "", school.name, school.helpLine];
  return { about: invoice.id, ...mail, to: invoice.email, text: text.join("\n").trimEnd() };
}
