import { randomUUID } from "node:crypto";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { eq, like, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { importRows, imports } from "../database/schema/imports.ts";
import { users } from "../database/schema/users.ts";
import { tellNews } from "../families/score-sheet/morning-news.ts";
import { builtProgram } from "../testing/built-program.ts";
import { testServer } from "../testing/test-server.ts";
import { everyTable, official, officialHeadings, pasted } from "./testing/sheets.ts";

// Each step runs in another process, which is killed in the middle. This process then takes over.

const server = await testServer();
const watcher = new pg.Client({ connectionString: server.services.config.databaseUrl });
afterAll(async () => {
  await watcher.end();
  await server.stop();
});

const asAdmin = { as: { user: "admin" } };
const rows = 2_500;
let before: Record<string, string>;
let id = "";

beforeAll(async () => {
  await watcher.connect();
  // Run the half-yearly and daily jobs now, so that the other process does not start with them.
  await server.runJob("remind of review");
  await tellNews(server, new Date());
  before = await everyTable(server);
});

/** Starts a production server on the same database. */
async function startAnother(): Promise<ChildProcess> {
  const { databaseUrl, databasePooler } = server.services.config;
  return spawn(process.execPath, [await builtProgram("serve")], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: databaseUrl,
      DATABASE_POOLER: databasePooler,
      DEMO: "true",
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "silent",
    },
    stdio: "ignore",
  });
}

const patience = { timeout: 60_000, interval: 20 };

/** Waits until a connection waits for the locked table; returns its pid. */
const waitsFor = (table: string) =>
  vi.waitFor(async () => {
    const { rows: waiting } = await watcher.query<{ pid: number }>(
      "select pid from pg_locks where not granted and relation = $1::regclass",
      [table],
    );
    expect(waiting).toHaveLength(1);
    return waiting[0]?.pid;
  }, patience);

/** Waits until the database has ended that connection, which keeps its locks until then. */
const hasEnded = (pid: number | undefined) =>
  vi.waitFor(async () => {
    const { rows: left } = await watcher.query("select from pg_stat_activity where pid = $1", [
      pid,
    ]);
    expect(left).toEqual([]);
  }, patience);

/** Lets another process wait for a locked table, kills it there and expires its hold. */
async function killWithin(table: string): Promise<void> {
  await watcher.query(`begin; lock table ${table} in exclusive mode`);
  const another = await startAnother();
  let pid: number | undefined;
  try {
    pid = await waitsFor(table);
  } finally {
    another.kill("SIGKILL");
    await once(another, "exit");
    await watcher.query("rollback");
  }
  await hasEnded(pid);
  await server.db
    .update(imports)
    .set({ heldUntil: sql`now() - interval '1 second'` })
    .where(eq(imports.id, id));
}

const stands = () => server.ok("getImport", { id }, asAdmin);
const imported = like(users.userName, "killed.%");

test("a preview whose process is killed is made by another, each row once", async () => {
  const text = pasted(
    officialHeadings,
    Array.from({ length: rows }, (_, at) => official(`killed.${at}`, { number: `KILL/${at}` })),
  );
  ({ importId: id } = await server.ok("previewUsers", { text }, asAdmin));
  expect(await stands()).toMatchObject({ state: "previewing", rows });
  await killWithin("import_rows");
  await server.runJob("imports");
  expect(await stands()).toMatchObject({ state: "previewed", new: rows, error: null });
  expect(await server.db.$count(importRows, eq(importRows.importId, id))).toBe(rows);
});

test("a preview that another process has taken over meanwhile ends, and says nothing of its own", async () => {
  const text = pasted(
    officialHeadings,
    Array.from({ length: rows }, (_, at) => official(`over.${at}`, { number: `OVER/${at}` })),
  );
  const { importId } = await server.ok("previewUsers", { text }, asAdmin);
  const kept = eq(imports.id, importId);
  await watcher.query("begin; lock table import_rows in exclusive mode");
  const stalled = server.runJob("imports");
  await waitsFor("import_rows");
  const holder = randomUUID();
  await server.db.update(imports).set({ holder }).where(kept);
  await watcher.query("rollback");
  await stalled;
  expect(await server.db.select().from(imports).where(kept)).toMatchObject([
    { state: "previewing", holder },
  ]);
  await server.db.delete(imports).where(kept);
});

test("an import whose process is killed has left nothing, and is done by another once", async () => {
  await server.ok("uploadUsers", { importId: id }, asAdmin);
  expect(await stands()).toMatchObject({ state: "applying" });
  await killWithin("staff_accounts");
  expect(await server.db.$count(users, imported)).toBe(0);
  await server.runJob("imports");
  expect(await stands()).toMatchObject({ state: "applied", new: rows, error: null });
  expect(await server.db.$count(users, imported)).toBe(rows);
});

test("an undo whose process is killed has taken nothing back, and is done by another", async () => {
  await server.ok("undoImport", { id }, asAdmin);
  await killWithin("staff_accounts");
  expect(await server.db.$count(users, imported)).toBe(rows);
  await server.runJob("imports");
  expect(await stands()).toMatchObject({ state: "undone", undone: rows, kept: 0, error: null });
  expect(await everyTable(server)).toEqual(before);
});
