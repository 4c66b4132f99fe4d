import { fc, test } from "@fast-check/vitest";
import { auditActions, type AuditAction } from "@polyportal/domain/audit/actions";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { desc, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { userClaims } from "../../database/schema/rights.ts";
import { orderOf } from "../../lists/order.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";
import { auditSource } from "./list-audit.ts";

const server = await testServer();
const { db } = server;
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };

/** Writes a row of the record as whoever could write there. */
async function plant(row: Partial<typeof auditRows.$inferInsert> = {}): Promise<string> {
  const id = uuid();
  await db.insert(auditRows).values({
    id,
    at: new Date(),
    actorKind: "system",
    actorId: "planted",
    action: "login",
    subject: "rating",
    subjectId: "1",
    ip: "",
    requestId: "",
    ...row,
  });
  return id;
}

describe("the list of the record", () => {
  test("tells who did what to whom and why, newest first, with what is linked", async () => {
    const person = await readPerson(server, "lecturer");
    const ids = [person.id];
    const reason = "He is on leave until May.";
    await server.ok("toggleUserActivation", { ids, active: false, reason }, asAdmin);
    const { items, total } = await server.ok("listAudit", {}, asAdmin);
    expect(total).toBeGreaterThan(0);
    const [newest] = items;
    expect(newest).toMatchObject({
      action: "deactivateUser",
      who: "Effiong Emmanuel Bassey",
      impersonator: null,
      what: "switched the account off",
      subject: expect.stringContaining(person.lastname),
      subjectKind: "user",
      subjectId: person.id,
      reason,
    });
    const at = items.map((row) => row.at);
    expect(at).toEqual(at.toSorted().toReversed());
  });

  test("who acted as another, who is gone, and rows that make no sense are told as such", async () => {
    const [lecturer, admin] = [await readPerson(server, "hod"), await readPerson(server, "admin")];
    const ids = [
      await plant({ actorKind: "user", actorId: lecturer.id, impersonatorId: admin.id }),
      await plant({ actorKind: "user", actorId: uuid() }),
      await plant({ actorKind: "user", actorId: "'; no id", subject: "user", subjectId: "none" }),
      await plant({ action: "unheardOf", subject: "unheard-of", subjectId: "7" }),
    ];
    const { items } = await server.ok("listAudit", { size: 100 }, asAdmin);
    const told = ids.map((id) => items.find((row) => row.id === id));
    expect(told[0]).toMatchObject({ whoId: lecturer.id, impersonatorId: admin.id });
    expect(told[1]).toMatchObject({ who: "A person whose account is gone", whoId: null });
    expect(told[2]).toMatchObject({ subject: "Account: none", whoId: null });
    expect(told[3]).toMatchObject({ what: "did this: unheard of", subject: "unheard-of: 7" });
  });

  test("is found by who acted, under the own account and as another", async () => {
    const own = await addPerson(server, {
      userName: "searched.own",
      userType: "official",
      role: "registrar",
      lastname: "Zubairu",
    });
    const id = await plant({ actorKind: "user", actorId: own.id });
    const as = await plant({ actorKind: "user", actorId: uuid(), impersonatorId: own.id });
    const found = await server.ok("listAudit", { search: "zubai" }, asAdmin);
    expect(found.items.map((row) => row.id)).toEqual([as, id]);
    expect(found.total).toBe(2);
    const narrowed = { search: "zubai", action: "logout" as const };
    expect(await server.ok("listAudit", narrowed, asAdmin)).toEqual({ items: [], total: 0 });
  });

  test("is narrowed down by acts, kinds of record and days in Lagos", async () => {
    // A quarter past midnight in Lagos, and the last moment of that day.
    const first = await plant({ at: new Date("2019-03-04T23:15:00Z"), action: "saveMenu" });
    const last = await plant({ at: new Date("2019-03-05T22:59:59.999Z"), subject: "bed" });
    const day = { "day-from": "2019-03-05", "day-to": "2019-03-05" };
    const idsOf = async (asked: object) =>
      (await server.ok("listAudit", asked, asAdmin)).items.map((row) => row.id);
    expect(await idsOf(day)).toEqual([last, first]);
    expect(await idsOf({ ...day, sort: "at" })).toEqual([first, last]);
    expect(await idsOf({ ...day, action: ["saveMenu", "saveMenuOrder"] })).toEqual([first]);
    expect(await idsOf({ ...day, subject: "bed" })).toEqual([last]);
    expect(await idsOf({ "day-from": "2019-03-06", "day-to": "2019-03-06" })).toEqual([]);
  });

  test.each([
    ["an act that there is not", { action: "unheardOf" }],
    ["a day that there is not", { "day-from": "2026-02-30" }],
    ["a strange kind of record", { subject: "thing" }],
  ])("refuses %s", async (_, asked) => {
    const answer = await server.request("listAudit", asked as object, asAdmin);
    expect(answer).toMatchObject({ status: 422, code: "invalid_input" });
  });

  test("is for who may see the audit", async () => {
    const answer = await server.request("listAudit", {}, { as: { user: "hostel" } });
    expect(answer).toMatchObject({ status: 403, code: "forbidden" });
    expect(await server.request("listAudit", {}, { as: { user: "student" } })).toMatchObject({
      status: 403,
    });
  });

  const actions = Object.keys(auditActions).slice(0, 4) as AuditAction[];
  const subjects = ["user", "role", "bed"] as const;

  test.prop(
    [
      fc.array(
        fc.record({
          action: fc.constantFrom(...actions),
          subject: fc.constantFrom(...subjects),
          day: fc.integer({ min: 1, max: 5 }),
        }),
        { maxLength: 30 },
      ),
      fc.subarray(actions, { minLength: 1 }),
      fc.subarray([...subjects], { minLength: 1 }),
      fc.integer({ min: 1, max: 5 }),
    ],
    { numRuns: 25 },
  )(
    "every row of it is one of the record, none is missing, and the count agrees",
    async (...given) => {
      const [rows, wanted, kinds, from] = given;
      const planted: string[] = [];
      for (const { day, ...row } of rows) {
        planted.push(await plant({ ...row, at: new Date(`2018-06-0${day}T12:00:00Z`) }));
      }
      const asked = { "day-from": `2018-06-0${from}`, "day-to": "2018-06-09", action: wanted };
      const pages = [];
      for (let page = 1; page <= 4; page += 1) {
        const input = { ...asked, subject: kinds, page, size: 10 };
        pages.push(await server.ok("listAudit", input, asAdmin));
      }
      const expected = planted.filter((_, index) => {
        const { day = 0, action = "login", subject = "user" } = rows[index] ?? {};
        return day >= from && wanted.includes(action) && kinds.includes(subject);
      });
      const found = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect(found.toSorted()).toEqual(expected.toSorted());
      expect(pages.map(({ total }) => total)).toEqual(Array(4).fill(expected.length));
      if (planted.length > 0) await db.delete(auditRows).where(inArray(auditRows.id, planted));
    },
  );
});

