import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isInsertOnly, keepInsertOnly } from "../insert-only.ts";
import { connect } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { startEmbedded, type EmbeddedDatabase } from "./embedded.ts";

let folder = "";
let home = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "polyportal-embedded-"));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  for (const path of [folder, home]) await rm(path, { recursive: true, force: true });
});

/** Starts the database of this file, and notes where it lives. */
async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder);
  home = database.folder;
  return database;
}

const pidFile = () => join(home, "data/postmaster.pid");
const pidOf = () => Number(readFileSync(pidFile(), "utf8").split("\n")[0]);

/** A server takes its pid file with it when it stops. */
const isRunning = () => existsSync(pidFile());

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

test("a fresh start makes a UTF-8 database with checksums, sorted as people sort, then stops", async () => {
  const database = await start();
  expect(database.reused).toBe(false);
  expect(isRunning()).toBe(true);
  await query(database.url, "create table kept (name text)");
  await query(database.url, "insert into kept values ('Ọlá'), ('Zainab'), ('Ngọzi')");
  expect(await query(database.url, "show server_encoding")).toEqual([{ server_encoding: "UTF8" }]);
  expect(await query(database.url, "show data_checksums")).toEqual([{ data_checksums: "on" }]);
  expect(await query(database.url, "select name from kept order by name")).toEqual([
    { name: "Ngọzi" },
    { name: "Ọlá" },
    { name: "Zainab" },
  ]);
  await database.stop();
  expect(isRunning()).toBe(false);
});

test("only this computer can reach it, with a password that only its owner can read", async () => {
  const database = await start();
  try {
    expect(await query(database.url, "show listen_addresses")).toEqual([
      { listen_addresses: "127.0.0.1" },
    ]);
    const wrong = new URL(database.url);
    wrong.password = "guess";
    await expect(query(wrong.href, "select 1")).rejects.toThrow(/password authentication failed/);
    expect((await stat(join(home, "password"))).mode & 0o777).toBe(0o600);
  } finally {
    await database.stop();
  }
});

test("the record's checkpoints are the superuser's once a start has handed them over", async () => {
  const database = await start();
  const { db, pool } = connect(database.url, pino({ level: "silent" }), 1);
  try {
    await migrate(db);
    expect(await isInsertOnly(db)).toBe(false);
    await keepInsertOnly(database.adminUrl, new URL(database.url).username);
    expect(await isInsertOnly(db)).toBe(true);
    await expect(query(database.url, "delete from audit.checkpoints")).rejects.toThrow(
      /permission denied/,
    );
    await expect(query(database.url, "drop schema audit cascade")).rejects.toThrow(/must be owner/);
  } finally {
    await pool.end();
    await database.stop();
  }
});

test("the server's role owns its database and may do nothing beyond it", async () => {
  const database = await start();
  try {
    const rights = "select rolsuper or rolcreatedb or rolcreaterole or rolreplication as more";
    expect(
      await query(database.url, `${rights} from pg_roles where rolname = current_user`),
    ).toEqual([{ more: false }]);
    for (const statement of [
      "create role another",
      "create database another",
      "copy (select 1) to program 'true'",
      "select pg_read_file('postgresql.conf')",
      "alter system set log_statement = 'all'",
    ]) {
      await expect(query(database.url, statement)).rejects.toThrow(/permission denied|must be/);
    }
    expect((await stat(join(home, "server-password"))).mode & 0o777).toBe(0o600);
  } finally {
    await database.stop();
  }
});

test("a folder of an older release, where the superuser owned everything, is handed over", async () => {
  const older = await start();
  await query(older.adminUrl.replace(/polyportal$/, "postgres"), "drop database polyportal");
  await query(older.adminUrl.replace(/polyportal$/, "postgres"), "drop role polyportal_server");
  await query(older.adminUrl.replace(/polyportal$/, "postgres"), "create database polyportal");
  await query(
    older.adminUrl,
    `create schema drizzle; create table drizzle.done (id serial primary key);
     create table kept (name text); insert into kept values ('Ọlá'), ('Zainab'), ('Ngọzi');
     create sequence loose; create view names as select name from kept`,
  );
  await older.stop();
  await rm(join(home, "server-password"));

  const database = await start();
  try {
    const mine = `insert into drizzle.done default values; alter table kept add column age int;
      alter view names rename to all_names; select nextval('loose'); drop table kept cascade;
      create table kept as select * from (values ('a'), ('b'), ('c')) as v (name)`;
    await query(database.url, mine);
    const owners = `select distinct pg_get_userbyid(relowner) as owner from pg_class c
      join pg_namespace n on n.oid = relnamespace where nspname in ('public', 'drizzle')`;
    expect(await query(database.url, owners)).toEqual([{ owner: "polyportal_server" }]);
  } finally {
    await database.stop();
  }
});

test("after its parent was killed, the server runs on and the next start uses it", async () => {
  const parent = spawn(process.execPath, [
    "--input-type=module",
    "--eval",
    `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
     await startEmbedded(${JSON.stringify(folder)});
     console.log("started");
     setInterval(() => {}, 1000);`,
  ]);
  await new Promise((started) => parent.stdout.once("data", started));
  const gone = new Promise((ended) => parent.once("exit", ended));
  parent.kill("SIGKILL");
  await gone;
  const pid = pidOf();
  expect(isRunning()).toBe(true);

  const database = await start();
  expect(database.reused).toBe(true);
  expect(pidOf()).toBe(pid);
  expect(await query(database.url, "select count(*)::int as rows from kept")).toEqual([
    { rows: 3 },
  ]);
  await database.stop();
  expect(isRunning()).toBe(false);
});

test.each([
  ["of a process that is gone", 2 ** 22 - 3],
  ["that another process has inherited", process.pid],
])("a stale pid file %s is no hindrance", async (_, pid) => {
  writeFileSync(pidFile(), `${pid}\n${home}/data\n1700000000\n5999\n\n127.0.0.1\n\nready\n`);
  const database = await start();
  expect(database.reused).toBe(false);
  expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.stop();
});

test("two starts at once share one server, and the first to stop leaves it to the other", async () => {
  const [first, second] = await Promise.all([start(), start()]);
  expect(second.url).toBe(first.url);
  const user = new pg.Client({ connectionString: first.url, application_name: "polyportal" });
  await user.connect();
  await first.stop();
  expect(isRunning()).toBe(true);
  await user.end();
  await second.stop();
  expect(isRunning()).toBe(false);
});

test("a connection that is just being closed keeps no server running", async () => {
  const database = await start();
  const closing = new pg.Client({
    connectionString: database.url,
    application_name: "polyportal",
  });
  await closing.connect();
  // Closed in the middle of it, the connection leaves a backend that is there until this has slept.
  closing.query("select pg_sleep(0.6)").catch(() => undefined);
  await closing.end();
  await database.stop();
  expect(isRunning()).toBe(false);
});

test("a folder that only root may enter moves the database to one that its account can", async (context) => {
  context.skip(process.getuid?.() !== 0, "only root has such a folder");
  const closed = join(folder, "closed");
  await mkdir(closed, { mode: 0o700 });
  const database = await startEmbedded(closed);
  try {
    expect(database.folder.startsWith(closed)).toBe(false);
    expect(await query(database.url, "select 1 as one")).toEqual([{ one: 1 }]);
  } finally {
    await database.stop();
    await rm(database.folder, { recursive: true, force: true });
  }
});
