import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { connect } from "../database/connect.ts";
import { leases } from "../database/schema/machinery.ts";
import { testDatabase } from "../testing/test-database.ts";
import { createJobs } from "./jobs.ts";

const database = await testDatabase();
const log = pino({ level: "silent" });
const { db, pool } = connect(database.url, log, 10, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test("of two processes one at a time has a job, and stopping waits for its end", async () => {
  let inside = 0;
  let most = 0;
  let runs = 0;
  const job = {
    name: "shared",
    seconds: 0,
    byTime: false,
    run: async () => {
      inside += 1;
      most = Math.max(most, inside);
      await db.$count(leases);
      runs += 1;
      inside -= 1;
    },
  };
  const processes = [createJobs(db, log, [job]), createJobs(db, log, [job])];
  for (const { start } of processes) start();
  await vi.waitUntil(() => runs >= 20, { timeout: 20_000 });
  await Promise.all(processes.map(({ stop }) => stop()));
  const done = runs;
  expect(most).toBe(1);
  expect(inside).toBe(0);
  expect(await db.$count(leases)).toBe(0);
  expect(runs).toBe(done);
});

test("a job that fails is told of, and run again", async () => {
  let runs = 0;
  const failed: string[] = [];
  const failing = {
    name: "failing",
    seconds: 0,
    byTime: false,
    run: async () => {
      runs += 1;
      throw new Error("this time");
    },
  };
  const jobs = createJobs(db, log, [failing], {
    failed: (name) => failed.push(name),
  });
  jobs.start();
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(2), { timeout: 20_000 });
  await jobs.stop();
  expect(failed).toHaveLength(runs);
  expect(failed[0]).toBe("failing");
});