test("an entry tells what was before and after, from where, and where it is sealed", async () => {
  const input = { mobileNumber: "08031234567", contactAddress: "4 Wharf Road, Ijemi" };
  await server.ok("updateStudentProfile", input, { as: { user: "student" } });
  const again = { ...input, contactAddress: "9 Wharf Road, Ijemi" };
  await server.ok("updateStudentProfile", again, { as: { user: "student" } });
  const [newest] = await db.select().from(auditRows).orderBy(desc(auditRows.at)).limit(1);
  const id = newest?.id ?? "";
  const entry = await server.ok("getAuditEntry", { id }, asAdmin);
  expect(entry).toMatchObject({
    who: { role: "student" },
    what: "changed the profile",
    sentence: expect.stringMatching(/ changed the profile$/),
    address: "127.0.0.1",
    changes: [{ field: "Contact address", from: "4 Wharf Road, Ijemi", to: "9 Wharf Road, Ijemi" }],
    number: null,
  });
  await server.runJob("seal the audit");
  expect((await server.ok("getAuditEntry", { id }, asAdmin)).number).toBeGreaterThan(0);
  expect(await server.request("getAuditEntry", { id: uuid() }, asAdmin)).toMatchObject({
    status: 404,
  });
});

describe("the history of a record", () => {
  test("is told to whoever sees the record, addresses only with the audit", async () => {
    const { id } = await readPerson(server, "helpdesk");
    const reason = "She has come back from her leave.";
    await server.ok("toggleUserActivation", { ids: [id], active: false, reason }, asAdmin);
    await server.ok("toggleUserActivation", { ids: [id], active: true, reason }, asAdmin);
    const asked = { subject: "user", id } as const;
    const { items, next } = await server.ok("getHistory", asked, asAdmin);
    expect(items.map(({ what }) => what)).toEqual([
      "switched the account on",
      "switched the account off",
    ]);
    expect(items[0]).toMatchObject({ reason, address: "127.0.0.1" });
    expect(next).toBeNull();
    const sees = await addPerson(server, {
      userName: "sees.users",
      userType: "official",
      role: "help desk",
    });
    const until = new Date(Date.now() + 86_400_000);
    const given = { allowed: true, since: new Date(), until, reason: "for the test" };
    await db.insert(userClaims).values({ userId: sees.id, claim: "users.see", ...given });
    const told = await server.ok("getHistory", asked, { as: { user: "sees.users" } });
    expect(told.items[0]?.address).toBeNull();
    expect(await server.request("getHistory", asked, { as: { user: "hostel" } })).toMatchObject({
      status: 403,
    });
    expect(
      await server.request("getHistory", { subject: "thing" as "user", id }, asAdmin),
    ).toMatchObject({ status: 422 });
  });

  test("goes on where its page ended", async () => {
    for (let index = 0; index < 25; index += 1) {
      await plant({ subject: "role", subjectId: "paged", at: new Date(1e12 + index * 1000) });
    }
    const asked = { subject: "role", id: "paged" } as const;
    const first = await server.ok("getHistory", asked, asAdmin);
    expect(first.items).toHaveLength(20);
    const rest = await server.ok("getHistory", { ...asked, before: first.next ?? "" }, asAdmin);
    expect(rest.items).toHaveLength(5);
    expect(rest.next).toBeNull();
    const ids = [...first.items, ...rest.items].map((row) => row.id);
    expect(new Set(ids).size).toBe(25);
  });
});

