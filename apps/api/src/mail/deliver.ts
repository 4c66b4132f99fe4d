import { eq } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import type { Clock } from "../jobs/clock.ts";
import { claimParcels, ofParcel, type Parcel } from "./claim.ts";
import { joinLetters } from "./join.ts";
import type { Channel } from "./mailbox.ts";
import type { OutboxMessage, Transports } from "./outbox.ts";

/** Two days: a mail server that is away for a night or a Sunday loses nobody's letter. */
const mostTries = 57;

/**
 * Sends what is due and may go; several processes share the work. Answers how many letters were tried.
 * No mailbox gets more than its share of an hour (places.ts): what is beyond waits, and goes as one. While the clock
 * is in doubt nothing expires: what has by its time waits until it is right.
 */
export async function deliver(
  db: Database,
  transports: Transports,
  now = new Date(),
  clock?: Clock,
): Promise<number> {
  const inDoubt = (await clock?.())?.fault !== undefined;
  const parcels = await claimParcels(db, now, inDoubt);
  for (const parcel of parcels) {
    const [lead] = parcel;
    const { retry, result } = await send(parcel, transports, now, inDoubt);
    await db.update(outboxMessages).set(result).where(ofParcel(lead.id));
    if (retry) {
      const [dueAt, tries] = [retry, lead.tries + 1];
      await db.update(outboxMessages).set({ dueAt, tries }).where(eq(outboxMessages.id, lead.id));
    }
  }
  return parcels.length;
}

type Sent = { readonly result: Partial<OutboxMessage>; readonly retry?: Date };

async function send(
  parcel: Parcel,
  transports: Transports,
  now: Date,
  inDoubt: boolean,
): Promise<Sent> {
  const [lead] = parcel;
  const transport = transports[lead.channel as Channel];
  // The channel was switched off since: the message stays to be read.
  if (!transport) return { result: { dueAt: null } };
  const letter = joinLetters(parcel, inDoubt ? undefined : now);
  // A code that expired while it waited helps nobody: whoever needs one asks again.
  if (!letter) return { result: { dueAt: null, lastError: "expired before it could be sent" } };
  try {
    await transport(letter);
    return { result: { sentAt: now, dueAt: null, lastError: null } };
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    const tries = lead.tries + 1;
    const result = { lastError, dueAt: null };
    return tries >= mostTries
      ? { result }
      : { result, retry: new Date(now.getTime() + delay(tries)) };
  }
}

/** 10 s, 20 s, 40 s, … at most an hour. */
const delay = (tries: number) => Math.min(10_000 * 2 ** (tries - 1), 3_600_000);
