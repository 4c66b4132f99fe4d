import { v7 as uuid } from "uuid";
import type { Transaction } from "../database/connect.ts";
import { copyRows } from "../database/copy-rows.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { mailboxOf, type Channel } from "./mailbox.ts";

/** A letter by e-mail. `text` alone is enough; links stand on a line of their own. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** What it is about, for the record: `resetPassword`, `applicationOpened`. */
  readonly kind: string;
  /** The id of the record that it is about: a mailbox gets only so many an hour about one. */
  readonly about: string;
  /** For how long what it brings is of use, in milliseconds: of several about one thing the newest alone is. */
  readonly validFor?: number | undefined;
  /** Somebody who has proved who they are waits for it: nobody else's letters keep it waiting. */
  readonly urgent?: boolean | undefined;
};

export type Sms = Omit<Mail, "subject">;

/** What is to be sent, written with the change that it tells of: no change, no message; no message lost. */
export type Outbox = {
  mail: (tx: Transaction, mail: Mail) => Promise<void>;
  /** Very many letters in few statements. */
  mails: (tx: Transaction, mails: readonly Mail[]) => Promise<void>;
  /** Text messages. */
  texts: (tx: Transaction, texts: readonly Sms[]) => Promise<void>;
};

/** A message on its way out. */
export type OutboxMessage = typeof outboxMessages.$inferSelect;

/** Delivers one message of its channel, or throws. The same message may come twice after a crash. */
export type Transport = (
  letter: Pick<OutboxMessage, "id" | "recipient" | "subject" | "body">,
) => Promise<void>;

/** How each channel is delivered; what has no transport is kept for a developer to read. */
export type Transports = Partial<Record<Channel, Transport>>;

export function createOutbox(transports: Transports): Outbox {
  const rowOf = (
    channel: Channel,
    { to: recipient, text: body, subject, validFor, kind, about, urgent = false }: Mail,
  ) => {
    const now = new Date();
    const dueAt = transports[channel] ? now : null;
    const expiresAt = validFor === undefined ? null : new Date(now.getTime() + validFor);
    const mailbox = mailboxOf(channel, recipient);
    const times = { createdAt: now, dueAt, expiresAt };
    const letter = { recipient, mailbox, subject, body, kind, about, urgent };
    return { id: uuid(), channel, ...letter, ...times };
  };
  return {
    mail: async (tx, mail) => void (await tx.insert(outboxMessages).values(rowOf("mail", mail))),
    mails: (tx, mails) =>
      copyRows(
        tx,
        outboxMessages,
        mails.map((mail) => rowOf("mail", mail)),
      ),
    texts: (tx, texts) =>
      copyRows(
        tx,
        outboxMessages,
        texts.map((sms) => rowOf("sms", { ...sms, subject: "" })),
      ),
  };
}
