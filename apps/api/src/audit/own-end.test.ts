import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { testDatabase } from "../testing/test-database.ts";
import { isInsertOnly, keepInsertOnly } from "../database/insert-only.ts";
import { falsifier } from "./testing/falsify.ts";
import { short, verified, write } from "./testing/record.ts";
import { alarms, sealSix, startSealing } from "./testing/own-end.ts";

// Somebody has the password of the server's database role, and no mail is at hand. Rows that were removed, or
// changed and sealed again, are still found.
const database = await testDatabase();
const log = pino({ level: "silent" });
const { db, pool } = connect(database.url, log, 4, database.pooler);
/** PostgreSQL's administrator, who owns the checkpoints. */
const admin = connect(database.adminUrl, log, 2);
const { deleteWithSeal, forgeRow } = falsifier(db);
const found = async () => (await verified(db)).findings.map(short).toSorted();
let ids: string[] = [];

beforeAll(async () => {
  await keepInsertOnly(database.adminUrl, new URL(database.url).username);
  await keepInsertOnly(database.adminUrl, new URL(database.url).username);
});
beforeEach(async () => {
  ids = await sealSix(admin.db);
  await db.execute(sql`delete from outbox_messages`);
});
afterAll(async () => {
  await Promise.all([pool.end(), admin.pool.end()]);
  await database.drop();
});

test("the server's role can add checkpoints and read them, and nothing else", async () => {
  expect(await isInsertOnly(db)).toBe(true);
  for (const statement of [
    "update audit.checkpoints set number = 1",
    "delete from audit.checkpoints",
    "truncate audit.checkpoints",
    "drop table audit.checkpoints",
    "drop schema audit cascade",
    "alter schema audit rename to other",
    "alter table audit.checkpoints disable trigger user",
    "alter table audit.checkpoints owner to current_user",
    "create rule no as on insert to audit.checkpoints do instead nothing",
    "create trigger no before insert on audit.checkpoints execute function audit.refuse_change()",
    "create table audit.other (id int)",
    "create or replace function audit.refuse_change() returns trigger language plpgsql as 'begin return null; end'",
  ]) {
    await expect(db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied|must be owner/) },
    });
  }
  await startSealing(db).run();
  expect(await found()).toEqual([]);
});

test("as long as one role is all there is, a trigger refuses what it would else be asked for", async () => {
  for (const statement of [
    "update audit.checkpoints set number = 1",
    "delete from audit.checkpoints",
    "truncate audit.checkpoints",
  ]) {
    await expect(admin.db.execute(sql.raw(statement)), statement).rejects.toMatchObject({
      cause: { message: "Checkpoints of the record of changes are only added." },
    });
  }
  const { rows } = await db.execute(sql`select count(*)::int as count from audit.checkpoints`);
  expect(rows).toEqual([{ count: 2 }]);
});

test("the tail is cut off with its seals: seen within the minute, named for ever", async () => {
  for (const id of ids.slice(4)) await deleteWithSeal(id);
  await db.execute(sql`delete from audit_roots`);
  expect(await found()).toEqual(["cut kept 6 4"]);
  // A server that has just started knows the end from the checkpoints.
  const server = startSealing(db);
  await server.run();
  await server.run();
  expect(server.noted).toEqual([{ kind: "record_cut", reason: "cut" }]);
  expect(await alarms(db)).toEqual(expect.arrayContaining(["auditor@firm.example"]));
  expect(new Set(await alarms(db)).size).toBe((await alarms(db)).length);
  await write(db, ["after"]);
  await server.run();
  expect(await found()).toEqual(["root mailed gone", "taken out 4-7 2"]);
});

test("a row is changed and its seals deleted onward: none is sealed anew", async () => {
  await db.execute(sql`update audit_rows set reason = 'another' where id = ${ids[2]}`);
  await db.execute(sql`delete from audit_seals where number >= 3`);
  await db.execute(sql`delete from audit_roots`);
  const lost = ids.slice(2).map((id) => `unsealed ${id}`);
  expect(await found()).toEqual(["cut kept 6 2", ...lost].toSorted());
  await startSealing(db).run();
  await write(db, ["after"]);
  await startSealing(db).run();
  expect(await found()).toEqual(["root mailed gone", "taken out 2-7 4", ...lost].toSorted());
});

test("all seals are deleted: none is made anew, and the chain goes on behind the gap", async () => {
  for (const table of ["audit_seals", "audit_roots", "audit_salts"]) {
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  }
  const lost = ids.map((id) => `unsealed ${id}`);
  expect(await found()).toEqual(["cut kept 6 0", ...lost].toSorted());
  await write(db, ["after"]);
  await startSealing(db).run();
  expect(await found()).toEqual(["taken out 0-7 6", ...lost].toSorted());
});

test("a row of the last hour is changed and its seals deleted onward: the gap is named", async () => {
  const server = startSealing(db);
  for (const one of [1, 2, 3]) {
    await write(db, [one]);
    await server.run();
  }
  await db.execute(sql`update audit_rows set reason = 'another'
    where id = (select row_id from audit_seals where number = 8)`);
  await db.execute(sql`delete from audit_seals where number >= 8`);
  await server.run();
  expect(await found()).toEqual(["taken out 7-10 2"]);
});

test("a row that was put in with a seal before the first is named", async () => {
  const id = await forgeRow(ids[2] ?? "");
  await db.execute(sql`insert into audit_seals (number, row_id, at, digest, hash)
    select -7, ${id}, at, digest, hash from audit_seals where number = 3`);
  expect(await found()).toEqual([`inserted ${id}`]);
});

test("many rows without a seal are one finding", async () => {
  for (let index = 0; index < 21; index += 1) {
    await write(db, [index], new Date(Date.now() - (170 - index) * 60_000));
  }
  await startSealing(db).run();
  expect(await found()).toEqual(["unsealed-rows 21"]);
});

test("forged and repeated checkpoints change nothing, and are named", async () => {
  await db.execute(sql`insert into audit.checkpoints (kind, at, number, hash, mac)
    select 'end', now(), 9000, hash, mac from audit.checkpoints, generate_series(1, 150)`);
  await db.execute(sql`insert into audit.checkpoints (kind, at, number, hash, mac)
    select kind, at, number, hash, mac from audit.checkpoints where number = 3`);
  await write(db, ["after"]);
  const server = startSealing(db);
  await server.run();
  expect(server.noted).toEqual([]);
  const { findings, end } = await verified(db);
  expect(findings.map(short)).toEqual(["checkpoint-forged 300"]);
  expect([end.last.number, end.against.insertOnly]).toEqual([7, true]);
});
