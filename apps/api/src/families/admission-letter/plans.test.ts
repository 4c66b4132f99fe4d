import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planOf } from "../../testing/plan-of.ts";
import { testServer } from "../../testing/test-server.ts";
import { bought } from "../sundry/queries.ts";
import { holder, paid } from "./queries.ts";

const server = await testServer();
afterAll(server.stop);

const asked = {
  studentId: "01a1ffbc-536f-70af-9789-cc6adb309917",
  purpose: "acceptance",
  sessionId: 3,
  role: "registrar",
};

// Twenty years of other fees.
beforeAll(async () => {
  await server.db.execute(sql`insert into invoices
      (id, invoice_no, payment_reference, rrr, state, student_id, purpose, item, session_id,
       payer_phone, lastname, firstname, email, amount_kobo, created_at, expires_at, paid_at)
    select gen_random_uuid(), 'P-' || fee || '-' || students.id, 'P-' || fee || '-' || students.id, null, 'paid',
      students.id, 'sundry', fee, 1, '+2348030000000', 'A', 'B', 'a@example.com', 100, now(), now(), now()
    from students cross join generate_series(1, 20) fee`);
  await server.db.execute(sql`analyze`);
});

test.each([
  ["what a student bought", bought],
  ["a student's paid fee", paid],
  ["who holds an office", holder],
])("%s is found without reading everybody's", async (_, statement) => {
  const plan = await planOf(server, statement(server.db), asked);
  expect(plan).not.toMatch(/Seq Scan on (invoices|students|student_sessions|users)/);
  expect(plan).toMatch(/Index Scan/);
});
