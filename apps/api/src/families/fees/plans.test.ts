import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planOf } from "../../testing/plan-of.ts";
import { testServer } from "../../testing/test-server.ts";
import { liveInvoicesStatement, sessionsStatement } from "./queries.ts";

const server = await testServer();
afterAll(server.stop);

// What the demo has inserted is counted, so that the planner knows how many students there are.
beforeAll(async () => void (await server.db.execute(sql`analyze`)));

const studentId = "01a1ffbc-536f-70af-9789-cc6adb309917";

test.each([
  ["sessions", sessionsStatement],
  ["live invoices", liveInvoicesStatement],
])("a fee statement finds the student's %s by index", async (_, statement) => {
  const plan = await planOf(server, statement(server.db), { studentId });
  expect(plan).toMatch(/Index Cond: \(student_id = /);
  expect(plan).not.toMatch(/Seq Scan on (invoices|student_sessions)/);
});