test("it is exported in the words of its page", async () => {
  await plant({ at: new Date("2017-01-02T09:00:00Z"), reason: "=1+1" });
  const filters = { "day-from": "2017-01-02", "day-to": "2017-01-02" };
  const asked = { list: "listAudit", format: "csv", filters } as const;
  const made = await server.ok("requestExport", asked, asAdmin);
  expect(made).toMatchObject({ title: auditMessages.title, state: "done", total: 1 });
  const file = await server.ok("getExportFile", { id: made.id }, asAdmin);
  const text = await file.text();
  expect(text).toContain("2 January 2017, 10:00 am");
  expect(text).toContain("'=1+1");
});

test("a page of few people's acts is that of all rows that concern them, in either order", async () => {
  const { id: actorId, lastname: search } = await readPerson(server, "admin");
  const { id: other } = await readPerson(server, "hod");
  await plant({ actorId, impersonatorId: actorId });
  await plant({ actorId: other, impersonatorId: actorId });
  await plant({ actorKind: "anyone", action: "login", subject: "user", subjectId: actorId });
  for (const sort of ["at", "-at"] as const) {
    const all = await auditSource
      .query(db)
      .where(auditSource.where({ search }, undefined as never))
      .orderBy(...orderOf(auditSource, sort));
    for (const page of [1, 2]) {
      const answer = await server.ok("listAudit", { search, sort, page, size: 10 }, asAdmin);
      expect(answer.total).toBe(all.length);
      expect(answer.items.map(({ id }) => id)).toEqual(
        all.slice((page - 1) * 10, page * 10).map(({ row }) => row.id),
      );
    }
  }
  expect(await server.ok("listAudit", { search: "nobodyiscalledso" }, asAdmin)).toEqual({
    items: [],
    total: 0,
  });
});

test("its rows are found by an index, whatever it is asked", async () => {
  await db.execute(sql`
    insert into audit_rows (id, at, actor_kind, actor_id, action, subject, subject_id, ip, request_id)
    select gen_random_uuid(), now() - make_interval(mins => n), 'user', gen_random_uuid()::text,
      case when n % 5000 = 0 then 'saveMenu' else 'login' end, 'user', gen_random_uuid()::text, '', ''
    from generate_series(1, 30000) n`);
  await db.execute(sql`analyze audit_rows`);
  const nobody = undefined as never;
  for (const asked of [
    {},
    { action: ["saveMenu" as const] },
    { "day-from": "2026-01-01", "day-to": "2026-01-02" },
  ]) {
    const query = auditSource
      .query(db)
      .where(auditSource.where({ search: "", ...asked }, nobody))
      .orderBy(...orderOf(auditSource, undefined))
      .limit(10);
    const { rows } = await db.execute(sql`explain ${query.getSQL()}`);
    const plan = rows.map((row) => Object.values(row).join("")).join("\n");
    expect(plan, JSON.stringify(asked)).not.toMatch(/Seq Scan on audit_rows/);
  }
  await db.delete(auditRows).where(eq(auditRows.ip, ""));
});
