import { is, Placeholder, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { amendmentsOf } from "./amendments.ts";
import { dueFor, registeredBy } from "./courses.ts";
import { publishedOf } from "./published.ts";

const server = await testServer();
afterAll(server.stop);

const somebody = "01a1ffbc-536f-70af-9789-cc6adb309917";

/** In a small school reading a whole table is cheap; here it is forbidden wherever an index serves. */
const planOf = (query: { sql: string; params: unknown[] }) =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const asked = query.sql.replaceAll(/\$(\d+)/g, (_, place: string) => {
      const given = query.params[Number(place) - 1];
      return `'${is(given, Placeholder) ? somebody : String(given)}'`;
    });
    const { rows } = await tx.execute(sql.raw(`explain ${asked}`));
    return JSON.stringify(rows);
  });

test.each([
  ["the published scores", publishedOf],
  ["their amendments", amendmentsOf],
  ["the registered courses", registeredBy],
  ["the core courses", dueFor],
])("%s of a student are found by indexes, however many students there are", async (_, query) => {
  const plan = await planOf(query(server.db).getQuery());
  expect(plan).toContain("Index");
  expect(plan).not.toContain("Seq Scan");
});
