import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { transcriptDestinations } from "../../database/schema/transcript.ts";
import { demoGraduate } from "../../database/seed/demo/transcripts.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const records = { as: { user: "exams" } };
const code = "TR-2222-SGND";
const employer = "hr@cement.example";
const university = "registry@university.example";
const over = { status: 400, code: "link_expired" };

const { items } = await server.ok("listTranscriptRequests", { search: code }, records);
const id = items[0]?.id ?? "";

// Beside the demo's sealed one, whose receiver has no address: an electronic one, and another sealed one.
const place = { requestId: id, country: "Nigeria", reference: "" } as const;
await server.db.insert(transcriptDestinations).values([
  {
    ...place,
    position: 1,
    kind: "employer",
    name: "Dangote Cement",
    delivery: "electronic",
    address: "",
    email: employer,
  },
  {
    ...place,
    position: 2,
    kind: "institution",
    name: "University of Ilorin",
    delivery: "sealed",
    address: "Ilorin",
    email: "",
    reference: "PG/26/117",
  },
]);

const send = (position: number, receiver = "") =>
  server.request("dispatchTranscript", { id, position, dispatched: "", receiver }, records);
const open = (token: string) => server.request("openTranscriptReceipt", { token });
const answer = (token: string, said: "received" | "missing") =>
  server.request("answerTranscriptReceipt", { token, answer: said });
const track = () => server.ok("trackTranscript", { code });

async function lettersTo(address: string) {
  const mails = await mailsTo(server, address);
  return mails.filter(({ kind }) => kind === "transcriptReceiver");
}

async function tokenTo(address: string): Promise<string> {
  const body = (await lettersTo(address)).at(-1)?.body ?? "";
  return /\/transcript_receipt#([\w-]{43})$/m.exec(body)?.[1] ?? "";
}

const told = async (kind: string) =>
  (await mailsTo(server, demoGraduate.email)).filter((mail) => mail.kind === kind);

test("a receiver is asked by a link that opening does not use up, and that takes one answer", async () => {
  expect(await send(1)).toMatchObject({ status: 200 });
  const [letter] = await lettersTo(employer);
  // Neither whose transcript it is nor by which code the other places could be read.
  expect(letter?.body).toContain("SGND");
  expect(JSON.stringify(letter)).not.toMatch(/Ibrahim|Zainab|ND\/COM|TR-2222/);
  const token = await tokenTo(employer);
  const kept = await server.db.select().from(transcriptDestinations);
  expect(JSON.stringify(kept)).not.toContain(token);
  // Scanners of mail come first.
  for (let scan = 0; scan < 12; scan += 1) {
    const { data } = await open(token);
    expect(data).toEqual({
      receiver: "Dangote Cement",
      reference: "",
      ending: "SGND",
      delivery: "electronic",
      sentAt: expect.any(String),
      dispatched: "",
    });
  }
  expect((await track()).destinations[1]).toMatchObject({ receivedAt: null, missingAt: null });

  expect(await answer(token, "received")).toMatchObject({ status: 200 });
  for (const again of [answer(token, "missing"), open(token)]) {
    expect(await again).toMatchObject(over);
  }
  const { state, destinations } = await track();
  expect(state).toBe("signed");
  expect(destinations[1]).toMatchObject({ receivedAt: expect.any(String), missingAt: null });
  expect(await told("transcriptReceived")).toHaveLength(1);
  const request = await server.ok("getTranscriptRequest", { id }, records);
  expect(request.destinations[1]).toMatchObject({ askedUntil: null });
  expect(JSON.stringify(request)).not.toContain("receiptHash");
});

test("what has not arrived waits in the queue, is sent again, and its earlier links are dead", async () => {
  expect(await send(0)).toMatchObject({ status: 200 });
  expect(await send(2, "no address")).toMatchObject({
    status: 422,
    fields: { receiver: "invalid email address" },
  });
  expect(await send(2, university)).toMatchObject({ status: 200 });
  expect((await track()).state).toBe("sent");
  const queue = async () =>
    (await server.ok("listTranscriptRequests", { search: code }, records)).items;
  expect(await queue()).toEqual([]);

  const first = await tokenTo(university);
  expect((await open(first)).data).toMatchObject({ reference: "PG/26/117" });
  expect(await answer(first, "missing")).toMatchObject({ status: 200 });
  const waitsFor = "University of Ilorin has not received it. The school looks for it.";
  expect(await queue()).toMatchObject([{ id, state: "sent", waitsFor, late: false }]);
  expect(await track()).toMatchObject({ waitsFor, state: "sent" });
  expect((await told("transcriptWaits")).at(-1)?.body).toContain(waitsFor);
  expect(await answer(first, "received")).toMatchObject(over);

  expect(await send(2)).toMatchObject({ status: 200 });
  expect(await queue()).toEqual([]);
  const second = await tokenTo(university);
  await server.ok("askTranscriptReceiver", { id, position: 2 }, records);
  const third = await tokenTo(university);
  expect(new Set([first, second, third]).size).toBe(3);
  for (const dead of [first, second]) expect(await open(dead)).toMatchObject(over);
  expect(await open(third)).toMatchObject({ status: 200 });

  // After its days it is told as one that never was.
  const here = and(
    eq(transcriptDestinations.requestId, id),
    eq(transcriptDestinations.position, 2),
  );
  await server.db.update(transcriptDestinations).set({ receiptUntil: new Date() }).where(here);
  for (const late of [open(third), answer(third, "received")]) {
    expect(await late).toMatchObject(over);
  }
  await server.ok("askTranscriptReceiver", { id, position: 2 }, records);
  const last = await tokenTo(university);
  const both = await Promise.all([answer(last, "received"), answer(last, "received")]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 400,
  ]);

  // Of whom no address is known, the registry notes it.
  const moved = { status: 409, code: "transcript_moved" };
  const ask = { id, position: 0 };
  expect(await server.request("askTranscriptReceiver", ask, records)).toMatchObject(moved);
  await server.ok("receiveTranscript", ask, records);
  expect(await server.request("receiveTranscript", ask, records)).toMatchObject(moved);
  expect(await track()).toMatchObject({ state: "received", waitsFor: "" });
});

test("a stranger's guesses are told as used links are, and stopped", async () => {
  const guess = "A".repeat(43);
  for (const token of ["", guess]) {
    expect(await open(token)).toMatchObject(over);
    expect(await answer(token, "missing")).toMatchObject(over);
  }
  const tries = await Promise.all(Array.from({ length: 11 }, () => open(guess)));
  expect(tries.map(({ status }) => status)).toContain(429);
});
