import { todayInLagos } from "@polyportal/domain/format/date";
import { eq, like, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { confirmRetention, retentionLines } from "../commands/confirm-retention.ts";
import { auditRows } from "../database/schema/audit-rows.ts";
import { clockChecks } from "../database/schema/machinery.ts";
import { notifications } from "../database/schema/notification.ts";
import { retentionConfirmations, retentionCounts } from "../database/schema/retention.ts";
import { users } from "../database/schema/users.ts";
import { hour, lookAtClock, type ClockLook } from "../jobs/clock.ts";
import { createLog } from "../log.ts";
import { testServer } from "../testing/test-server.ts";
import { dueNow } from "./forget.ts";
import { defaultPeriods } from "./periods.ts";
import { retain } from "./retain.ts";

const server = await testServer();
const { db } = server;
afterAll(server.stop);

const day = 24 * hour;
const kind = "notifications, NOTIFICATIONS";
const never = new AbortController().signal;
const log = createLog("silent");
const by = { officer: "Ngozi Okafor", reason: "The list was looked through with the registrar." };
const confirmed = (now = new Date()) =>
  confirmRetention(db, defaultPeriods, { today: todayInLagos(now), ...by }, now);

/** A clock that has been right for long, at a given time. */
const even = (look: Partial<ClockLook> = {}) => {
  const own = look.own ?? new Date();
  return async (): Promise<ClockLook> => ({
    fault: undefined,
    evenSince: new Date(own.getTime() - 90 * day),
    own,
    database: own,
    last: own,
    ...look,
  });
};
const run = (look: Partial<ClockLook> = {}) =>
  retain({ db, log, clock: even(look) }, defaultPeriods, never);
const left = () => db.$count(notifications, like(notifications.title, "Old %"));

/** This many expired notifications among others. */
async function old(count: number): Promise<void> {
  const [person] = await db.select().from(users).where(eq(users.userName, "registrar"));
  await db.execute(sql`
    insert into notifications (id, user_id, title, body, created_at)
    select gen_random_uuid(), ${person?.id}, 'Old ' || n, '', now() - interval '800 days'
    from generate_series(1, ${count}) n`);
}

beforeEach(async () => {
  await db.delete(notifications);
  await db.delete(retentionCounts);
  await db.delete(retentionConfirmations);
  await db.delete(clockChecks);
});

test("nothing is forgotten until somebody has said that it may be, nor after other periods", async () => {
  await old(10);
  await run();
  expect(await left()).toBe(10);
  await db.delete(notifications);
  await confirmed();
  await old(10);
  await run();
  expect(await left()).toBe(9);
  await retain({ db, log, clock: even() }, { ...defaultPeriods, NOTIFICATIONS: 30 }, never);
  expect(await left()).toBe(9);
});

test("after an upgrade that changes the schema it waits again", async () => {
  await confirmed();
  await old(10);
  const next = sql`drizzle.__drizzle_migrations where hash = 'next'`;
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'next', max(created_at) + 1 from drizzle.__drizzle_migrations`);
  try {
    await run();
    expect(await left()).toBe(10);
    await confirmed();
    expect(await left()).toBe(0);
  } finally {
    await db.execute(sql`delete from ${next}`);
  }
});

test("a restored database waits again", async () => {
  await confirmed();
  await old(10);
  // As after restoring a dump: the same rows in another table.
  await db.execute(sql`create table restored (like retention_confirmations including all)`);
  await db.execute(sql`insert into restored select * from retention_confirmations`);
  await db.execute(sql`drop table retention_confirmations`);
  await db.execute(sql`alter table restored rename to retention_confirmations`);
  await run();
  expect(await left()).toBe(10);
});

test("of each kind at most a hundredth goes in a day, however often it runs", async () => {
  await confirmed();
  await old(1_000);
  const own = new Date();
  for (let turn = 0; turn < 3; turn += 1) await run({ own });
  expect(await left()).toBe(990);
  await run({ own: new Date(own.getTime() + day) });
  expect(await left()).toBe(980);
  const due = await dueNow(db, defaultPeriods, own);
  expect(due.find((one) => one.kind === kind)).toMatchObject({ all: 980, due: 980, today: 0 });
});

test("what is kept for a few days goes as it always does", async () => {
  await confirmed();
  await db.execute(sql`
    insert into idempotency_keys (scope, key, body_hash, created_at, held_until)
    select 'test', n::text, '', now() - interval '2 days', now() from generate_series(1, 300) n`);
  await run();
  expect(await db.execute(sql`select 1 from idempotency_keys where scope = 'test'`)).toMatchObject({
    rows: [],
  });
});

test("a clock in doubt, or that has just begun to go evenly, forgets nothing", async () => {
  await confirmed();
  await old(100);
  for (const fault of ["differs_from_database", "went_back", "leapt_ahead"] as const) {
    await run({ fault });
  }
  await run({ evenSince: new Date(Date.now() - hour / 2) });
  expect(await left()).toBe(100);
  await run();
  expect(await left()).toBe(99);
});

test("how much of what was forgotten stands in the record of changes", async () => {
  await confirmed();
  await old(100);
  await run();
  const rows = await db.select().from(auditRows).where(eq(auditRows.action, "forgetOld"));
  expect(rows.at(-1)).toMatchObject({ actorId: "retention", subject: "retention" });
  expect(rows.at(-1)?.after).toMatchObject({ forgotten: { [kind]: 1 } });
});

test("a person who has looked has all of it forgotten at once, and is on record", async () => {
  await old(50);
  const lines = await retentionLines(db, defaultPeriods);
  expect(lines.find((line) => line.startsWith(kind))).toMatch(/ 730 +50 +50 +1$/);
  expect(lines.join("\n")).toContain("Nobody has said yet that retention may begin here");
  expect(await confirmed()).toMatchObject({ [kind]: 50 });
  expect(await left()).toBe(0);
  const rows = await db.select().from(auditRows).where(eq(auditRows.action, "confirmRetention"));
  expect(rows.at(-1)).toMatchObject({ actorId: "confirm-retention", reason: by.reason });
  expect(rows.at(-1)?.after).toMatchObject({ officer: by.officer, due: { [kind]: 50 } });
  expect((await retentionLines(db, defaultPeriods)).join("\n")).not.toContain("Nobody has said");
});

test("a machine whose day is another than the calendar's is refused in words", async () => {
  await old(10);
  const today = todayInLagos();
  const ahead = new Date(Date.now() + 400 * day);
  await expect(confirmRetention(db, defaultPeriods, { today, ...by }, ahead)).rejects.toThrow(
    "set its clock",
  );
  await expect(confirmed(ahead)).rejects.toThrow("more than an hour apart");
  await expect(
    confirmRetention(db, defaultPeriods, { today, officer: "", reason: "" }),
  ).rejects.toThrow("the officer's name is needed");
  expect(await left()).toBe(10);
});

test("a clock that was doubted is taken as it is once somebody has said the day", async () => {
  const seenAt = new Date(Date.now() - 60 * day);
  await db.insert(clockChecks).values({ id: 1, seenAt, evenSince: seenAt });
  expect((await lookAtClock(db)).fault).toBe("leapt_ahead");
  await confirmed();
  expect((await lookAtClock(db)).fault).toBeUndefined();
});

test("to look at what is due notes no look at the clock", async () => {
  const seenAt = new Date(Date.now() - 20 * day);
  const noted = { seenAt, evenSince: seenAt };
  await db.insert(clockChecks).values({ id: 1, ...noted });
  await retentionLines(db, defaultPeriods);
  expect(await db.select().from(clockChecks)).toMatchObject([noted]);
});
