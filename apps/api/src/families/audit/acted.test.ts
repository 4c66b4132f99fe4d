import { fullName } from "@polyportal/domain/format/name";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { historyOf } from "../../audit/history.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { openBrowser } from "../authentication/testing/browser.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, password, readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
const { db } = server;
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const somebody = "Somebody who was not signed in";

test("who signs in and out is told by name, in the list, an entry, a history and a file", async () => {
  const person = await addPerson(server, { userName: "ND/2026/701", lastname: "Zubairu" });
  const name = fullName(person);
  const browser = openBrowser(server);
  await browser.request("login", { userName: person.userName, password });
  browser.cookies.delete("token");
  await browser.request("logout", {});
  const { items } = await server.ok("listAudit", { action: ["login", "logout"] }, asAdmin);
  expect(items.slice(0, 2)).toMatchObject([
    { action: "logout", who: name, whoId: person.id, impersonator: null },
    { action: "login", who: name, whoId: person.id, impersonator: null },
  ]);
  const [, signedIn] = items;
  expect(await server.ok("getAuditEntry", { id: signedIn?.id ?? "" }, asAdmin)).toMatchObject({
    sentence: `${name} signed in`,
    who: { name, role: "student" },
  });
  const of = { subject: "user", subjectId: person.id, limit: 9, addresses: false };
  expect((await historyOf(db, of)).items).toMatchObject([{ sentence: `${name} signed in` }]);
  const found = await server.ok("listAudit", { search: "zubai" }, asAdmin);
  expect(found.items.map(({ action }) => action)).toContain("login");
  const asked = { list: "listAudit", format: "csv", filters: { action: "login" } } as const;
  const { id } = await server.ok("requestExport", asked, asAdmin);
  const text = await (await server.ok("getExportFile", { id }, asAdmin)).text();
  expect(text).toContain(`${name},`);
  expect(text).not.toContain(somebody);
});

test("whose sign-in it is, who really acted, and who only tried", async () => {
  const [person, admin] = [await readPerson(server, "lecturer"), await readPerson(server, "admin")];
  const [userId, impersonatorId] = [person.id, admin.id];
  const [own, really] = [fullName(person), fullName(admin)];
  const signIn = { subject: "session", subjectId: "told" };
  const acts = [
    [{ action: "resetPassword" }, own, undefined],
    [{ action: "impersonationLogin", after: { impersonatorId } }, really, undefined],
    [{ ...signIn, action: "logout", after: { userId } }, own, undefined],
    [{ ...signIn, action: "renewSession", after: { userId, impersonatorId } }, own, really],
    [{ ...signIn, action: "logout" }, somebody, undefined],
    [{ action: "refuseCode" }, somebody, undefined],
    [{ action: "sendResetPasswordMail" }, somebody, undefined],
    [{ action: "login", subject: "rating" }, somebody, undefined],
    [{ action: "login", subjectId: uuid() }, "A person whose account is gone", undefined],
  ] as const;
  const at = new Date("2018-03-05T12:00:00Z");
  for (const [act, who, impersonator] of acts) {
    const id = uuid();
    const row = { id, at, actorKind: "anyone", subject: "user", subjectId: userId };
    await db.insert(auditRows).values({ ...row, ip: "", requestId: "told", ...act });
    const entry = await server.ok("getAuditEntry", { id }, asAdmin);
    expect([entry.who.name, entry.impersonator?.name], act.action).toEqual([who, impersonator]);
  }
  await db.delete(auditRows).where(eq(auditRows.requestId, "told"));
});
