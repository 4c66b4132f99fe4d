import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { roleMenus } from "../schema/role-menus.ts";
import { seeds } from "../schema/seed.ts";
import { inTransaction } from "../transaction.ts";
import { insertDemo } from "./demo/insert.ts";
import { referenceFingerprint, upsertReference } from "./reference.ts";
import { roleMenuRows } from "./role-menus.ts";

/**
 * Runs `insert` unless this database already holds the seed `name` in this `fingerprint`. The claim
 * is one statement, so of two processes that start at once the second waits and then finds it done.
 */
const seedOnce = (
  db: Database,
  name: string,
  fingerprint: string,
  insert: (tx: Transaction) => Promise<unknown>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
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

/** A seed that is the school's own from then on: no release overwrites it. */
const handedOver = "handed over";

/** What every school needs, in production too: lists, countries, application types, role menus. */
export async function seedReference(db: Database): Promise<void> {
  await seedOnce(db, "reference", referenceFingerprint(), upsertReference);
  await seedOnce(db, "role menus", handedOver, (tx) => tx.insert(roleMenus).values(roleMenuRows));
}

/** The fictional school with its demo accounts; needs the reference data. */
export const seedDemo = (db: Database): Promise<void> =>
  seedOnce(db, "demo", handedOver, insertDemo);

/** What a start does: the reference data, and the fictional school where `demo` asks for it. */
export async function seed(db: Database, options: { demo: boolean }): Promise<void> {
  await seedReference(db);
  if (options.demo) await seedDemo(db);
}
