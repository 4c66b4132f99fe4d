import { applicantCodeRule, groupCode } from "@polyportal/domain/application/code";
import { formatDate } from "@polyportal/domain/format/date";
import { formatNaira, toNaira } from "@polyportal/domain/format/naira";
import { fullName } from "@polyportal/domain/format/name";
import { groupRrr } from "@polyportal/domain/format/rrr";
import type { codeLetterLines } from "@polyportal/domain/messages/applicant-code";
import { paymentLetterWords as words } from "@polyportal/domain/messages/payment-letters.words";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Invoice } from "./invoices.ts";
import { descriptionOf, invoiceAddress, programmeOf } from "./described.ts";

type Sender = Pick<Config, "publicUrl" | "school">;

/** To the payer, with the reference to pay by. */
export const invoiceMail = (config: Sender, invoice: Invoice): Mail =>
  letter(config, invoice, {
    kind: "invoiceCreated",
    subject: words.invoice.subject(invoice.invoiceNo),
    lines: [
      words.invoice.ready(descriptionOf(invoice)),
      ...figuresOf(invoice),
      words.invoice.payBefore(formatDate(invoice.expiresAt.toISOString())),
      "",
      words.invoice.payBy,
      invoiceAddress(config.publicUrl, invoice),
    ],
  });

/** To the payer, once the gateway has confirmed the payment. */
export const paymentMail = (config: Sender, invoice: Invoice): Mail =>
  letter(config, invoice, {
    kind: "paymentReceived",
    subject: words.payment.subject,
    lines: [
      words.payment.received(descriptionOf(invoice)),
      ...figuresOf(invoice),
      ...wayOn(config, invoice),
    ],
  });

/** To the payer of a paid invoice that somebody looked up by the phone number. */
export const referenceMail = (config: Sender, invoice: Invoice): Mail =>
  letter(config, invoice, {
    kind: "paymentReferenceAgain",
    subject: words.reference.subject,
    lines: [
      words.reference.lookedUp(descriptionOf(invoice)),
      words.reference.again,
      ...figuresOf(invoice),
      ...wayOn(config, invoice),
    ],
  });

/** To the payer, with the code that a device is asked for; the lines say what for. */
export const codeMail = (
  config: Sender,
  invoice: Invoice,
  { code, expiresAt }: { readonly code: string; readonly expiresAt: Date },
  linesOf: typeof codeLetterLines,
): Mail =>
  letter(config, invoice, {
    kind: "applicantCode",
    subject: words.codeSubject(groupRrr(invoice.rrr ?? "")),
    lines: linesOf(descriptionOf(invoice), groupCode(code), expiresAt.toISOString()),
    // A record of its own: no other letter about the invoice keeps a code waiting.
    about: `${invoice.id}/code`,
    validFor: applicantCodeRule.minutes * 60_000,
  });

const figuresOf = (invoice: Invoice): string[] => [
  "",
  words.figures.invoice(invoice.invoiceNo),
  words.figures.rrr(groupRrr(invoice.rrr ?? "")),
  words.figures.amount(formatNaira(toNaira(invoice.amountKobo))),
];

const wayOn = (config: Sender, invoice: Invoice): string[] =>
  invoice.purpose === "application"
    ? ["", words.toForm, `${config.publicUrl}${programmeOf(invoice).paths.login}`]
    : ["", words.toReceipt, invoiceAddress(config.publicUrl, invoice)];

function letter(
  { school }: Sender,
  invoice: Invoice,
  { lines, ...mail }: Pick<Mail, "kind" | "subject"> & Partial<Mail> & { lines: readonly string[] },
): Mail {
  const text = [words.dear(fullName(invoice)), "", ...lines, "", school.name, school.helpLine];
  return { about: invoice.id, ...mail, to: invoice.email, text: text.join("\n").trimEnd() };
}
