import { createServer, type Socket } from "node:net";
import { eq, isNotNull } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { connect } from "../database/connect.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { inTransaction } from "../database/transaction.ts";
import type { ClockLook } from "../jobs/clock.ts";
import { testDatabase } from "../testing/test-database.ts";
import { deliver } from "./deliver.ts";
import { createOutbox, type Transports } from "./outbox.ts";
import { smtpTransport } from "./smtp.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 10, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => db.delete(outboxMessages));

const letter = {
  to: "ada@example.com",
  subject: "Your code",
  text: "123456",
  kind: "code",
  about: "",
};
const write = (transports: Transports, count = 1) =>
  inTransaction(db, async (tx) => {
    const outbox = createOutbox(transports);
    for (let turn = 0; turn < count; turn += 1) {
      await outbox.mail(tx, { ...letter, to: `ada${turn}@example.com` });
    }
  });
const rows = () => db.select().from(outboxMessages);

/** A transport that keeps what it was given. */
function collect() {
  const sent: string[] = [];
  const transports: Transports = {
    mail: async (message) => {
      sent.push(message.id);
    },
  };
  return { sent, transports };
}

test("a change that is undone sends nothing", async () => {
  const { sent, transports } = collect();
  const undone = inTransaction(db, async (tx) => {
    await createOutbox(transports).mail(tx, letter);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await deliver(db, transports)).toBe(0);
  expect(sent).toEqual([]);
});

test("several processes share the work, and each message goes out once", async () => {
  const { sent, transports } = collect();
  await write(transports, 60);
  await Promise.all([1, 2, 3].map(() => deliver(db, transports)));
  await deliver(db, transports);
  expect(sent).toHaveLength(60);
  expect(new Set(sent).size).toBe(60);
  expect(await deliver(db, transports)).toBe(0);
  expect((await rows()).every((row) => row.sentAt && !row.dueAt)).toBe(true);
});

test("a message that could not be sent waits longer each time, and is given up after two days", async () => {
  const transports: Transports = {
    mail: async () => {
      throw new Error("mailbox full");
    },
  };
  await write(transports);
  await deliver(db, transports);
  const [first] = await rows();
  expect(first).toMatchObject({ tries: 1, lastError: "mailbox full", sentAt: null });
  expect(first?.dueAt?.getTime()).toBeGreaterThan(Date.now());
  // Not due yet: it is left alone.
  expect(await deliver(db, transports)).toBe(0);
  const began = Date.now();
  let last = began;
  for (let due = first?.dueAt; due; due = (await rows())[0]?.dueAt) {
    last = due.getTime();
    await deliver(db, transports, due);
  }
  expect((last - began) / 3_600_000).toBeCloseTo(48, 0);
  expect((await rows())[0]).toMatchObject({ dueAt: null, sentAt: null, lastError: "mailbox full" });
});

test("what a clock ahead put off for long, or sent then, holds nothing up once the clock is right", async () => {
  const { sent, transports } = collect();
  const ahead = new Date(Date.now() + 400 * 86_400_000);
  const away: Transports = { mail: () => Promise.reject(new Error("away")) };
  const writeTo = (count: number) =>
    inTransaction(db, async (tx) => {
      for (let turn = 0; turn < count; turn += 1) {
        await createOutbox(transports).mail(tx, { ...letter, validFor: 600_000 });
      }
    });
  const doubted = async () => ({ fault: "leapt_ahead" }) as ClockLook;
  await writeTo(1);
  // By the time of a clock in doubt nothing expires.
  expect(await deliver(db, transports, ahead, doubted)).toBe(0);
  await db.update(outboxMessages).set({ expiresAt: null });
  expect(await deliver(db, away, ahead, doubted)).toBe(1);
  expect((await rows())[0]?.dueAt?.getTime()).toBeGreaterThan(ahead.getTime());
  await deliver(db, transports);
  expect(sent).toHaveLength(1);
  // A mailbox gets four letters about one record an hour: those of days to come are none of them.
  await writeTo(4);
  await db.update(outboxMessages).set({ placeAt: ahead }).where(isNotNull(outboxMessages.sentAt));
  while ((await deliver(db, transports)) > 0);
  expect(sent).toHaveLength(5);
});

test("without a mail server messages are kept to be read, and not sent when one comes later", async () => {
  await write({});
  await inTransaction(db, (tx) =>
    createOutbox({}).texts(tx, [{ to: "08030000000", text: "Your code", kind: "code", about: "" }]),
  );
  const { sent, transports } = collect();
  await deliver(db, transports);
  expect(sent).toEqual([]);
  expect(await rows()).toHaveLength(2);
});

test("a message goes to the mail server as it was written", async () => {
  const received = await mailServer();
  const transports = { mail: smtpTransport(received.url, "Alani <no-reply@alani.example>") };
  await inTransaction(db, (tx) =>
    createOutbox(transports).mail(tx, { ...letter, subject: "Ọlá’s code" }),
  );
  await deliver(db, transports);
  const [row] = await rows();
  expect(row?.lastError).toBeNull();
  expect(row?.sentAt).not.toBeNull();
  expect(received.text()).toContain("RCPT TO:<ada@example.com>");
  expect(received.text()).toContain(`Message-ID: <${row?.id}@alani.example>`);
  expect(received.text()).toContain("123456");
  await db.delete(outboxMessages).where(eq(outboxMessages.id, row?.id ?? ""));
});

/** The least that a mail server says. */
async function mailServer() {
  let text = "";
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inLetter = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      text += chunk.toString();
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        if (inLetter) {
          if (line !== ".") continue;
          inLetter = false;
          socket.write("250 kept\r\n");
        } else if (line === "DATA") {
          inLetter = true;
          socket.write("354 go on\r\n");
        } else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, text: () => text };
}
