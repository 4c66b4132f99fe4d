import { fc, test } from "@fast-check/vitest";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";
import { makeChange, systemActor } from "../database/change.ts";
import { connect } from "../database/connect.ts";
import { auditRows } from "../database/schema/audit-rows.ts";
import { clockChecks } from "../database/schema/machinery.ts";
import { testDatabase } from "../testing/test-database.ts";
import {
  createClock,
  faultOf,
  hour,
  longestAwayMs,
  lookAtClock,
  readClock,
  trustClock,
} from "./clock.ts";
import { createJobs } from "./jobs.ts";

const database = await testDatabase();
const log = pino({ level: "silent" });
const { db, pool } = connect(database.url, log, 4, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => db.delete(clockChecks));
afterEach(() => {
  vi.useRealTimers();
});

const day = 24 * hour;
const minute = 60_000;
const from = (milliseconds: number, moment = new Date()) =>
  new Date(moment.getTime() + milliseconds);
const seen = (seenAt: Date, evenSince = seenAt) =>
  db.insert(clockChecks).values({ id: 1, seenAt, evenSince });

test.prop([fc.integer({ min: -500, max: 4_000 }), fc.integer({ min: -100, max: 100 })])(
  "who is more than an hour from the database, goes back by one or on by a month is in doubt",
  (hoursAway, tens) => {
    const own = new Date("2026-11-29T08:00:00Z");
    const last = from(-hoursAway * hour, own);
    const apart = tens * 10 * minute;
    const fault = faultOf({ own, database: from(apart, own), last });
    const doubted = Math.abs(apart) > hour || hoursAway < -1 || hoursAway > 31 * 24;
    expect(fault !== undefined).toBe(doubted);
  },
);

test("a school's first look finds nothing wrong, and each look after it is noted", async () => {
  expect(await lookAtClock(db)).toMatchObject({ fault: undefined, last: undefined });
  const [first] = await db.select().from(clockChecks);
  const next = await lookAtClock(db, from(minute));
  expect(next).toMatchObject({ fault: undefined, last: first?.seenAt });
  expect(next.evenSince).toEqual(first?.evenSince);
});

const writeRow = (at: Date) =>
  makeChange(
    db,
    systemActor("tester"),
    async ({ audit }) => audit({ action: "login", subject: "rating", subjectId: "1" }),
    at,
  );

test("the first look of a school that was there before is held against the newest row of its record", async () => {
  const last = from(-400 * day);
  await writeRow(last);
  expect(await lookAtClock(db)).toMatchObject({ fault: "leapt_ahead", last });
  // Rows written by a clock in doubt do not make it trusted.
  await writeRow(new Date());
  expect(await lookAtClock(db)).toMatchObject({ fault: "leapt_ahead", last });
  await db.delete(clockChecks);
  expect((await lookAtClock(db)).fault).toBeUndefined();
  await db.delete(auditRows);
});

test("who only reads it notes nothing", async () => {
  const last = from(-20 * day);
  await seen(last);
  expect(await readClock(db)).toMatchObject({ fault: undefined, last });
  expect(await db.select().from(clockChecks)).toMatchObject([{ seenAt: last }]);
});

test.each([
  ["leapt_ahead", -400 * day],
  ["leapt_ahead", -longestAwayMs - minute],
  ["went_back", 2 * hour],
  ["went_back", 400 * day],
])(
  "%s: nothing is noted until it is right again, or somebody says that it is",
  async (fault, ago) => {
    const last = from(ago);
    await seen(last);
    expect(await lookAtClock(db)).toMatchObject({ fault, last });
    expect(await db.select().from(clockChecks)).toMatchObject([{ seenAt: last }]);
    await trustClock(db, new Date());
    expect((await lookAtClock(db)).fault).toBeUndefined();
  },
);

test("this machine's clock is held against the database's", async () => {
  for (const apart of [400 * day, -400 * day, 61 * minute, -61 * minute]) {
    expect(await lookAtClock(db, from(apart))).toMatchObject({ fault: "differs_from_database" });
  }
  expect((await lookAtClock(db, from(59 * minute))).fault).toBeUndefined();
});

test("after a night without power it goes evenly from now on", async () => {
  await seen(from(-9 * hour), from(-90 * day));
  const own = new Date();
  expect(await lookAtClock(db, own)).toMatchObject({ fault: undefined, evenSince: own });
});

test("a fault is told once, and what ends by time stands still while the rest goes on", async () => {
  await seen(from(-400 * day));
  const told: string[] = [];
  const clock = createClock(db, ({ fault = "" }) => told.push(fault));
  const ran = { ending: 0, other: 0 };
  const jobs = createJobs(
    db,
    log,
    [
      { name: "ending", seconds: 0, byTime: true, run: async () => void (ran.ending += 1) },
      { name: "other", seconds: 0, byTime: false, run: async () => void (ran.other += 1) },
    ],
    { clock },
  );
  jobs.start();
  await vi.waitUntil(() => ran.other >= 5, { timeout: 20_000 });
  await jobs.stop();
  expect(ran.ending).toBe(0);
  expect(told).toEqual(["leapt_ahead"]);
});

/** A database on this machine, whose clock leaps with ours. */
const ofThisMachine = new Proxy(db, {
  get: (target, name) =>
    name === "execute"
      ? async (query: Parameters<typeof db.execute>[0]) => {
          const { rows } = await target.execute(query);
          return { rows: rows.map((row) => ({ ...row, database: new Date().toISOString() })) };
        }
      : Reflect.get(target, name),
});

test("a clock that leaps while the server runs is seen at once, and taken an hour later or by a word", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const told: string[] = [];
  const clock = createClock(ofThisMachine, ({ fault = "" }) => told.push(fault));
  const leap = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  const after = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    return (await clock()).fault;
  };
  expect(await after(0)).toBeUndefined();
  leap(20 * day);
  expect(await after(0)).toBe("leapt_ahead");
  expect(await after(30 * minute)).toBe("leapt_ahead");
  leap(-20 * day);
  expect(await after(2 * minute)).toBeUndefined();
  leap(20 * day);
  expect(await after(0)).toBe("leapt_ahead");
  expect(await after(59 * minute)).toBe("leapt_ahead");
  expect(await after(2 * minute)).toBeUndefined();
  leap(20 * day);
  expect(await after(2 * minute)).toBe("leapt_ahead");
  await trustClock(db, new Date());
  expect(await after(2 * minute)).toBeUndefined();
  leap(59 * minute);
  expect(await after(2 * minute)).toBeUndefined();
  expect(told).toEqual(["leapt_ahead", "leapt_ahead", "leapt_ahead"]);
});
