import type { Transaction } from "../database/connect.ts";
import { asc } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { inTransaction } from "../database/transaction.ts";
import { testDatabase } from "../testing/test-database.ts";
import { deliver } from "./deliver.ts";
import { mailboxOf } from "./mailbox.ts";
import { createOutbox, type Mail } from "./outbox.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 10, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => db.delete(outboxMessages));

type Sent = { readonly recipient: string; readonly subject: string; readonly body: string };

/** A mail server that keeps what it was given, or is away. */
function mailServer() {
  const sent: Sent[] = [];
  const server = { away: false, sent };
  const transports = {
    mail: async (letter: Sent) => {
      if (server.away) throw new Error("away");
      sent.push(letter);
    },
  };
  const outbox = createOutbox(transports);
  return {
    ...server,
    server,
    write: (letters: readonly Partial<Mail>[]) =>
      inTransaction(db, async (tx: Transaction) => {
        for (const letter of letters) await outbox.mail(tx, { ...plain, ...letter });
      }),
    /** Delivers everything that is due, so many minutes from now. */
    async run(minutes: number) {
      const now = new Date(Date.now() + minutes * 60_000 + 1_000);
      while ((await deliver(db, transports, now)) > 0);
    },
  };
}

const plain = {
  to: "cafe@example.com",
  subject: "Invoice",
  text: "the text",
  kind: "k",
  about: "1",
};
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const unsent = async () =>
  (await db.select().from(outboxMessages).orderBy(asc(outboxMessages.id))).filter(
    ({ sentAt }) => sentAt === null,
  );

test("about one record a mailbox gets four letters an hour; the rest waits, and comes as one", async () => {
  const { sent, write, run } = mailServer();
  await write(times(9, (index) => ({ subject: `Letter ${index}` })));
  await run(0);
  expect(sent.map(({ subject }) => subject)).toEqual(times(4, (index) => `Letter ${index}`));
  await run(59);
  expect(sent).toHaveLength(4);
  await run(61);
  expect(sent).toHaveLength(5);
  expect(sent[4]?.subject).toBe("Letter 4, and 4 more");
  for (const index of [4, 5, 6, 7, 8]) expect(sent[4]?.body).toContain(`Letter ${index}`);
  expect(await unsent()).toEqual([]);
});

test("however its address is written, a mailbox gets at most twenty an hour, and loses nothing", async () => {
  const { sent, write, run } = mailServer();
  const spelt = (index: number) => (index % 2 ? `Cafe+${index}@Example.com` : "cafe@example.com");
  await write(
    times(60, (index) => ({ to: spelt(index), about: String(index), text: `n${index}!` })),
  );
  const perHour: number[] = [];
  for (let hour = 0; hour < 6; hour += 1) {
    const before = sent.length;
    for (const minute of [1, 20, 40, 59]) await run(hour * 61 + minute);
    perHour.push(sent.length - before);
  }
  expect(Math.max(...perHour)).toBeLessThanOrEqual(20);
  expect(perHour[0]).toBe(16);
  const all = sent.map(({ body }) => body).join("\n");
  for (let index = 0; index < 60; index += 1) expect(all).toContain(`n${index}!`);
  expect(await unsent()).toEqual([]);
});

test("letters are joined only where they go to the very same address", async () => {
  const { sent, write, run } = mailServer();
  await write(times(4, () => ({})));
  await run(0);
  await write([{ to: "cafe+ada@example.com", text: "ada's" }, { text: "the café's" }]);
  await run(30);
  expect(sent).toHaveLength(4);
  await run(90);
  const rest = sent.slice(4).map(({ recipient, body }) => `${recipient}: ${body}`);
  expect(rest.toSorted()).toEqual(["cafe+ada@example.com: ada's", "cafe@example.com: the café's"]);
});

test("whoever waits for a sign-in code gets it, however many letters strangers caused", async () => {
  const { sent, write, run } = mailServer();
  await write(times(40, (index) => ({ about: String(index) })));
  await run(0);
  await write([{ subject: "Your code", about: "ticket", urgent: true, validFor: 600_000 }]);
  await run(1);
  expect(sent.at(-1)?.subject).toBe("Your code");
  expect(sent).toHaveLength(17);
});

test("of links that waited only the newest is told, and none that has expired", async () => {
  const { sent, write, run } = mailServer();
  const link = (text: string, minutes: number) => ({
    text,
    kind: "reset",
    validFor: minutes * 60_000,
  });
  await write(times(4, () => ({})));
  await run(0);
  await write([link("link-one", 120), { text: "plain" }]);
  await write([link("link-two", 120)]);
  await write([{ ...link("link-late", 10), kind: "code" }]);
  await run(1);
  await run(61);
  expect(sent).toHaveLength(5);
  expect(sent[4]?.body).toContain("link-two");
  expect(sent[4]?.body).toContain("plain");
  expect(sent[4]?.body).not.toMatch(/link-one|link-late/);
});

test("a code that expired before it could go is not sent; the next one is", async () => {
  const { sent, write, run } = mailServer();
  await write(times(5, () => ({ kind: "code", validFor: 10 * 60_000 })));
  await run(0);
  await run(61);
  expect(sent).toHaveLength(4);
  expect(await unsent()).toMatchObject([
    { dueAt: null, lastError: expect.stringContaining("expired") },
  ]);
  await write([{ subject: "Again", kind: "code", validFor: 10 * 60_000 }]);
  await run(1);
  expect(sent).toHaveLength(4);
});

test("a joined letter that could not be sent is sent later, whole and once", async () => {
  const { sent, write, run, server } = mailServer();
  await write(times(7, (index) => ({ text: `text-${index}` })));
  await run(0);
  server.away = true;
  await run(61);
  server.away = false;
  await run(62);
  await run(63);
  expect(sent).toHaveLength(5);
  for (const index of [4, 5, 6]) expect(sent[4]?.body).toContain(`text-${index}`);
  expect(await unsent()).toEqual([]);
});

test("a mail server that comes back brings no mailbox more than its share", async () => {
  const { sent, write, run, server } = mailServer();
  await write(times(16, (index) => ({ about: String(index), text: `first-${index}!` })));
  server.away = true;
  await run(0);
  await write(times(16, (index) => ({ about: `later ${index}`, text: `second-${index}!` })));
  await run(61);
  server.away = false;
  for (const minute of [65, 80, 100, 119]) await run(minute);
  expect(sent.length).toBeLessThanOrEqual(20);
  for (const minute of [130, 190, 250]) await run(minute);
  const all = sent.map(({ body }) => body).join("\n");
  for (let index = 0; index < 16; index += 1) {
    expect(all).toContain(`first-${index}!`);
    expect(all).toContain(`second-${index}!`);
  }
  expect(await unsent()).toEqual([]);
});

test("several processes keep the bound together", async () => {
  const { sent, write } = mailServer();
  await write(times(30, (index) => ({ about: String(index % 3) })));
  const transports = { mail: async (letter: Sent) => void sent.push(letter) };
  for (let turn = 0; turn < 4; turn += 1) {
    await Promise.all([1, 2, 3].map(() => deliver(db, transports)));
  }
  expect(sent).toHaveLength(12);
});

test.each([
  ["mail", "Ada@Example.COM", "mail:ada@example.com"],
  ["mail", " ada+school@example.com", "mail:ada@example.com"],
  ["mail", "+ada@example.com", "mail:+ada@example.com"],
  ["sms", "0803 123 4501", "sms:+2348031234501"],
] as const)("%s to %j is counted for %s", (channel, recipient, mailbox) => {
  expect(mailboxOf(channel, recipient)).toBe(mailbox);
});
