import {
  freshLinkMinutes,
  linksADay,
  linksADayToOne,
} from "@polyportal/domain/user-management/reset-links";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { oneTimeTokens } from "../../database/schema/one-time-tokens.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { userClaims } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, lettersTo } from "../authentication/testing/people.ts";
import { actingOn } from "../impersonation/testing/acting.ts";

const server = await testServer();
afterAll(server.stop);

const reason = "The mail server was away all morning.";
const send = (ids: readonly string[], user = "helpdesk", given: object = { reason }) =>
  server.request("sendSetUpMail", { ids: [...ids], ...given }, { as: { user } });

let added = 0;
const add = (own: Parameters<typeof addPerson>[1] | object = {}) =>
  addPerson(server, { userName: `linked.${(added += 1)}`, ...own });

/** The day's count begins anew, as after midnight. */
const nextDay = () =>
  server.db
    .update(auditRows)
    .set({ at: sql`${auditRows.at} - interval '1 day'` })
    .where(eq(auditRows.action, "sendSetUpMail"));
/** What was sent is not of a moment ago any more. */
const later = (ids: readonly string[]) =>
  server.db
    .update(oneTimeTokens)
    .set({ createdAt: new Date(Date.now() - freshLinkMinutes * 60_000 - 1000) })
    .where(inArray(oneTimeTokens.userId, [...ids]));

test("to more than one it takes a reason, which stands on record at each", async () => {
  const [one, two] = [await add(), await add()];
  const ids = [one.id, two.id];
  for (const given of [{}, { reason: "" }, { reason: "too short" }]) {
    expect(await send(ids, "helpdesk", given)).toMatchObject({
      status: 422,
      code: "reason_needed",
      fields: { reason: "please say why" },
    });
  }
  expect(await lettersTo(server, one.email ?? "")).toEqual([]);
  expect(await send(ids)).toMatchObject({ status: 200, data: { sent: 2 } });
  const kept = await server.db
    .select()
    .from(auditRows)
    .where(and(eq(auditRows.action, "sendSetUpMail"), inArray(auditRows.subjectId, ids)));
  expect(kept.map((row) => row.reason)).toEqual([reason, reason]);
  // One person, named twice, is one.
  const three = await add();
  expect(await send([three.id, three.id], "helpdesk", {})).toMatchObject({ data: { sent: 1 } });
});

test("pressed twice, once after the other or at once, it sends once, and says to whom it was sent", async () => {
  const people = [await add(), await add({ lastname: "Zubairu" })];
  const ids = people.map(({ id }) => id);
  const answers = await Promise.all([send(ids), send(ids, "admin"), send(ids)]);
  const sent = answers.map((answer) => (answer.success ? answer.data.sent : -1));
  expect(sent.toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  expect(await send(ids)).toMatchObject({
    data: { sent: 0, alreadySent: expect.arrayContaining(["Zubairu Ngọzi Ada"]) },
  });
  for (const { email } of people) expect(await lettersTo(server, email ?? "")).toHaveLength(1);
  // An account that nobody has set up is no other.
  const fresh = await add({ oldUser: false });
  await send([fresh.id]);
  expect(await send([fresh.id])).toMatchObject({
    data: { sent: 0, alreadySent: [expect.any(String)] },
  });
});

test("once its link was used, or is not of a moment ago, a person is sent another", async () => {
  const [one, two] = [await add(), await add()];
  await send([one.id, two.id]);
  await later([one.id]);
  await server.db
    .update(oneTimeTokens)
    .set({ usedAt: new Date() })
    .where(eq(oneTimeTokens.userId, two.id));
  expect(await send([one.id, two.id])).toMatchObject({ data: { sent: 2, alreadySent: [] } });
});

test("one account gets only so many in a day, whoever sends them", async () => {
  const person = await add();
  for (let turn = 0; turn < linksADayToOne; turn += 1) {
    const user = turn % 2 ? "admin" : "helpdesk";
    expect(await send([person.id], user)).toMatchObject({ data: { sent: 1 } });
    await later([person.id]);
  }
  expect(await send([person.id])).toMatchObject({
    data: { sent: 0, enough: ["Okonkwo Ngọzi Ada"] },
  });
  expect(await lettersTo(server, person.email ?? "")).toHaveLength(linksADayToOne);
  await nextDay();
  expect(await send([person.id])).toMatchObject({ data: { sent: 1 } });
});

test("one person sends only so many in a day, is told how many are left, and none of a press goes beyond", async () => {
  await nextDay();
  const found = await server.db
    .select({ id: users.id })
    .from(users)
    .where(and(users.active, sql`${users.email} <> ''`))
    .orderBy(users.id)
    .limit(linksADay + 20);
  // The demo has as many people as a school that sends too much.
  const ids = found.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(200);
  const letters = () => server.db.$count(outboxMessages);
  const some = ids.slice(0, 100);
  const first = await send(some);
  const sent = first.success ? first.data.sent : 0;
  expect(sent).toBeGreaterThan(90);
  // As if most of the day's measure were gone.
  await fill(linksADay - sent - 10);
  const before = await letters();
  const refused = await send(ids.slice(100, 150));
  expect(refused).toMatchObject({
    status: 429,
    code: "mail_limit",
    message: expect.stringContaining("10 are left today"),
  });
  expect(refused).toMatchObject({ message: expect.stringContaining("after midnight") });
  expect(await letters()).toBe(before);
  // A colleague has a measure of the own, and nobody's second press takes from it.
  expect(await send(ids.slice(100, 150), "admin")).toMatchObject({ status: 200 });
  await fill(10);
  expect(await send(ids.slice(150, 151))).toMatchObject({
    code: "mail_limit",
    message: expect.stringContaining("after midnight"),
  });
  await nextDay();
  expect(await send(ids.slice(150, 151))).toMatchObject({ data: { sent: 1 } });
});

test("whoever is signed in as another sends by the measure of the own day", async () => {
  await nextDay();
  const officer = await add({ userType: "official", role: "bursar" });
  await server.db.insert(userClaims).values({
    userId: officer.id,
    claim: "users.reset",
    allowed: true,
    reason,
    since: new Date(),
    until: new Date(Date.now() + 3_600_000),
  });
  const { as, impersonator } = await actingOn(server).actingFor(officer.userName, reason);
  const [one, two] = [await add(), await add()];
  const sendActing = (id: string) => server.request("sendSetUpMail", { ids: [id] }, { as });
  expect(await sendActing(one.id)).toMatchObject({ status: 200, data: { sent: 1 } });
  await fill(linksADay - 1, impersonator.userName);
  expect(await sendActing(two.id)).toMatchObject({ status: 429, code: "mail_limit" });
});

/** Puts so many links on somebody's record of today, to nobody. */
async function fill(count: number, userName = "helpdesk"): Promise<void> {
  const [row] = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.action, "sendSetUpMail"))
    .orderBy(sql`${auditRows.at} desc`)
    .limit(1);
  if (!row) throw new Error("Nothing was sent.");
  const [desk] = await server.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userName, userName));
  const { security: _, ...kept } = row;
  await server.db.insert(auditRows).values(
    Array.from({ length: count }, () => ({
      ...kept,
      id: crypto.randomUUID(),
      actorId: desk?.id ?? "",
      impersonatorId: null,
      subjectId: "",
      at: new Date(),
    })),
  );
}
