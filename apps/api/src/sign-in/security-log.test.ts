import { randomBytes } from "node:crypto";
import { desc } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { securityEvents } from "../database/schema/security-events.ts";
import { createLog } from "../log.ts";
import { testDatabase } from "../testing/test-database.ts";
import { createSecurityLog, mostOfAddress, mostOfAll } from "./security-log.ts";
import { createVault } from "./vault.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, createLog("silent"), 10, database.pooler);
const vault = createVault(randomBytes(32).toString("base64url"));
const noon = new Date("2026-11-22T12:10:00Z").getTime();
let now = noon;
const logs: ReturnType<typeof createSecurityLog>[] = [];
/** A process of its own. */
const newLog = (over = db) => {
  const log = createSecurityLog(over, vault, createLog("silent"), () => new Date(now));
  logs.push(log);
  return log;
};

beforeEach(async () => {
  now = noon;
  await db.delete(securityEvents);
});
afterAll(async () => {
  await Promise.all(logs.map((log) => log.stop()));
  await pool.end();
  await database.drop();
});

const rows = () => db.select().from(securityEvents).orderBy(desc(securityEvents.count));
const failed = { kind: "sign_in_failed", reason: "unknown_name", address: "10.1.1.1" } as const;

test("the same thing within an hour is one row, whichever process saw it", async () => {
  const [one, other] = [newLog(), newLog()];
  for (let turn = 0; turn < 700; turn += 1) one.note({ ...failed, name: "ND/2024/001" });
  await one.flush();
  now += 60_000;
  for (let turn = 0; turn < 300; turn += 1) other.note({ ...failed, name: " nd/2024/001 " });
  await Promise.all([one.flush(), other.flush()]);
  expect(await rows()).toMatchObject([
    { ...failed, userId: null, count: 1000, at: new Date(noon), lastAt: new Date(now) },
  ]);
  now += 60 * 60_000;
  one.note({ ...failed, name: "ND/2024/001" });
  await one.flush();
  expect(await rows()).toHaveLength(2);
});

test("what was typed as a name is nowhere, and a key is needed to recognise it", async () => {
  const log = newLog();
  log.note({ ...failed, name: "My-Secret-Pass-1" });
  await log.flush();
  const [row] = await rows();
  expect(JSON.stringify(row).toLowerCase()).not.toContain("secret");
  expect(row?.nameHash).toBe(vault.fingerprint("my-secret-pass-1", "security-event"));
});

test("an address that tries a thousand names leaves some rows and one count of the rest", async () => {
  const log = newLog();
  for (let turn = 0; turn < 1000; turn += 1) log.note({ ...failed, name: `ND/${turn}` });
  await log.flush();
  const found = await rows();
  expect(found).toHaveLength(mostOfAddress + 1);
  expect(found[0]).toMatchObject({ ...failed, nameHash: null, count: 1000 - mostOfAddress });
});

test("a flood from many addresses fills no table, and no note waits for the database", async () => {
  const log = newLog();
  const addresses = mostOfAll + 3_000;
  for (let turn = 0; turn < addresses; turn += 1) {
    const address = `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
    expect(log.note({ ...failed, address, name: "ada" })).toBeUndefined();
  }
  await log.flush();
  const found = await rows();
  expect(found.length).toBeLessThanOrEqual(mostOfAll + 1);
  expect(found.reduce((sum, row) => sum + row.count, 0)).toBe(addresses);
});

test("what could not be written is written later, with what came since", async () => {
  const broken = connect(database.url, createLog("silent"), 10, database.pooler);
  await broken.pool.end();
  let current = broken.db;
  const moving = new Proxy(db, { get: (_, name) => Reflect.get(current, name) as unknown });
  const log = newLog(moving);
  log.note({ ...failed, name: "ada" });
  await log.flush();
  log.note({ ...failed, name: "ada" });
  current = db;
  await log.stop();
  expect(await rows()).toMatchObject([{ count: 2 }]);
});
