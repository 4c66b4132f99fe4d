import { v7 as uuid } from "uuid";
import type { Transaction } from "../database/connect.ts";
import { outboxMessages } from "../database/schema/outbox.ts";

/** A letter by e-mail. `text` alone is enough; links stand on a line of their own. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What it is about, for the record: `resetPassword`, `applicationOpened`. */
  readonly kind: string;
};

export type Sms = { readonly to: string; readonly text: string; readonly kind: string };

/** What is to be sent, written with the change that it tells of: no change, no message; no message lost. */
export type Outbox = {
  mail: (tx: Transaction, mail: Mail) => Promise<void>;
  sms: (tx: Transaction, sms: Sms) => Promise<void>;
};

export type Channel = "mail" | "sms";

/** A message on its way out. */
export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** Delivers one message of its channel, or throws. The same message may come twice after a crash. */
export type Transport = (message: OutboxMessage) => Promise<void>;

/** How each channel is delivered; what has no transport is kept for a developer to read. */
export type Transports = Partial<Record<Channel, Transport>>;

export function createOutbox(transports: Transports): Outbox {
  const put = async (
    tx: Transaction,
    channel: Channel,
    message: Pick<OutboxMessage, "kind" | "recipient" | "subject" | "body">,
  ) => {
    const now = new Date();
    const dueAt = transports[channel] ? now : null;
    await tx
      .insert(outboxMessages)
      .values({ id: uuid(), channel, createdAt: now, dueAt, ...message });
  };
  return {
    mail: (tx, { kind, to, subject, text }) =>
      put(tx, "mail", { kind, recipient: to, subject, body: text }),
    sms: (tx, { kind, to, text }) =>
      put(tx, "sms", { kind, recipient: to, subject: "", body: text }),
  };
}
