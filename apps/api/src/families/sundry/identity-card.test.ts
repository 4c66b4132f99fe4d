import { identityCardMessages } from "@polyportal/domain/messages/identity-cards";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { storedFiles } from "../../database/schema/stored-files.ts";
import { students } from "../../database/schema/student.ts";
import {
  graduateCodes,
  identityCardPages,
  identityCards,
} from "../../database/schema/transcript.ts";
import { users } from "../../database/schema/users.ts";
import { demoGraduate } from "../../database/seed/demo/transcripts.ts";
import { newStudent } from "../../testing/new-student.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { jpeg, pdf } from "../application/testing/pictures.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(async () => {
  await server.db.execute(sql`delete from rate_limit_counters`);
  await server.db.delete(identityCards);
});

const { email: lost, ...said } = demoGraduate;
const found = "found@mailbox.example";
const reason = "The card bears the name and the photo";
const registrar = { as: { user: "registrar" } };

const send = (changes: object = {}) =>
  server.request("sendIdentityCard", { ...said, email: found, card: jpeg(), ...changes });
const waiting = () => server.ok("listIdentityCards", {}, registrar);

test("known, wrong and unknown are heard alike, and all are shown to the registry alone", async () => {
  const answers = [
    await send(),
    await send({ surname: "Somebody" }),
    await send({ matricNumber: "nd/xyz/99/0001", card: pdf(), card2: jpeg() }),
  ];
  const heard = answers.map(({ status, message }) => [status, message]);
  expect(heard).toEqual(heard.map(() => [200, identityCardMessages.received]));
  const { cards, waiting: count } = await waiting();
  expect(count).toBe(3);
  expect(cards.map(({ matricNumber, known }) => [matricNumber, known])).toEqual([
    [said.matricNumber, true],
    [said.matricNumber, true],
    ["ND/XYZ/99/0001", false],
  ]);
  // A PDF is the whole card.
  const [, , unknown] = cards;
  const whole = await server.ok("getIdentityCard", { id: unknown!.id }, registrar);
  expect(whole).toMatchObject({ record: null, pages: [{ place: "card", pdf: true }] });
  expect(await server.request("listIdentityCards", {}, { as: { user: "bursar" } })).toMatchObject({
    status: 403,
  });
});

test("a file that is none is refused at its field, and a number's flood is stopped", async () => {
  const flood = (changes: object = {}) => send({ matricNumber: "ND/XYZ/99/0002", ...changes });
  expect(await flood({ card: undefined })).toMatchObject({
    status: 422,
    fields: { card: "please add your identity card" },
  });
  const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "nin.png", {
    type: "image/png",
  });
  expect(await flood({ card: svg })).toMatchObject({ fields: { card: expect.any(String) } });
  // What was refused has counted, too: four an hour, of any number.
  await flood();
  await flood();
  expect(await flood()).toMatchObject({ status: 429 });
  expect(await server.db.$count(identityCards)).toBe(2);
});

test("accepting it makes the address the one on record, tells the one before, and deletes the card", async () => {
  await send();
  const [card] = (await waiting()).cards;
  const { id } = card!;
  expect(await server.ok("getIdentityCard", { id }, registrar)).toMatchObject({
    record: { fullName: "Ibrahim Zainab", email: lost },
    pages: [{ place: "card", pdf: false }],
  });
  const [page] = await server.db
    .select({ fileId: identityCardPages.fileId })
    .from(identityCardPages)
    .where(eq(identityCardPages.cardId, id));
  await server.ok("getIdentityCardPage", { id, place: "card" }, registrar);
  await server.ok("decideIdentityCard", { id, act: "accept", reason }, registrar);

  expect(await server.db.$count(storedFiles, eq(storedFiles.id, page!.fileId))).toBe(0);
  expect(await server.request("getIdentityCard", { id }, registrar)).toMatchObject({ status: 404 });
  const again = { id, act: "refuse", reason } as const;
  expect(await server.request("decideIdentityCard", again, registrar)).toMatchObject({
    status: 409,
  });
  expect((await mailsTo(server, lost)).map(({ kind }) => kind)).toContain("addressChanged");
  expect((await mailsTo(server, found)).map(({ kind }) => kind)).toEqual(["identityCardDecided"]);

  // The code goes there now, and the order with it.
  await server.db.delete(graduateCodes);
  await server.ok("identifyGraduate", said);
  expect((await mailsTo(server, found)).map(({ kind }) => kind)).toContain("graduateCode");
  await server.db
    .update(users)
    .set({ email: lost })
    .where(
      eq(
        users.id,
        server.db
          .select({ id: students.id })
          .from(students)
          .where(eq(students.matricNumber, said.matricNumber)),
      ),
    );
});

test("nobody's number is not accepted, nor another account's address; a refusal says why", async () => {
  await send({ matricNumber: "ND/XYZ/99/0001" });
  await send({ email: "registrar@alani.example" });
  const [unknown, other] = (await waiting()).cards;
  const decide = (id: string, act: "accept" | "refuse") =>
    server.request("decideIdentityCard", { id, act, reason }, registrar);
  expect(await decide(unknown!.id, "accept")).toMatchObject({ status: 409, code: "conflict" });
  const [held] = await server.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.userName, "registrar"));
  await server.db
    .update(identityCards)
    .set({ email: held!.email! })
    .where(eq(identityCards.id, other!.id));
  expect(await decide(other!.id, "accept")).toMatchObject({ status: 409, code: "email_taken" });
  expect(await decide(unknown!.id, "refuse")).toMatchObject({ status: 200 });
  const mails = await mailsTo(server, found);
  expect(mails.at(-1)?.body).toContain(reason);
});

test("the record of changes calls the number that was given what it is", async () => {
  const admissionNumber = "ADM/ND/COM/26/0777";
  const { id } = await newStudent(server, { numbers: { admissionNumber, matricNumber: null } });
  await send({ matricNumber: admissionNumber });
  await send();
  for (const card of (await waiting()).cards) {
    const refusal = { id: card.id, act: "refuse", reason } as const;
    await server.ok("decideIdentityCard", refusal, registrar);
  }
  const rows = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.action, "refuseIdentityCard"));
  expect(rows.find(({ subjectId }) => subjectId === id)?.after).toEqual({ admissionNumber });
  expect(rows.map(({ after }) => after)).toContainEqual({ matricNumber: said.matricNumber });
});
