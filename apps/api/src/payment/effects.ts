import type { InvoicePurpose } from "@polyportal/domain/payment/purposes";
import type { Config } from "../config.ts";
import type { Change } from "../database/change.ts";
import type { Transaction } from "../database/connect.ts";
import type { invoices } from "../database/schema/invoice.ts";
import type { Outbox } from "../mail/outbox.ts";

/** A student's invoice that is paid now. */
export type PaidByStudent = typeof invoices.$inferSelect & { readonly studentId: string };

/** By what somebody is written to who has paid. */
type Telling = { readonly config: Config; readonly outbox: Outbox };

type Unpaid = Pick<PaidByStudent, "id">;

/** What follows in the transaction that records it: all of it holds, or nothing. */
export type PaymentEffect = {
  /** The invoice is paid. */
  readonly paid?: (
    change: Change,
    invoice: PaidByStudent,
    now: Date,
    telling: Telling,
  ) => Promise<void>;
  /** It is closed unpaid, because somebody wished it or the gateway refused it. */
  readonly closed?: (tx: Transaction, invoice: Unpaid) => Promise<void>;
  /** It is closed unpaid where nobody asked for it, because its time was over. */
  readonly expired?: (tx: Transaction, invoice: Unpaid, now: Date) => Promise<void>;
};

/** By what was paid for; each family hands in its own. */
export type PaymentEffects = Readonly<Record<InvoicePurpose, PaymentEffect>>;
