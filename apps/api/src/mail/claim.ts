import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { leases } from "../database/schema/machinery.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { inTransaction } from "../database/transaction.ts";
import { latestMade } from "../server/clock-error.ts";
import type { OutboxMessage } from "./outbox.ts";
import { joinedBy, waitOf, type Place } from "./places.ts";

const batch = 20;
/** A process that dies with messages in hand gives them back after this. */
const heldSeconds = 300;
const hour = 3_600_000;

/** Messages that go out as one: the first gives the letter its address and id. */
export type Parcel = readonly [OutboxMessage, ...OutboxMessage[]];

/**
 * Takes what is due and may go; what may not yet is put off to when it may. Of several processes one
 * at a time counts, so that no mailbox gets more than its share. Where `inDoubt`, the clock's time is not to be
 * relied on: what has expired by it is left.
 */
export const claimParcels = (db: Database, now: Date, inDoubt = false): Promise<Parcel[]> =>
  inTransaction(db, async (tx) => {
    await takeTurn(tx);
    const may = inDoubt
      ? or(isNull(outboxMessages.expiresAt), gt(outboxMessages.expiresAt, now))
      : undefined;
    const due = await readDue(tx, now, may);
    if (due.length === 0) return [];
    const mailboxes = [...new Set(due.map(({ mailbox }) => mailbox))];
    const places = await placesOf(tx, mailboxes, now);
    const waiting = await waitingFor(tx, mailboxes, may);

    const parcels: Parcel[] = [];
    const gone = new Set<string>();
    for (const message of due) {
      if (gone.has(message.id)) continue;
      if (message.placeAt) {
        // Sent in vain before: it takes along whom it took then, when there is a place for it again.
        const others = places.filter(({ letter }) => letter !== message.id);
        const notBefore = waitOf(message, others, now);
        if (notBefore) {
          await tryLater(tx, message.id, notBefore);
          continue;
        }
        const { id: letter, mailbox, about } = message;
        places.push({ mailbox, about, letter, at: now });
        parcels.push([message, ...(await membersOf(tx, message.id))]);
        continue;
      }
      const notBefore = waitOf(message, places, now);
      if (notBefore) {
        await putOff(tx, message.id, notBefore);
        continue;
      }
      const others = joinedBy(message, waiting, places, now).filter(({ id }) => !gone.has(id));
      for (const { id, mailbox, about } of [message, ...others]) {
        gone.add(id);
        places.push({ mailbox, about, letter: message.id, at: now });
      }
      parcels.push([message, ...others]);
    }
    for (const parcel of parcels) await hold(tx, parcel, now);
    return parcels;
  });

/**
 * What is due, up to a batch. Nothing waits for more than an hour: what is due later has been put off by a clock
 * that was ahead, and is due once that is right.
 */
async function readDue(tx: Transaction, now: Date, may: SQL | undefined): Promise<OutboxMessage[]> {
  const first = (when: SQL, most: number) =>
    tx
      .select()
      .from(outboxMessages)
      .where(and(when, isNull(outboxMessages.joinedInto), may))
      .orderBy(asc(outboxMessages.dueAt))
      .limit(most)
      .for("update", { skipLocked: true });
  // Two questions, for each is a span of the index.
  const due = await first(lte(outboxMessages.dueAt, now), batch);
  if (due.length === batch) return due;
  const putOffFar = gt(outboxMessages.dueAt, new Date(latestMade(now).getTime() + hour));
  return [...due, ...(await first(putOffFar, batch - due.length))];
}

/** A row that whoever counts locks until the end of the transaction. */
const takeTurn = (tx: Transaction) =>
  tx
    .insert(leases)
    .values({ name: "outbox places", holder: "", until: sql`now()` })
    .onConflictDoUpdate({ target: leases.name, set: { until: sql`now()` } });

async function placesOf(
  tx: Transaction,
  mailboxes: readonly string[],
  now: Date,
): Promise<Place[]> {
  const rows = await tx
    .select()
    .from(outboxMessages)
    .where(
      and(
        inArray(outboxMessages.mailbox, [...mailboxes]),
        gt(outboxMessages.placeAt, new Date(now.getTime() - hour)),
        lte(outboxMessages.placeAt, latestMade(now)),
      ),
    );
  return rows.map(({ id, joinedInto, mailbox, about, placeAt }) => ({
    mailbox,
    about,
    letter: joinedInto ?? id,
    at: placeAt ?? now,
  }));
}

const waitingFor = (tx: Transaction, mailboxes: readonly string[], may: SQL | undefined) =>
  tx
    .select()
    .from(outboxMessages)
    .where(and(inArray(outboxMessages.mailbox, [...mailboxes]), outboxMessages.waiting, may))
    .orderBy(asc(outboxMessages.createdAt))
    .for("update", { skipLocked: true });

const membersOf = (tx: Transaction, id: string) =>
  tx.select().from(outboxMessages).where(eq(outboxMessages.joinedInto, id));

/** One that was sent in vain: as it has others with it, it is joined to none. */
const tryLater = (tx: Transaction, id: string, dueAt: Date) =>
  tx.update(outboxMessages).set({ dueAt }).where(eq(outboxMessages.id, id));

const putOff = (tx: Transaction, id: string, dueAt: Date) =>
  tx.update(outboxMessages).set({ waiting: true, dueAt }).where(eq(outboxMessages.id, id));

/** The first is held for a while; the others' fate is the first one's. */
async function hold(tx: Transaction, [lead, ...others]: Parcel, now: Date): Promise<void> {
  // A try that fails takes a place too: what was refused may have been taken after all.
  await tx
    .update(outboxMessages)
    .set({
      placeAt: now,
      waiting: false,
      tries: lead.tries + 1,
      dueAt: new Date(now.getTime() + heldSeconds * 1000),
    })
    .where(eq(outboxMessages.id, lead.id));
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  await tx
    .update(outboxMessages)
    .set({ placeAt: now, waiting: false, joinedInto: lead.id, dueAt: null })
    .where(inArray(outboxMessages.id, ids));
}

/** A letter and those that were joined to it. */
export const ofParcel = (id: string) =>
  or(eq(outboxMessages.id, id), eq(outboxMessages.joinedInto, id));
