import { securityActions } from "@polyportal/domain/audit/security";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { orderOf } from "../../lists/order.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, password, readPerson } from "../authentication/testing/people.ts";
import { securitySource } from "./list-security.ts";

const server = await testServer();
const { db } = server;
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const person = await addPerson(server, {
  userName: "log.person",
  userType: "official",
  role: "registrar",
  lastname: "Zubairu",
});
const by = { as: { user: "admin" } };

const signIn = (given: string) =>
  server.request("login", { userName: "log.person", password: given });

test("it tells failed sign-ins with how often, sign-ins, who acted as whom, and refusals", async () => {
  await signIn("Wrong-Pass-1");
  await signIn("Wrong-Pass-2");
  expect(await signIn(password)).toMatchObject({ status: 200 });
  await server.services.securityLog.flush();
  const reason = "The form would not open for him.";
  await server.ok("impersonate", { userName: "student", reason }, by);
  await server.request("listAudit", {}, { as: { user: "log.person" } });
  await server.request("listUsers", {}, { as: { user: "hostel" } });
  const { items, total } = await server.ok("listSecurityLog", { size: 50 }, asAdmin);
  expect(total).toBe(items.length);
  const student = await readPerson(server, "student");
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: "failed",
        person: "Zubairu Ngọzi Ada",
        personId: person.id,
        what: "tried to sign in with a wrong password",
        count: 2,
        by: null,
        address: "127.0.0.1",
      }),
      expect.objectContaining({ kind: "signIn", personId: person.id, what: "signed in", count: 1 }),
      expect.objectContaining({
        kind: "impersonation",
        personId: student.id,
        by: "Effiong Emmanuel Bassey",
      }),
      expect.objectContaining({ kind: "refused", what: expect.stringContaining("may not open") }),
    ]),
  );
  const at = items.map((row) => row.at);
  expect(at).toEqual(at.toSorted().toReversed());
});

test("it is narrowed down by kinds, people and days, a page at a time", async () => {
  const kindsOf = async (asked: object) =>
    (await server.ok("listSecurityLog", asked, asAdmin)).items.map(({ kind }) => kind);
  expect(await kindsOf({ search: "zubairu", kind: ["failed", "signIn"], sort: "at" })).toEqual([
    "failed",
    "signIn",
  ]);
  expect(await kindsOf({ search: "zubairu", kind: "secondFactor" })).toEqual([]);
  expect(await kindsOf({ "day-to": "2020-01-01" })).toEqual([]);
  const all = await server.ok("listSecurityLog", { size: 50 }, asAdmin);
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => server.ok("listSecurityLog", { size: 2, page }, asAdmin)),
  );
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
    all.items.slice(0, 8).map(({ id }) => id),
  );
});

test("one event stands by itself, an act of the record or a refusal", async () => {
  const { items } = await server.ok("listSecurityLog", { size: 50 }, asAdmin);
  for (const kind of ["failed", "signIn", "impersonation"] as const) {
    const event = items.find((one) => one.kind === kind);
    expect(await server.ok("getSecurityEvent", { id: event?.id ?? "" }, asAdmin)).toEqual(event);
  }
  for (const id of ["0199aa00-0000-7000-8000-000000000000", "no-such-event"]) {
    expect(await server.request("getSecurityEvent", { id }, asAdmin)).toMatchObject({
      status: 404,
      code: "not_found",
    });
  }
  for (const user of ["hostel", "hod", "student"]) {
    expect(
      await server.request("getSecurityEvent", { id: items[0]?.id ?? "" }, { as: { user } }),
    ).toMatchObject({ status: 403 });
  }
});

