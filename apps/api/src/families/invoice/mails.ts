import { formatDate } from "@polyportal/domain/format/date";
import { formatNaira, toNaira } from "@polyportal/domain/format/naira";
import { fullName } from "@polyportal/domain/format/name";
import { groupRrr } from "@polyportal/domain/format/rrr";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Invoice } from "./queries.ts";
import { descriptionOf, invoiceAddress, programmeOf } from "./view.ts";

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
  { lines, ...mail }: Pick<Mail, "kind" | "subject"> & { lines: readonly string[] },
): Mail {
  const text = [`Dear ${fullName(invoice)},`, "", ...lines, "", school.name, school.helpLine];
  return { ...mail, to: invoice.email, about: invoice.id, text: text.join("\n").trimEnd() };
}
