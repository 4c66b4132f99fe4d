import { randomUUID } from "node:crypto";
import type { Finding } from "@polyportal/domain/audit/findings";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { makeChange, systemActor, type Change } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { auditSeals } from "../database/schema/audit-seals.ts";
import type { ClockFault, ClockLook } from "../jobs/clock.ts";
import { createOutbox } from "../mail/outbox.ts";
import { defaultPeriods } from "../retention/periods.ts";
import { forgetAll } from "../retention/testing/forget-all.ts";
import { writeCheckpoint } from "./checkpoints.ts";
import { beginning } from "./fingerprints.ts";
import { writeRoots } from "./roots.ts";
import { sealRows } from "./seal.ts";
import { startSealing } from "./testing/own-end.ts";
import { asOwner, key, rootOf, short, testRecord, verified, write } from "./testing/record.ts";

const { db, empty } = await testRecord();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** A change whose transaction stays open until it is told to commit. */
async function openChange(database: Database) {
  let commit = () => {};
  const held = new Promise<void>((resolve) => (commit = resolve));
  let written = () => {};
  const begun = new Promise<void>((resolve) => (written = resolve));
  const work = async ({ tx, audit }: Change) => {
    // Its time and id are from before the wait.
    await tx.execute(sql`insert into audit_rows (id, at, actor_kind, action, subject, subject_id, ip, request_id)
      values (${randomUUID()}, ${new Date()}, 'system', 'late', 'thing', '1', '', '')`);
    audit({ action: "login", subject: "rating", subjectId: "1" });
    written();
    await held;
  };
  const done = makeChange(database, systemActor("tester"), work);
  await begun;
  return async () => {
    commit();
    await done;
  };
}

const step = fc.oneof(
  fc.record({
    do: fc.constant("write" as const),
    values: fc.array(fc.jsonValue({ stringUnit: "grapheme-ascii", maxDepth: 3 }), {
      minLength: 1,
      maxLength: 6,
    }),
    ip: fc.constantFrom("", "10.1.2.3", "2001:db8::7"),
  }),
  fc.record({ do: fc.constantFrom("open" as const, "commit" as const, "seal" as const) }),
);

test("whatever is written and committed whenever, sealed at whatever moments, verifies clean", () =>
  fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      await empty();
      const open: (() => Promise<void>)[] = [];
      for (const one of steps) {
        if (one.do === "write") await write(db, one.values, new Date(), one.ip);
        else if (one.do === "seal") await sealRows(db, key);
        else if (one.do === "open") {
          if (open.length < 3) open.push(await openChange(db));
        } else await open.shift()?.();
      }
      for (const commit of open) await commit();
      await sealRows(db, key);
      const { findings, end } = await verified(db, { roots: [await rootOf(db)] });
      expect(findings).toEqual([]);
      const { rows } = await db.execute<{ count: string }>(sql`select count(*) from audit_rows`);
      expect([end.checked, end.waiting]).toEqual([Number(rows[0]?.count), 0]);
    }),
    { numRuns: 40 },
  ));

test("writers that commit late, several sealers at once and a killed one: each row once, in one chain", async () => {
  await empty();
  let writing = true;
  const sealers = [0, 1, 2].map(async () => {
    while (writing) await sealRows(db, key);
  });
  for (let round = 0; round < 15; round += 1) {
    const late = await openChange(db);
    await Promise.all([write(db, [1, 2]), write(db, [3]), sealRows(db, key)]);
    await late();
  }
  writing = false;
  await Promise.all(sealers);
  // Stopped in the middle of a piece: nothing of it is stored.
  const before = await rootOf(db);
  await write(db, [4, 5, 6]);
  await expect(
    db.transaction(async (tx) => {
      await sealRows(tx, key);
      throw new Error("killed");
    }),
  ).rejects.toThrow("killed");
  expect(await rootOf(db)).toEqual(before);
  await sealRows(db, key);
  const { findings, end } = await verified(db, { roots: [before] });
  expect([findings, end.checked, end.waiting]).toEqual([[], 15 * 5 + 3, 0]);
});

