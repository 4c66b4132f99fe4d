import { eq, inArray, sql } from "drizzle-orm";
import { v4 as randomId, v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import {
  applicantCodes,
  applicationDocuments,
  applications,
} from "../database/schema/application.ts";
import { auditRows } from "../database/schema/audit-rows.ts";
import { invoices } from "../database/schema/invoice.ts";
import { issuedDocuments } from "../database/schema/issued-document.ts";
import { notifications } from "../database/schema/notification.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { amendmentRequests } from "../database/schema/results.ts";
import { refreshTokens, signInSessions } from "../database/schema/sign-in-sessions.ts";
import { storedFiles } from "../database/schema/stored-files.ts";
import { users } from "../database/schema/users.ts";
import { mailsTo, newOrder, payByCard } from "../testing/payer.ts";
import { testServer } from "../testing/test-server.ts";
import { forgetAll } from "./testing/forget-all.ts";

const server = await testServer();
const { db } = server;
afterAll(server.stop);

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const run = () => forgetAll(db);
const counted = async (statement: ReturnType<typeof sql>) =>
  Number((await db.execute<{ count: string }>(statement)).rows[0]?.count);

async function openApplication() {
  const order = newOrder();
  const invoice = await server.ok("createInvoice", order);
  await payByCard(server, invoice);
  await server.ok("getInvoice", { id: invoice.id ?? "", refresh: "true" });
  const id = uuid();
  await db.execute(sql`
    insert into applications (id, invoice_id, rrr, application_number, programme_slug, session_id,
      lastname, firstname, middlename, email, mobile_number, created_at)
    select ${id}, id, rrr, ${id}, programme_slug, session_id, lastname, firstname, middlename, email,
      payer_phone, now() from invoices where id = ${invoice.id ?? ""}`);
  const [photo, result] = [randomId(), randomId()];
  for (const file of [photo, result]) {
    const bytes = Buffer.from("bytes");
    const row = { id: file, type: "image/png", size: 5, bytes, createdAt: ago(0) };
    await db.insert(storedFiles).values(row);
  }
  await db.update(applications).set({ passportFileId: photo }).where(eq(applications.id, id));
  const document = { applicationId: id, kind: "oLevelResult", fileId: result } as const;
  await db
    .insert(applicationDocuments)
    .values(document as typeof applicationDocuments.$inferInsert);
  return { id, invoiceId: invoice.id ?? "", files: [photo, result] };
}

test("a letter loses its text a day after it was sent; that it was sent stays for a while", async () => {
  const letter = {
    channel: "mail",
    kind: "resetPassword",
    subject: "Choose a new password",
    body: "https://portal/reset?token=secret",
  };
  const rows = [
    { recipient: "sent", createdAt: ago(3), sentAt: ago(1.1) },
    { recipient: "sent.today", createdAt: ago(3), sentAt: ago(0.9) },
    { recipient: "given.up", createdAt: ago(3), tries: 10 },
    { recipient: "still.tried", createdAt: ago(3), tries: 3, dueAt: new Date() },
    { recipient: "long.ago", createdAt: ago(91), sentAt: ago(91) },
  ];
  await db.insert(outboxMessages).values(rows.map((row) => ({ ...letter, ...row, id: uuid() })));
  await run();
  const bodyOf = async (recipient: string) => (await mailsTo(server, recipient))[0]?.body;
  expect(await bodyOf("sent")).toBe("");
  expect(await bodyOf("given.up")).toBe("");
  expect(await bodyOf("sent.today")).toBe(letter.body);
  expect(await bodyOf("still.tried")).toBe(letter.body);
  expect(await bodyOf("long.ago")).toBeUndefined();
});

test("the record forgets addresses first, and is itself forgotten last", async () => {
  const entry = {
    actorKind: "anyone",
    action: "test",
    subject: "x",
    subjectId: "x",
    requestId: "",
  };
  const add = (subjectId: string, at: Date) =>
    db.insert(auditRows).values({ ...entry, id: uuid(), ip: "2001:db8::1", subjectId, at });
  await add("new", ago(179));
  await add("older", ago(181));
  await add("oldest", ago(2_556));
  await run();
  const left = await db.select().from(auditRows).where(eq(auditRows.action, "test"));
  expect(left.map(({ subjectId, ip }) => `${subjectId} ${ip}`).toSorted()).toEqual([
    "new 2001:db8::1",
    "older ",
  ]);
});

test("a form that was never sent goes with its files and papers; its payment stays in the books", async () => {
  const [old, fresh] = [await openApplication(), await openApplication()];
  await db
    .update(applications)
    .set({ createdAt: ago(366) })
    .where(eq(applications.id, old.id));
  await db.insert(issuedDocuments).values({
    code: "AAAA-BBBB-CCCC",
    kind: "slip",
    subjectId: old.id,
    holderId: old.id,
    facts: [{ label: "Name", value: "Adébáyọ̀ Ngozi" }],
    fingerprint: "x",
    issuedAt: ago(366),
  });
  await run();
  const left = await db.select({ id: applications.id }).from(applications);
  expect(left.map(({ id }) => id)).toContain(fresh.id);
  expect(left.map(({ id }) => id)).not.toContain(old.id);
  const files = (await db.select({ id: storedFiles.id }).from(storedFiles)).map(({ id }) => id);
  expect(files).toEqual(expect.arrayContaining(fresh.files));
  for (const file of old.files) expect(files).not.toContain(file);
  expect(await db.$count(issuedDocuments, eq(issuedDocuments.holderId, old.id))).toBe(0);
  const [paid] = await db.select().from(invoices).where(eq(invoices.id, old.invoiceId));
  expect(paid).toMatchObject({ state: "paid", lastname: "Adébáyọ̀" });
});

test("what proves an amendment stays with it, however old; a file that nothing points at goes", async () => {
  const [proof, stray] = [randomId(), randomId()];
  for (const id of [proof, stray]) {
    const bytes = Buffer.from("bytes");
    const row = { id, type: "application/pdf", size: 5, bytes, createdAt: ago(3_000) };
    await db.insert(storedFiles).values(row);
  }
  await db.update(amendmentRequests).set({ evidenceId: proof });
  await run();
  const left = (await db.select({ id: storedFiles.id }).from(storedFiles)).map(({ id }) => id);
  expect(left).toContain(proof);
  expect(left).not.toContain(stray);
});

test("the form of somebody who was admitted outlives others', and goes when their studies are over", async () => {
  const [old, fresh] = [await openApplication(), await openApplication()];
  const admitted = (id: string, admittedAt: Date) =>
    db
      .update(applications)
      .set({ completedAt: admittedAt, admittedAt })
      .where(eq(applications.id, id));
  await admitted(old.id, ago(2_556));
  await admitted(fresh.id, ago(2_554));
  await run();
  const left = (await db.select({ id: applications.id }).from(applications)).map(({ id }) => id);
  expect(left).toContain(fresh.id);
  expect(left).not.toContain(old.id);
});

test("who never paid is forgotten after half a year; the sum stays", async () => {
  const { id } = await server.ok("createInvoice", newOrder());
  const mine = eq(invoices.id, id ?? "");
  await db
    .update(invoices)
    .set({ state: "expired", expiresAt: ago(181) })
    .where(mine);
  await run();
  const { rows } = await db.execute(
    sql`select to_jsonb(invoices) as row from invoices where ${mine}`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/ad[eé]b[aá]y|ngozi|example\.com|0803/i);
  const [row] = await db.select().from(invoices).where(mine);
  expect(row).toMatchObject({ amountKobo: 650_000, lastname: "", email: "" });
});

test("sessions, notifications and answers go when their time is over", async () => {
  const [person] = await db.select().from(users).where(eq(users.userName, "dean"));
  const userId = person?.id ?? "";
  const [old, open] = [uuid(), uuid()];
  const made = { userId, createdAt: ago(190) };
  await db.insert(signInSessions).values([
    { ...made, id: old, expiresAt: ago(181) },
    { ...made, id: open, expiresAt: ago(-1) },
  ]);
  const token = { sessionId: old, tokenHash: uuid(), createdAt: ago(190), expiresAt: ago(-1) };
  await db.insert(refreshTokens).values({ ...token, id: uuid() });
  const note = { userId, title: "t", body: "b", createdAt: ago(731) };
  await db.insert(notifications).values({ ...note, id: uuid() });
  await run();
  const mine = await db.select().from(signInSessions).where(eq(signInSessions.userId, userId));
  expect(mine.map(({ id }) => id)).toContain(open);
  expect(mine.map(({ id }) => id)).not.toContain(old);
  expect(await db.$count(notifications, eq(notifications.title, "t"))).toBe(0);
});

test("when a strange device asked for a code is forgotten a week after the code expired", async () => {
  const made = await Promise.all([0, 1].map(() => server.ok("createInvoice", newOrder())));
  const [old, fresh] = made.map(({ id }) => id ?? "");
  const issuedAt = ago(9);
  await db.insert(applicantCodes).values([
    { invoiceId: old ?? "", issuedAt, expiresAt: ago(7.1) },
    { invoiceId: fresh ?? "", issuedAt, expiresAt: ago(6.9) },
  ]);
  await run();
  const left = await db.select({ id: applicantCodes.invoiceId }).from(applicantCodes);
  expect(left.map(({ id }) => id)).toEqual([fresh]);
});

test("in fifty years nothing is left but the academic record and the books, in any number of runs", async () => {
  const { id, invoiceId } = await openApplication();
  const admitted = await openApplication();
  await db
    .update(applications)
    .set({ completedAt: ago(2), admittedAt: ago(1) })
    .where(eq(applications.id, admitted.id));
  const now = new Date(Date.now() + 50 * 365 * 86_400_000);
  // Unpaid invoices are kept, whatever their age.
  await db
    .update(invoices)
    .set({ state: "expired" })
    .where(sql`state in ('requested', 'open')`);
  await db.update(outboxMessages).set({ dueAt: null });
  for (let turn = 0; turn < 2; turn += 1) {
    await forgetAll(db, now);
  }
  expect(await db.$count(applications, inArray(applications.id, [id, admitted.id]))).toBe(0);
  const [paid] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  expect(paid).toMatchObject({ state: "paid", lastname: "", email: "" });
  for (const table of ["outbox_messages", "sessions", "issued_documents", "ratings"]) {
    const name = sql.identifier(table);
    expect([table, await counted(sql`select count(*) from ${name}`)]).toEqual([table, 0]);
  }
  // The audit record only has the entry about this deletion.
  const record = await db.selectDistinct({ action: auditRows.action }).from(auditRows);
  expect(record).toEqual([{ action: "forgetOld" }]);
  expect(
    await counted(sql`select count(*) from department_changes
    where state <> 'pending' and reason <> ''`),
  ).toBe(0);
  expect(await counted(sql`select count(*) from scores`)).toBeGreaterThan(0);
  expect(await counted(sql`select count(*) from users`)).toBeGreaterThan(900);
});
