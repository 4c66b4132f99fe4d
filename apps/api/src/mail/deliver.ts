import { asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Channel, OutboxMessage, Transports } from "./outbox.ts";

const batch = 20;
/** A process that dies with messages in hand gives them back after this. */
const heldSeconds = 300;
const mostTries = 10;

/** Sends what is due; several processes share the work. Answers how many messages were tried. */
export async function deliver(db: Database, transports: Transports): Promise<number> {
  const claimed = await inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: outboxMessages.id })
      .from(outboxMessages)
      .where(lte(outboxMessages.dueAt, sql`now()`))
      .orderBy(asc(outboxMessages.dueAt))
      .limit(batch)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(outboxMessages)
      .set({
        tries: sql`${outboxMessages.tries} + 1`,
        dueAt: sql`now() + make_interval(secs => ${heldSeconds})`,
      })
      .where(
        inArray(
          outboxMessages.id,
          due.map((row) => row.id),
        ),
      )
      .returning();
  });
  for (const message of claimed) {
    const result = await send(message, transports);
    await db.update(outboxMessages).set(result).where(eq(outboxMessages.id, message.id));
  }
  return claimed.length;
}

async function send(
  message: OutboxMessage,
  transports: Transports,
): Promise<Partial<OutboxMessage>> {
  const transport = transports[message.channel as Channel];
  // The channel was switched off since: the message stays to be read.
  if (!transport) return { dueAt: null };
  try {
    await transport(message);
    return { sentAt: new Date(), dueAt: null, lastError: null };
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    const dueAt = message.tries >= mostTries ? null : new Date(Date.now() + delay(message.tries));
    return { lastError, dueAt };
  }
}

/** 10 s, 20 s, 40 s, … at most an hour. */
const delay = (tries: number) => Math.min(10_000 * 2 ** (tries - 1), 3_600_000);
