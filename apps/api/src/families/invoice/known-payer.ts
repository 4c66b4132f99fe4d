import type { Context } from "../../server/handler.ts";
import type { Invoice } from "../payment/invoices.ts";

/** What a device has proved that made an invoice or had its code: it is the payer's. */
const subjectOf = ({ id }: Pick<Invoice, "id">): string => `invoice:${id}`;

/** What it has proved that had a code of the invoice's mailbox: whoever makes an invoice may name any. */
const mailboxOf = ({ id, email }: Pick<Invoice, "id" | "email">): string =>
  `mailbox:${id}:${email.toLowerCase()}`;

type Asked = Pick<Context, "device">;

/** Whether the device made the invoice, or has opened it before. */
export const knowsInvoice = ({ device }: Asked, invoice: Pick<Invoice, "id">): boolean =>
  device.knows(subjectOf(invoice));

/** To be called once the proof is certain, after its change. */
export const rememberInvoice = ({ device }: Asked, invoice: Pick<Invoice, "id">): void =>
  device.remember(subjectOf(invoice));

/** Whether the mailbox of the invoice was read by whoever holds the device. */
export const knowsMailbox = ({ device }: Asked, invoice: Pick<Invoice, "id" | "email">): boolean =>
  device.knows(mailboxOf(invoice));

/** To be called once a code of its mailbox was accepted: the device then knows the invoice, too. */
export function rememberMailbox(ctx: Asked, invoice: Pick<Invoice, "id" | "email">): void {
  rememberInvoice(ctx, invoice);
  ctx.device.remember(mailboxOf(invoice));
}

export function forgetInvoice({ device }: Asked, invoice: Pick<Invoice, "id" | "email">): void {
  device.forget(subjectOf(invoice));
  device.forget(mailboxOf(invoice));
}
