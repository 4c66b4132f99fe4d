import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { handOverLines } from "../database/insert-only.ts";
import { connect } from "../database/connect.ts";
import { auditOutlets } from "../database/schema/audit-checkpoints.ts";
import { testDatabase } from "../testing/test-database.ts";
import { recordLines } from "./record-places.ts";

const database = await testDatabase();
const log = pino({ level: "silent" });
const { db, pool } = connect(database.url, log, 2, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const own = { databaseUrl: "postgres://db", audit: { mailTo: [] } };

test("the doctor says who could take the record's end away, until its lines have been run", async () => {
  const [line, outside, ...others] = await recordLines(db, own);
  expect(line).toContain("As PostgreSQL's administrator");
  expect(outside).toContain("by the daily letter alone");
  expect(others).toEqual([]);
  const statements = /in this database: (.*)$/.exec(line ?? "")?.[1] ?? "";
  expect(statements.match(/;/g)).toHaveLength(handOverLines("x").length);
  const admin = connect(database.adminUrl, log, 1);
  await admin.db.execute(sql.raw(statements));
  await admin.pool.end();
  expect(await recordLines(db, own)).toEqual([outside]);
  expect((await recordLines(db, { ...own, databaseUrl: undefined }))[0]).toContain("DATA_DIR");
});

test("it names a place outside that cannot be told, while it is one", async () => {
  const audit = { mailTo: [], file: "/mnt/ends" };
  expect(await recordLines(db, { ...own, audit })).toEqual([]);
  await db
    .insert(auditOutlets)
    .values({ name: "file", failedAt: new Date("2026-11-29T10:00:00Z"), failure: "EACCES" });
  expect(await recordLines(db, { ...own, audit })).toEqual([
    "AUDIT_FILE has not been told where the record of changes ends since 2026-11-29T10:00:00.000Z: EACCES.",
  ]);
  expect(await recordLines(db, own)).toHaveLength(1);
});

test("of a database that has no record yet it says nothing", async () => {
  const empty = await testDatabase({ empty: true });
  const connected = connect(empty.url, log, 1, empty.pooler);
  expect(await recordLines(connected.db, own)).toEqual([]);
  await connected.pool.end();
  await empty.drop();
});
