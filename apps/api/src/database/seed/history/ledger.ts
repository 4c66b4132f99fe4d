import { randomBytes } from "node:crypto";
import { invoiceSeries } from "@polyportal/domain/invoice/number";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { v7 as uuid } from "uuid";
import { printedNumber } from "../../number-series.ts";
import type { invoices, payments } from "../../schema/invoice.ts";

type Invoice = typeof invoices.$inferInsert;
type Payment = typeof payments.$inferInsert;

/** What was billed and paid, and of whom. */
export type Bill = Pick<
  Invoice,
  | "sessionId"
  | "purpose"
  | "item"
  | "paymentType"
  | "lines"
  | "lastname"
  | "firstname"
  | "middlename"
> &
  Partial<Pick<Invoice, "payerKey">> & {
    readonly studentId: string | null;
    readonly programmeSlug: Invoice["programmeSlug"];
    readonly amountKobo: number;
    readonly phone: string;
    readonly email: string;
    readonly paidAt: Date;
  };

const hour = 3_600_000;
const validFor = 14 * 24 * hour;

/**
 * Paid invoices with their payments, numbered as the server numbers them: each year has a series of its
 * own, which goes on from `numbers`. Payment references count up from `firstRrr`.
 */
export function createLedger(numbers: Map<string, number>, firstRrr: number) {
  const rows: { invoices: Invoice[]; payments: Payment[] } = { invoices: [], payments: [] };
  let nextRrr = firstRrr;

  const pay = ({ phone, paidAt, amountKobo, ...bill }: Bill): { id: string; rrr: string } => {
    const createdAt = new Date(paidAt.getTime() - 2 * hour);
    const series = invoiceSeries(createdAt);
    const number = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, number);
    const [id, rrr] = [uuid(), String(nextRrr)];
    nextRrr += 1;
    rows.invoices.push({
      ...bill,
      id,
      invoiceNo: `${series}-${printedNumber(number)}`,
      paymentReference: `PP-${randomBytes(8).toString("hex").toUpperCase()}`,
      rrr,
      state: "paid",
      payerPhone: canonicalPhone(phone),
      amountKobo,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + validFor),
      paidAt,
    });
    rows.payments.push({
      id: uuid(),
      invoiceId: id,
      rrr,
      amountKobo,
      gateway: "sandbox",
      code: "00",
      paidAt,
      recordedAt: paidAt,
    });
    return { id, rrr };
  };

  return { pay, rows, numbers };
}

export type Ledger = ReturnType<typeof createLedger>;
