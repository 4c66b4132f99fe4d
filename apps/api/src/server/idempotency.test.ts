import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { auditRows } from "../database/schema/audit-rows.ts";
import { contract, created, handlers } from "./testing/sample.ts";

const server = await testServer({ contract, handlers, byPort: true });
afterAll(server.stop);

test("fifty calls at once with one key make one thing and get one answer", async () => {
  const before = created.times;
  const options = { headers: { "Idempotency-Key": uuid() } };
  const calls = Array.from({ length: 50 }, () =>
    server.ok("create", { title: "ND", works: true }, options),
  );
  const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect(created.times - before).toBe(1);
  // Later, and with its keys in another order, it is the same call.
  const again = await server.ok("create", { works: true, title: "ND" }, options);
  expect(ids.has(again.id)).toBe(true);
  expect(await server.db.$count(auditRows)).toBe(1);
});

test("another body under the same key is refused, another person's key is their own", async () => {
  const options = { headers: { "Idempotency-Key": uuid() } };
  const first = await server.ok("create", { title: "ND", works: true }, options);
  expect(await server.request("create", { title: "HND", works: true }, options)).toMatchObject({
    status: 409,
    code: "idempotency_mismatch",
  });
  const theirs = { ...options, as: { user: "student" } };
  expect(await server.ok("create", { title: "ND", works: true }, theirs)).not.toEqual(first);
});

test("a call that failed may be tried again with its key", async () => {
  const options = { headers: { "Idempotency-Key": uuid() } };
  const failed = await server.request("create", { title: "ND", works: false }, options);
  expect(failed.status).toBe(409);
  expect((await server.request("create", { title: "ND", works: true }, options)).status).toBe(200);
});
