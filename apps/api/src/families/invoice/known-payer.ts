import type { Context } from "../../server/handler.ts";
import type { Invoice } from "../payment/invoices.ts";

/** What a device has proved that made an invoice or had its code: it is the payer's. */
const subjectOf = ({ id }: Pick<Invoice, "id">): string => `invoice:${id}`;

type Asked = Pick<Context, "device">;

/** Whether the device made the invoice, or has opened it before. */
export const knowsInvoice = ({ device }: Asked, invoice: Pick<Invoice, "id">): boolean =>
  device.knows(subjectOf(invoice));

/** To be called once the proof is certain, after its change. */
export const rememberInvoice = ({ device }: Asked, invoice: Pick<Invoice, "id">): void =>
  device.remember(subjectOf(invoice));

export const forgetInvoice = ({ device }: Asked, invoice: Pick<Invoice, "id">): void =>
  device.forget(subjectOf(invoice));
