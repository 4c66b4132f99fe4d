import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { describeError } from "../log.ts";
import { ApiFailure } from "../failure.ts";
import { testDatabase } from "../testing/test-database.ts";
import { makeChange, systemActor } from "./change.ts";
import { connect, type Transaction } from "./connect.ts";
import { auditRows } from "./schema/audit-rows.ts";
import { leases } from "./schema/machinery.ts";
import { inTransaction } from "./transaction.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 10, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const read = async (tx: Transaction, name: string) =>
  Number((await tx.select().from(leases).where(eq(leases.name, name)))[0]?.holder);
const write = (tx: Transaction, name: string, value: number) =>
  tx
    .update(leases)
    .set({ holder: String(value) })
    .where(eq(leases.name, name));

beforeEach(async () => {
  await db.delete(leases);
  await db.insert(leases).values([
    { name: "a", holder: "0", until: new Date() },
    { name: "b", holder: "0", until: new Date() },
  ]);
});

test("serializable transactions that collide run again, and every one of them counts", async () => {
  const increment = () =>
    inTransaction(db, async (tx) => {
      await tx.execute(sql`set transaction isolation level serializable`);
      await write(tx, "a", (await read(tx, "a")) + 1);
    });
  await Promise.all([increment(), increment(), increment(), increment()]);
  expect(await read(db, "a")).toBe(4);
});

test("of two that lock each other out, the one that was ended runs again", async () => {
  let reached = 0;
  let letGo = () => {};
  const bothHoldOne = new Promise<void>((resolve) => (letGo = resolve));
  const move = (from: string, to: string) =>
    inTransaction(db, async (tx) => {
      await write(tx, from, 1);
      reached += 1;
      if (reached === 2) letGo();
      await bothHoldOne;
      await write(tx, to, 2);
    });
  await Promise.all([move("a", "b"), move("b", "a")]);
  // On a busy machine it may come before the other has gone on, and lose once more.
  expect(reached).toBeGreaterThanOrEqual(3);
});

test("one that always loses fails with `conflict`", async () => {
  let runs = 0;
  const loser = inTransaction(db, async (tx) => {
    runs += 1;
    await tx.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
  });
  await expect(loser).rejects.toMatchObject({ code: "conflict", status: 409 });
  expect(runs).toBeGreaterThan(2);
});

test("any other failure is passed on at once and leaves nothing behind", async () => {
  let runs = 0;
  const failing = inTransaction(db, async (tx) => {
    runs += 1;
    await write(tx, "a", 7);
    throw new Error("half way");
  });
  await expect(failing).rejects.toThrow("half way");
  expect(runs).toBe(1);
  expect(await read(db, "a")).toBe(0);
});

test("a server that cannot be reached is `database_unavailable`", async () => {
  const away = connect("postgres://nobody:x@127.0.0.1:1/none", pino({ level: "silent" }));
  await expect(inTransaction(away.db, (tx) => read(tx, "a"))).rejects.toMatchObject({
    code: "database_unavailable",
    status: 503,
  });
});

test("a change leaves its audit row, with who, where and what", async () => {
  const id = uuid();
  const actor = { kind: "user", id, ip: "10.0.0.9", requestId: "request-1" } as const;
  await makeChange(db, actor, async ({ tx, audit }) => {
    await write(tx, "a", 5);
    audit({
      action: "changePassword",
      subject: "rating",
      subjectId: "a",
      before: { n: 0 },
      after: { n: 5 },
    });
  });
  const rows = await db.select().from(auditRows).where(eq(auditRows.actorId, id));
  expect(rows).toMatchObject([
    {
      actorKind: "user",
      action: "changePassword",
      subject: "rating",
      subjectId: "a",
      before: { n: 0 },
      after: { n: 5 },
      ip: "10.0.0.9",
      requestId: "request-1",
    },
  ]);
});

test("a change of very many rows leaves the trace of each once, in their order", async () => {
  const id = uuid();
  const actor = { kind: "user", id, ip: "", requestId: "" } as const;
  await makeChange(db, actor, async ({ audit, writeNoted }) => {
    const note = (count: number, from: number) => {
      for (let at = from; at < from + count; at += 1) {
        audit({ action: "login", subject: "rating", subjectId: String(at) });
      }
    };
    note(2_500, 0);
    await writeNoted();
    await writeNoted();
    note(1, 2_500);
  });
  const rows = await db
    .select({ subjectId: auditRows.subjectId })
    .from(auditRows)
    .where(eq(auditRows.actorId, id))
    .orderBy(auditRows.id);
  expect(rows.map(({ subjectId }) => Number(subjectId))).toEqual(
    Array.from({ length: 2_501 }, (_, at) => at),
  );
});

test("a change without an audit row is not made", async () => {
  const silent = makeChange(db, systemActor("test"), ({ tx }) => write(tx, "a", 9));
  await expect(silent).rejects.toThrow("without an audit entry");
  expect(await read(db, "a")).toBe(0);
});

test("a write that gave up waiting for a lock says in the log where it was, and no value", async () => {
  const waits = inTransaction(db, async (tx) => {
    await write(tx, "a", 1);
    await inTransaction(db, async (other) => {
      await other.execute(sql`set local lock_timeout = '20ms'`);
      await write(other, "a", 2);
    });
  });
  const error = await waits.catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiFailure);
  expect(describeError((error as ApiFailure).cause)).toMatchObject({
    code: "55P03",
    lock: expect.stringMatching(/^while .* in relation "leases"$/),
  });
});

test.skipIf(database.pooler !== "none")("a statement is one process's work", async () => {
  const { rows } = await db.execute(sql`show max_parallel_workers_per_gather`);
  expect(rows).toEqual([{ max_parallel_workers_per_gather: "0" }]);
  const { rows: costs } = await db.execute(sql`show random_page_cost`);
  expect(costs).toEqual([{ random_page_cost: "1.1" }]);
});
