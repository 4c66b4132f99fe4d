import { like, sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { connect } from "../database/connect.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { createLog } from "../log.ts";
import { testDatabase } from "../testing/test-database.ts";
import type { ApiFailure } from "../failure.ts";
import { createLimiter } from "./limiter.ts";
import { rateLimits } from "./rate-limits.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, createLog("silent"), 10, database.pooler);
const limit = createLimiter({ db, pool });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

afterEach(() => {
  vi.useRealTimers();
});

const { points } = rateLimits.signInByAccount;
const times = (count: number, act: () => Promise<void>) =>
  Promise.all(Array.from({ length: count }, act));
const counted = async () => {
  const rows = await db
    .select()
    .from(rateLimitCounters)
    .where(like(rateLimitCounters.key, "signInByAccount%"));
  return rows.map((row) => row.points);
};

test("tries given back count no more, of one person or of several at once", async () => {
  await times(points, () => limit("signInByAccount", "ada"));
  await limit("signInByAccount", "bola");
  await Promise.all([
    times(points - 1, () => limit.refund("signInByAccount", "ada")),
    limit.refund("signInByAccount", "bola"),
  ]);
  expect((await counted()).toSorted((a, b) => a - b)).toEqual([0, 1]);
  await times(points - 1, () => limit("signInByAccount", "ada"));
  await expect(limit("signInByAccount", "ada")).rejects.toMatchObject({
    code: "too_many_requests",
  });
});

test("a try of an IPv6 address is given back to its network and to its site", async () => {
  await limit("openApplicationByAddress", "2001:db8:1:2::1");
  await limit.refund("openApplicationByAddress", "2001:db8:1:2::9");
  const rows = await db
    .select()
    .from(rateLimitCounters)
    .where(like(rateLimitCounters.key, "openApplicationByAddress%"));
  expect(rows.map((row) => row.points)).toEqual([0, 0]);
});

test("a try given back after its window has ended or been forgotten allows none more in the next", async () => {
  await limit("signInByAccount", "chi");
  await db.execute(sql`update rate_limit_counters set expire = 1`);
  await limit.refund("signInByAccount", "chi");
  await limit.refund("signInByAccount", "dayo");
  for (const name of ["chi", "dayo"]) {
    await times(points, () => limit("signInByAccount", name));
    await expect(limit("signInByAccount", name)).rejects.toMatchObject({
      code: "too_many_requests",
    });
  }
});

test("what was counted while the clock was ahead locks nobody out once it is right", async () => {
  const year = 365 * 86_400_000;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + year });
  // One was refused there, so this process refuses it too; the other has tries left.
  await limit("signInByAccount", "halima");
  await times(points, () => limit("signInByAccount", "idris"));
  const refused = { code: "too_many_requests" };
  await expect(limit("signInByAccount", "idris")).rejects.toMatchObject(refused);
  vi.useRealTimers();
  for (const name of ["halima", "idris"]) {
    await limit.admit("signInByAccount", name);
    await times(points, () => limit("signInByAccount", name));
    await expect(limit("signInByAccount", name)).rejects.toMatchObject(refused);
    await expect(limit.admit("signInByAccount", name)).rejects.toMatchObject(refused);
  }
});

test("of tries sent all at once, mixed with others', as many get through as the limit says", async () => {
  const names = ["efe", "femi", "gozie"];
  const tries = names.flatMap((name) =>
    Array.from({ length: points + 3 }, () => limit("signInByAccount", name).then(() => name)),
  );
  const through = (await Promise.allSettled(tries)).flatMap((one) =>
    one.status === "fulfilled" ? [one.value] : [],
  );
  for (const name of names) {
    expect(through.filter((one) => one === name)).toHaveLength(points);
  }
});

test("a try after its window has ended is the first of the next", async () => {
  await times(points, () => limit("signInByAccount", "hauwa"));
  await db.execute(sql`update rate_limit_counters set expire = 1`);
  await times(points, () => limit("signInByAccount", "hauwa"));
  await expect(limit("signInByAccount", "hauwa")).rejects.toMatchObject({
    code: "too_many_requests",
  });
});

test("whoever is refused is told when the window ends", async () => {
  await times(points, () => limit("signInByAccount", "ibrahim"));
  await db.update(rateLimitCounters).set({ expire: Date.now() + 90_000 });
  for (const _ of ["the first", "once known"]) {
    const refusal = await limit("signInByAccount", "ibrahim").catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: "too_many_requests" });
    const { retryAfter } = refusal as ApiFailure;
    expect(retryAfter).toBeGreaterThan(60);
    expect(retryAfter).toBeLessThanOrEqual(90);
  }
});
