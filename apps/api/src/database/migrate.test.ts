import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { usualDates } from "@polyportal/domain/academic-session/dates";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { migrate } from "./migrate.ts";
import { academicSessions } from "./schema/academic-session.ts";
import { users } from "./schema/users.ts";

async function emptyDatabase() {
  const database = await testDatabase({ empty: true });
  const connections = [connect, connect].map((open) =>
    open(database.url, pino({ level: "silent" }), 10, database.pooler),
  );
  onTestFinished(async () => {
    for (const { pool } of connections) await pool.end();
    await database.drop();
  });
  const [first, second] = connections.map(({ db }) => db);
  if (!first || !second) throw new Error("Two connections were opened.");
  return { first, second };
}

test("two replicas that start at once migrate one after the other", async () => {
  const { first, second } = await emptyDatabase();
  await Promise.all([migrate(first), migrate(second)]);
  expect(await first.$count(users)).toBe(0);
  const applied = await first.execute(sql`select id from drizzle.__drizzle_migrations`);
  expect(applied.rows).toHaveLength(journal.entries.length);
  await migrate(second);
  expect(await first.execute(sql`select * from migration_lease`)).toMatchObject({ rowCount: 0 });
});

test("a replica that died while it migrated is waited for, then replaced", async () => {
  const { first, second } = await emptyDatabase();
  await first.execute(sql`
    create table migration_lease (name text primary key, holder text not null, until timestamptz not null)`);
  await first.execute(sql`
    insert into migration_lease (name, holder, until)
    values ('migrate', 'a dead process', now() + interval '1 second')`);
  await migrate(second);
  expect(await first.$count(users)).toBe(0);
  expect(await second.execute(sql`select * from migration_lease`)).toMatchObject({ rowCount: 0 });
});

/** The migrations up to one, and without it. */
async function before(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(import.meta.dirname, "migrations"), folder, { recursive: true });
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  const entries = journal.entries.slice(0, end);
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  return folder;
}

test("academic sessions of before have the days that their names say", async () => {
  const { first: db } = await emptyDatabase();
  await migrate(db, await before("0015_academic_session_days"));
  await db.execute(
    sql`insert into academic_sessions (id, name) values (1, '2025/2026'), (7, '2024/2025')`,
  );
  await migrate(db);
  const days = sql`select id, "from"::text, "to"::text from academic_sessions order by "from"`;
  expect((await db.execute(days)).rows).toEqual([
    { id: 7, from: "2024-09-01", to: "2025-08-31" },
    { id: 1, from: "2025-09-01", to: "2026-08-31" },
  ]);
});

test("one whose name says no years stops the start, and is named", async () => {
  const { first: db } = await emptyDatabase();
  await migrate(db, await before("0015_academic_session_days"));
  await db.execute(sql`insert into academic_sessions (id, name) values (1, 'Sandwich')`);
  await expect(migrate(db)).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining("Sandwich") }),
  });
});

test("no two academic sessions overlap, and none ends before it begins", async () => {
  const { first: db } = await emptyDatabase();
  await migrate(db);
  await db
    .insert(academicSessions)
    .values({ id: 1, name: "2025/2026", ...usualDates("2025/2026") });
  const another = (from: string, to: string) =>
    db.insert(academicSessions).values({ id: 2, name: "2026/2027", from, to });
  const refusal = (constraint: string) => ({ cause: expect.objectContaining({ constraint }) });
  await expect(another("2026-08-31", "2027-08-31")).rejects.toMatchObject(
    refusal("academic_sessions_apart"),
  );
  await expect(another("2027-09-01", "2026-09-01")).rejects.toThrow("academic_sessions");
  await another("2026-09-01", "2027-08-31");
});
