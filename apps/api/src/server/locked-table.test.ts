import { demoPassword } from "../database/seed/demo/users.ts";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { newOrder } from "../testing/payer.ts";
import { testServer } from "../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

/** More than the server's connections, in every pool that reads the table. */
const crowd = 30;

test("while the invoices are locked people sign in, and read and save what is none of them", async () => {
  const { id } = await server.ok("createInvoice", newOrder());
  const as = { user: "student" };
  const stuck = await server.db.transaction(async (tx) => {
    await tx.execute(sql`lock table invoices`);
    const calls = Array.from({ length: crowd }, () => [
      server.request("getInvoice", { id: id ?? "" }),
      server.request("getFeeStatement", {}, { as }),
      server.request("createInvoice", newOrder()),
    ]).flat();
    for (let turn = 0; turn < 3; turn += 1) {
      const person = { userName: "lecturer", password: demoPassword };
      // A busy machine may refuse one call; a lock would refuse all.
      expect(await server.askAgain("login", person)).toMatchObject({ status: 200 });
      expect(await server.askAgain("getHealth", {})).toMatchObject({ status: 200 });
      expect(await server.askAgain("getProfile", {}, { as })).toMatchObject({ status: 200 });
      expect(await server.askAgain("listNotifications", {}, { as })).toMatchObject({ status: 200 });
    }
    return calls;
  });
  const answers = await Promise.all(stuck);
  const putOff = answers.filter(({ status }) => status === 503);
  expect(putOff.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true);
  const statuses = new Set(answers.map(({ status }) => status));
  statuses.delete(200);
  expect([...statuses].filter((status) => status !== 503)).toEqual([]);
});
