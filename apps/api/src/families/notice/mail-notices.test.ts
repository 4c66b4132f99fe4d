import { noticeLettersADay } from "@polyportal/domain/notice/mail-limits";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { notices } from "../../database/schema/notice.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { users } from "../../database/schema/users.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { draft } from "./testing/drafts.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const reason = "Whoever is away reads no board.";
/** A notice to be mailed, as the first of a new day: nobody has asked for others, or had them. */
async function create(changes: object): Promise<string> {
  await server.db.update(notices).set({ mailAskedAt: null });
  await server.db
    .update(outboxMessages)
    .set({ createdAt: sql`${outboxMessages.createdAt} - interval '1 day'` });
  const written = draft({ mail: true, reason, ...changes });
  return (await server.ok("createNotice", written, asAdmin)).id;
}
const send = () => server.runJob("mail notices");
const lettersOf = (id: string) =>
  server.db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.kind, "notice"), eq(outboxMessages.about, id)));
const mailsOf = async (id: string) => (await lettersOf(id)).map(({ recipient }) => recipient);

/** Two in a department of their own level, one without an address and one who may not sign in. */
async function readers(departmentId: number) {
  const stay = { departmentId, levels: { 3: 2 } };
  const [one, two] = [await newStudent(server, stay), await newStudent(server, stay)];
  await newStudent(server, { ...stay, email: null });
  const off = await newStudent(server, stay);
  await server.db.update(users).set({ active: false }).where(eq(users.id, off.id));
  await newStudent(server, { departmentId, levels: { 3: 1 } });
  return [one, two];
}

test("each reader who has an address gets one letter, however often the job runs", async () => {
  const people = await readers(9);
  const before = await server.db.$count(outboxMessages);
  const id = await create({
    title: "Clearance",
    text: "Bring **both** receipts.\n\n<b>R&amp;D</b> < 3",
    departmentIds: [9],
    levelIds: [2],
  });
  await send();
  await send();
  const mine = new Set(people.map((one) => one.id));
  const letters = await lettersOf(id);
  const told = await server.db.select().from(users);
  const mail = (one: { id: string }) => told.find((user) => user.id === one.id)?.email;
  expect(new Set(letters.map(({ recipient }) => recipient)).size).toBe(letters.length);
  for (const one of people) expect(await mailsOf(id)).toContain(mail(one));
  expect(letters.length).toBeGreaterThanOrEqual(mine.size);
  expect(await server.db.$count(outboxMessages)).toBe(before + letters.length);
  expect(letters[0]?.subject).toContain("Clearance");
  expect(letters[0]?.body).toContain("Bring **both** receipts.\n\nR&D < 3");
  expect(await server.ok("getNotice", { id }, asAdmin)).toMatchObject({
    mailed: letters.length,
    mailedAt: expect.any(String),
  });
});

test("whom it is mailed to are those who read it in the portal", async () => {
  const id = await create({ title: "The same people", category: "Undergraduate" });
  await send();
  const mailed = await mailsOf(id);
  const everybody = await server.db.select().from(users).where(eq(users.active, true));
  const some = everybody
    .filter(({ email, userType }) => email && userType.toLowerCase() !== "alumni")
    .filter((_, index) => index % 9 === 0);
  for (const { userName, email } of some) {
    const own = await server.request("listOwnNotices", {}, { as: { user: userName } });
    if (!own.success) continue;
    const reads = own.data.some((one) => one.id === id);
    expect([userName, mailed.includes(email ?? "")]).toEqual([userName, reads]);
  }
});

test("two servers at once write no letter twice", async () => {
  const { databaseUrl } = server.services.config;
  const second = await testServer({ config: { databaseUrl } });
  const id = await create({ title: "To everybody" });
  await Promise.all([send(), second.runJob("mail notices"), send()]);
  await send();
  await second.stop();
  const letters = await mailsOf(id);
  expect(letters.length).toBeGreaterThan(200);
  expect(new Set(letters).size).toBe(letters.length);
});

test("it waits for the first day, and stops while the notice is switched off or deleted", async () => {
  const coming = await create({ title: "To come", startDate: "2099-01-01" });
  const off = await create({ title: "Off" });
  await server.ok("toggleNotice", { id: off, active: false }, asAdmin);
  const gone = await create({ title: "Gone" });
  await server.ok("deleteNotice", { id: gone }, asAdmin);
  await send();
  for (const id of [coming, off, gone]) expect(await lettersOf(id)).toEqual([]);
  await server.ok("toggleNotice", { id: off, active: true }, asAdmin);
  await send();
  expect((await lettersOf(off)).length).toBeGreaterThan(200);
});

test("a letter that was begun goes on behind the last who has one, changed or not", async () => {
  const id = await create({ title: "Half-way" });
  const [middle] = await server.db.select().from(users).orderBy(users.id).offset(150).limit(1);
  await server.db
    .update(notices)
    .set({ mailedTo: middle?.id ?? null })
    .where(eq(notices.id, id));
  await server.ok(
    "updateNotice",
    { id, revision: 1, ...draft({ title: "Half-way, corrected", mail: true }) },
    asAdmin,
  );
  await send();
  const letters = await lettersOf(id);
  const earlier = await server.db.select().from(users).orderBy(users.id).limit(151);
  const early = new Set(earlier.map(({ email }) => email));
  expect(letters.length).toBeGreaterThan(0);
  expect(letters.filter(({ recipient }) => early.has(recipient))).toEqual([]);
  expect(letters[0]?.subject).toContain("corrected");
});

test("a mailbox gets only so many in a day, and the next day others again", async () => {
  const [one] = await readers(10);
  const told = await server.db
    .select()
    .from(users)
    .where(eq(users.id, one?.id ?? ""));
  const email = told[0]?.email ?? "";
  const ids: string[] = [];
  for (let turn = 0; turn <= noticeLettersADay; turn += 1) {
    const written = draft({
      title: `Turn ${turn}`,
      departmentIds: [10],
      levelIds: [2],
      mail: true,
      reason,
    });
    if (turn === 0) ids.push(await create(written));
    else ids.push((await server.ok("createNotice", written, asAdmin)).id);
    await send();
  }
  const got = await Promise.all(ids.map(async (id) => (await mailsOf(id)).includes(email)));
  expect(got).toEqual([...Array(noticeLettersADay).fill(true), false]);
  // It is done with all the same, and says how many it reached.
  expect(await server.ok("getNotice", { id: ids.at(-1) ?? "" }, asAdmin)).toMatchObject({
    mailed: 0,
    mailedAt: expect.any(String),
  });
  const next = await create({ title: "Tomorrow", departmentIds: [10], levelIds: [2] });
  await send();
  expect(await mailsOf(next)).toContain(email);
});
