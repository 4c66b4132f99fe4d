import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { openingWatches } from "../../database/schema/opening-watch.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const setOpen = (open: boolean) =>
  server.db.update(applicationTypes).set({ open }).where(eq(applicationTypes.slug, "pg"));
beforeEach(async () => {
  await setOpen(false);
  await server.db.delete(openingWatches);
  await server.db.delete(outboxMessages);
  await server.db.execute(sql`delete from rate_limit_counters`);
});

const ask = (email: string) => server.request("askWhenOpen", { programme: "pg", email });
const job = () => server.runJob("tell of openings");
const waiting = () => server.db.select().from(openingWatches);

/** The secret in the last mail to an address. */
async function secretOf(email: string): Promise<string> {
  const letter = (await mailsTo(server, email)).at(-1);
  return /\/programmes\/pg#([\w-]{43})\n/.exec(letter?.body ?? "")?.[1] ?? "";
}

test("who confirms is told once, when it opens, and forgotten", async () => {
  await ask("Ada@example.com");
  const token = await secretOf("Ada@example.com");
  await job();
  expect(await server.ok("confirmWhenOpen", { token })).toEqual({ programme: "pg" });
  // Again, as from another tab.
  await server.ok("confirmWhenOpen", { token });
  await job();
  expect(await waiting()).toHaveLength(1);
  await setOpen(true);
  await Promise.all([job(), job()]);
  const letters = await mailsTo(server, "ada@example.com");
  expect(letters.map(({ subject }) => subject)).toEqual([
    "Applications for Post Graduate are open",
  ]);
  expect(letters[0]?.body).toContain("/programmes/pg\n");
  expect(await waiting()).toEqual([]);
  expect(await server.request("confirmWhenOpen", { token })).toMatchObject({
    code: "link_expired",
    message: "This link has expired",
  });
});

test("nobody learns whether an address waits, and who waits gets no second letter", async () => {
  const first = await ask("ada@example.com");
  await server.ok("confirmWhenOpen", { token: await secretOf("ada@example.com") });
  const again = await ask("ADA@example.com");
  expect(again.message).toBe(first.message);
  expect({ status: again.status, data: again.data }).toEqual({
    status: first.status,
    data: first.data,
  });
  expect(await server.db.select().from(outboxMessages)).toHaveLength(1);
  // Before confirming, only the newest mail works.
  await ask("ngozi@example.com");
  const older = await secretOf("ngozi@example.com");
  await ask("ngozi@example.com");
  expect(await server.request("confirmWhenOpen", { token: older })).toMatchObject({ status: 400 });
  await server.ok("confirmWhenOpen", { token: await secretOf("ngozi@example.com") });
});

test("whoever asks on and on for somebody's mailbox has four letters an hour sent, and the last one works", async () => {
  const first = await ask("flood@example.com");
  for (let turn = 1; turn < 6; turn += 1) {
    const { status, message } = await ask(turn % 2 ? "Flood+x@example.com" : "flood@example.com");
    expect({ status, message }).toEqual({ status: first.status, message: first.message });
  }
  const letters = await server.db.select().from(outboxMessages);
  expect(letters).toHaveLength(4);
  const [, token = ""] = /#([\w-]{43})\n/.exec(letters.at(-1)?.body ?? "") ?? [];
  await server.ok("confirmWhenOpen", { token });
});

test("the link ends it, and two days without an answer do", async () => {
  await ask("ada@example.com");
  const token = await secretOf("ada@example.com");
  await server.ok("confirmWhenOpen", { token });
  await server.ok("endWhenOpen", { token });
  expect(await waiting()).toEqual([]);
  expect(await server.request("endWhenOpen", { token })).toMatchObject({ code: "link_expired" });
  await ask("ngozi@example.com");
  await server.db
    .update(openingWatches)
    .set({ createdAt: sql`${openingWatches.createdAt} - interval '2 days'` });
  const late = await secretOf("ngozi@example.com");
  expect(await server.request("confirmWhenOpen", { token: late })).toMatchObject({ status: 400 });
  await job();
  expect(await waiting()).toEqual([]);
});

test("the page of a programme says its fees, days, and what departments demand", async () => {
  const page = await server.ok("getProgrammePage", { programme: "pg" });
  expect(page).toMatchObject({ open: false, opensAt: null, session: "2026/2027" });
  expect(page.fees[0]).toEqual({ award: "Postgraduate Diploma", amount: 20_000 });
  expect(page.departments.length).toBeGreaterThan(0);
  expect(await server.ok("getProgrammePage", { programme: "nd" })).toMatchObject({
    open: true,
    fees: [{ award: null, amount: 6_500 }],
  });
});
