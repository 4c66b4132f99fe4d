import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { planOf } from "../../testing/plan-of.ts";
import { testServer } from "../../testing/test-server.ts";
import { amendmentsOf } from "./amendments.ts";
import { dueFor, registeredBy } from "./courses.ts";
import { handedOnOf, publishedOf } from "./published.ts";

const server = await testServer();
afterAll(server.stop);

const studentId = "01a1ffbc-536f-70af-9789-cc6adb309917";

test.each([
  ["the published scores", publishedOf],
  ["what is handed on", handedOnOf],
  ["their amendments", amendmentsOf],
  ["the registered courses", registeredBy],
  ["the core courses", dueFor],
])("%s of a student are found by indexes, however many students there are", async (_, query) => {
  // In a small school, sequential scans are cheap. They are disabled here to see whether an index can be
  // used.
  const plan = await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return planOf({ db: tx }, query(tx), { studentId, studentIds: `{${studentId}}` });
  });
  expect(plan).toContain("Index");
  expect(plan).not.toContain("Seq Scan");
});