test("a check while all goes on, rows, seals, roots and what is forgotten, names nothing", async () => {
  await empty();
  // Rows by time, from before retention's periods until now.
  for (let days = 3000; days > 0; days -= 60) await write(db, [days], ago(days), "10.1.2.3");
  await sealRows(db, key);
  let going = true;
  let daysAgo = 1000;
  const services = { config: readConfig({}, "/nowhere"), outbox: createOutbox({}) };
  const others = [
    () => write(db, [1, 2, 3], new Date(), "10.1.2.3"),
    () => sealRows(db, key),
    // A day ends each time.
    () => writeRoots(db, key, services, ago(Math.max(0, (daysAgo -= 1)))),
    () => forgetAll(db),
  ].map(async (act) => {
    while (going) await act();
  });
  const found: Finding[] = [];
  for (let check = 0; check < 12; check += 1) found.push(...(await verified(db)).findings);
  going = false;
  await Promise.all(others);
  expect(found).toEqual([]);
  await sealRows(db, key);
  expect((await verified(db, { roots: [await rootOf(db)] })).findings).toEqual([]);
});

test("what retention empties and takes is no tampering, also after its periods were made longer", async () => {
  await empty();
  for (const age of [2_600, 2_556, 2_554, 400, 181, 179, 1, 0]) {
    await write(db, [{ age }], ago(age), "10.0.0.9");
    await sealRows(db, key);
  }
  await forgetAll(db);
  const { findings, end } = await verified(db);
  expect([findings, end.checked, end.forgotten]).toEqual([[], 8, 2]);
  const salts = await db.execute(sql`select day from audit_salts`);
  expect(salts.rows).toHaveLength(3);
  const services = { config: readConfig({}, "/nowhere"), outbox: createOutbox({}) };
  await writeRoots(db, key, services, new Date());
  const longer = { ...defaultPeriods, AUDIT: 5_000, ADDRESSES: 1_000 };
  expect((await verified(db, { periods: longer })).findings).toEqual([]);
});

const roots = async () =>
  (
    await db.execute<{ day: string; number: number }>(
      sql`select day::text, number::int from audit_roots order by day`,
    )
  ).rows;

test("what a clock that was ahead said of days to come counts for nothing, and they end as others do", async () => {
  await empty();
  const services = { config: readConfig({}, "/nowhere"), outbox: createOutbox({}) };
  for (const age of [2_500, 0]) await write(db, [{ age }], ago(age));
  await sealRows(db, key);
  await writeRoots(db, key, services, new Date());
  const [yesterday] = await roots();
  await writeRoots(db, key, services, ago(-100));
  expect(await roots()).toHaveLength(101);
  // The database's clock was ahead as well.
  const day = `kind = 'day' and day > '${yesterday?.day}'`;
  await asOwner(db, `delete from audit.checkpoints where ${day}`);
  const [today] = (await roots()).slice(1);
  const at = `${ago(-100).toISOString().slice(0, -1)}000Z`;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ hash: Buffer }>(
      sql`select hash from audit_seals where number = 2`,
    );
    for (const root of (await roots()).slice(1)) {
      const hash = rows[0]?.hash ?? beginning;
      await writeCheckpoint(tx, key, { kind: "day", at, ...root, hash });
    }
  });

  const { findings, end } = await verified(db);
  expect([findings, end.lastRoot?.day]).toEqual([[], yesterday?.day]);
  await write(db, ["after"]);
  await sealRows(db, key);
  await writeRoots(db, key, services, ago(-1));
  expect((await roots()).slice(0, 3)).toMatchObject([
    yesterday,
    { day: today?.day, number: 3 },
    { number: 2 },
  ]);
  // Younger than the school's period, older than the earlier period.
  await db.execute(sql`delete from audit_rows where at < ${ago(2_000)}`);
  expect((await verified(db)).findings.map(short)).toEqual(["deleted 1"]);
});

test("while the clock is in doubt rows are sealed, and no day ends", async () => {
  await empty();
  await write(db, [1]);
  let fault: ClockFault | undefined = "leapt_ahead";
  const clock = async () => ({ fault }) as ClockLook;
  const { run } = startSealing(db, {}, undefined, clock);
  await run();
  expect(await db.$count(auditSeals)).toBe(1);
  expect(await roots()).toEqual([]);
  fault = undefined;
  await run();
  expect(await roots()).toHaveLength(1);
});
