import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import journal from "./migrations/meta/_journal.json" with { type: "json" };
import { migrate } from "./migrate.ts";
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
