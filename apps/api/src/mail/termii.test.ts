import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { outboxMessages } from "../database/schema/outbox.ts";
import { users } from "../database/schema/users.ts";
import { inTransaction } from "../database/transaction.ts";
import { notifications } from "../database/schema/notification.ts";
import { tell } from "../notification/tell.ts";
import { readPerson } from "../families/authentication/testing/people.ts";
import { testServer } from "../testing/test-server.ts";
import { termiiTransport } from "./termii.ts";

const apiKey = "TL-key-of-the-school";
const from = "ALPOLY";
const letter = {
  id: "1",
  recipient: "0803 234 5678",
  subject: "",
  body: "ALPOLY: Results are out.",
};

/** Says what Termii says: of a right message, of a wrong key, and of an account without units. */
async function termii(units = 1_000) {
  const taken: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const said = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    const asked = JSON.parse(await text(request)) as Record<string, unknown>;
    if (request.method !== "POST" || request.url !== "/api/sms/send") said(404, {});
    else if (asked["api_key"] !== apiKey) said(401, { message: "Invalid API key" });
    else if (taken.length >= units) said(200, { code: "error", message: "Insufficient balance" });
    else {
      taken.push(asked);
      said(200, { code: "ok", message_id: "9122821270554876574", message: "Successfully Sent" });
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}`, taken };
}

test("a message goes to the network in the form that Termii asks for", async () => {
  const { baseUrl, taken } = await termii();
  await termiiTransport({ baseUrl, apiKey, from })(letter);
  expect(taken).toEqual([
    {
      api_key: apiKey,
      to: "2348032345678",
      from,
      sms: "ALPOLY: Results are out.",
      type: "plain",
      channel: "dnd",
    },
  ]);
});

test("what is refused is told without the key and the number, and tried again", async () => {
  const { baseUrl, taken } = await termii(0);
  const refusals = [
    termiiTransport({ baseUrl, apiKey: "TL-another", from })(letter),
    termiiTransport({ baseUrl, apiKey, from })(letter),
  ];
  const said = (await Promise.allSettled(refusals)).map((one) =>
    one.status === "rejected" ? String(one.reason) : "taken",
  );
  expect(said).toEqual(["Error: Termii answered 401", "Error: Termii did not take the message"]);
  expect(taken).toEqual([]);
});

test("students are told by text message, too, where the school sends any; nobody else is", async () => {
  const { baseUrl, taken } = await termii();
  const server = await testServer({ config: { sms: { baseUrl, apiKey, from } } });
  onTestFinished(server.stop);
  const [student, lecturer] = [
    await readPerson(server, "student"),
    await readPerson(server, "lecturer"),
  ];
  for (const { id } of [student, lecturer]) {
    await server.db.update(users).set({ mobileNumber: "08032345678" }).where(eq(users.id, id));
  }
  const of = { kind: "resultsOut", about: "sheet", path: "/results", now: new Date() };
  const news = { title: "Results of COM 211 are out", body: "You have 61." };
  await inTransaction(server.db, (tx) =>
    tell(
      tx,
      server.services,
      [student, lecturer].map(({ id: userId }) => ({ userId, ...news, ...of })),
    ),
  );
  await server.runJob("deliver messages");
  expect(taken.map(({ sms }) => sms)).toEqual([
    "ALPOLY: Results of COM 211 are out. Sign in to read it.",
  ]);
  const texts = eq(outboxMessages.channel, "sms");
  const [row] = await server.db.select().from(outboxMessages).where(texts);
  expect(row?.sentAt).not.toBeNull();
  expect(await server.db.$count(notifications, eq(notifications.title, news.title))).toBe(2);
});
