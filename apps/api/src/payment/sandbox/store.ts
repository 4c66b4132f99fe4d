import type { PaymentReference } from "../gateway.ts";
import type { SandboxOrderState } from "../../database/schema/sandbox-gateway.ts";

/** A payment reference that the sandbox has handed out. */
export type SandboxOrder = {
  readonly rrr: string;
  readonly orderId: string;
  readonly amountKobo: number;
  readonly payerName: string;
  readonly payerEmail: string;
  readonly payerPhone: string;
  readonly description: string;
  readonly state: SandboxOrderState;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly paidAt: Date | null;
};

/** A notice to the school, due at a time. */
export type SandboxWebhook = {
  readonly id: string;
  readonly rrr: string;
  readonly body: unknown;
  readonly createdAt: Date;
  readonly dueAt: Date;
};

/** The sandbox's books. */
export type SandboxStore = {
  /** Books an order; false when its RRR or order id is taken. */
  readonly addOrder: (order: SandboxOrder) => Promise<boolean>;
  readonly findOrder: (reference: PaymentReference) => Promise<SandboxOrder | null>;
  /** Takes the money once, and books the notices with it; false when it was paid or cancelled before. */
  readonly pay: (rrr: string, at: Date, notices: readonly SandboxWebhook[]) => Promise<boolean>;
  /** Notes a failed try or a cancellation; false when the order was paid or cancelled before. */
  readonly close: (rrr: string, state: "failed" | "cancelled") => Promise<boolean>;
  /**
   * Hands out the notices that are due, to one caller each, and puts each off to its next try: a
   * caller that dies loses nothing. A notice older than a day is due no more.
   */
  readonly claimWebhooks: (now: Date) => Promise<Pick<SandboxWebhook, "id" | "body">[]>;
  readonly webhookDelivered: (id: string) => Promise<void>;
};