test("it tells what others did to an account, in the words of the record", async () => {
  const { id } = person;
  const reason = "The telephone was stolen on the way home.";
  await server.ok("endSignIns", { id, reason }, asAdmin);
  await server.ok("sendSetUpMail", { ids: [id] }, asAdmin);
  const account = {
    userName: "log.made",
    lastname: "Adewale",
    firstname: "Tunde",
    middlename: "",
    email: "log.made@example.com",
    mobileNumber: "08030000077",
    role: "hostel officer",
    departmentId: null,
    staffNumber: "",
    typed: "",
  } as const;
  await server.ok("createUser", account, asAdmin);
  const { items } = await server.ok("listSecurityLog", { size: 50 }, asAdmin);
  const told = (what: string, kind: string) =>
    expect.objectContaining({ what, kind, by: "Effiong Emmanuel Bassey" });
  expect(items).toEqual(
    expect.arrayContaining([
      told("ended every sign-in of Zubairu Ngọzi Ada", "signOut"),
      told("sent the letter that sets up Zubairu Ngọzi Ada", "password"),
      told("made the account log.made", "account"),
    ]),
  );
});

test("it is for who may see the audit, and refuses strange kinds", async () => {
  expect(await server.request("listSecurityLog", {}, { as: { user: "hostel" } })).toMatchObject({
    status: 403,
  });
  expect(
    await server.request("listSecurityLog", { kind: "none" as "failed" }, asAdmin),
  ).toMatchObject({ status: 422 });
});

test("a page of few people is that of all that concerns them", async () => {
  const search = "zubairu";
  const all = await securitySource
    .query(db)
    .where(securitySource.where({ search }, undefined as never))
    .orderBy(...orderOf(securitySource));
  expect(all.length).toBeGreaterThan(2);
  for (const page of [1, 2]) {
    const answer = await server.ok("listSecurityLog", { search, page, size: 2 }, asAdmin);
    expect(answer.total).toBe(all.length);
    expect(answer.items.map(({ id }) => id)).toEqual(
      all.slice((page - 1) * 2, page * 2).map(({ id }) => id),
    );
  }
});

test("the record's rows know of themselves whether the log tells them", async () => {
  const { rows } = await db.execute<{ rule: string }>(sql`
    select pg_get_expr(adbin, adrelid) as rule from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where adrelid = 'audit_rows'::regclass and attname = 'security'`);
  const told = Array.from(rows[0]?.rule.matchAll(/'(\w+)'/g) ?? [], ([, action]) => action);
  // A kind that gets another act needs a migration.
  expect(new Set<string | undefined>(told)).toEqual(new Set(securityActions));
});

test("its rows are found by indexes, not by sorting all that ever happened", async () => {
  await db.execute(sql`
    insert into audit_rows (id, at, actor_kind, actor_id, action, subject, subject_id, ip, request_id)
    select gen_random_uuid(), now() - make_interval(mins => n), 'user', gen_random_uuid()::text,
      'login', 'user', gen_random_uuid()::text, '', 'planted' from generate_series(1, 30000) n`);
  await db.execute(sql`analyze audit_rows`);
  for (const asked of [{}, { "day-from": "2026-01-01" }]) {
    const query = securitySource
      .query(db)
      .where(securitySource.where({ search: "", ...asked }, undefined as never))
      .orderBy(...orderOf(securitySource))
      .limit(10);
    const { rows } = await db.execute(sql`explain ${query.getSQL()}`);
    const plan = rows.map((row) => Object.values(row).join("")).join("\n");
    expect(plan, JSON.stringify(asked)).not.toMatch(/Seq Scan on audit_rows/);
  }
});

test("it tells of jobs at which the server failed, and how often within the hour", async () => {
  const { securityLog } = server.services;
  for (let times = 0; times < 3; times += 1) {
    securityLog.note({ kind: "job_failed", reason: "deliver messages" });
  }
  await securityLog.flush();
  const { items } = await server.ok("listSecurityLog", { kind: ["server"] }, asAdmin);
  expect(items).toEqual([
    expect.objectContaining({
      kind: "server",
      what: "failed at a job of its own (deliver messages), and tries it again",
      count: 3,
      person: null,
      address: null,
    }),
  ]);
  expect(securityMessages.who({ person: null, kind: "server" })).toBe("The server");
});
