import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { seeds } from "../schema/seed.ts";
import { inTransaction } from "../transaction.ts";
import { referenceFingerprint, upsertReference } from "./reference.ts";
import { insertRights } from "./rights.ts";

type Seed = {
  readonly name: string;
  /** It is inserted again when this changes. */
  readonly fingerprint: string;
  readonly insert: (tx: Transaction) => Promise<unknown>;
};

/** A seed that is the school's own from then on: no release overwrites it. */
const handedOver = "handed over";

/** What every school needs, in production too: lists, countries, application types, rights. */
const forEverySchool = (): Seed[] => [
  { name: "reference", fingerprint: referenceFingerprint(), insert: upsertReference },
  { name: "rights", fingerprint: handedOver, insert: insertRights },
];

/** The fictional school with its demo accounts; needs the reference data. */
const demo: Seed = {
  name: "demo",
  fingerprint: handedOver,
  insert: async (tx) => (await import("./demo/insert.ts")).insertDemo(tx),
};

/** What a start does: the reference data, and the fictional school where `demo` asks for it. */
export async function seed(db: Database, options: { demo: boolean }): Promise<void> {
  const wanted = options.demo ? [...forEverySchool(), demo] : forEverySchool();
  // One read, which most starts end with.
  const held = new Map(
    (await db.select().from(seeds)).map(({ name, fingerprint }) => [name, fingerprint]),
  );
  for (const one of wanted.filter(({ name, fingerprint }) => held.get(name) !== fingerprint)) {
    await insertOnce(db, one);
  }
}

/**
 * The claim is one statement, so of two processes that start at once the second waits and then finds
 * it done.
 */
const insertOnce = (db: Database, { name, fingerprint, insert }: Seed): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Whoever comes second waits for a whole school, longer than any caller would.
    await tx.execute(sql`set local lock_timeout = '5min'`);
    await tx.execute(sql`set local statement_timeout = '5min'`);
    const claimed = await tx
      .insert(seeds)
      .values({ name, fingerprint })
      .onConflictDoUpdate({
        target: seeds.name,
        set: { fingerprint, seededAt: sql`now()` },
        setWhere: sql`${seeds.fingerprint} <> ${fingerprint}`,
      })
      .returning({ name: seeds.name });
    if (claimed.length > 0) await insert(tx);
  });
