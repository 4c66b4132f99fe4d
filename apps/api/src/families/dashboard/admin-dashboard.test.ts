import { feeItemsFor, totalKoboOf } from "@polyportal/domain/fees/items";
import { importPages } from "@polyportal/domain/import/pages";
import { toNaira } from "@polyportal/domain/format/naira";
import { and, eq, isNotNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { imports } from "../../database/schema/imports.ts";
import { feeItems } from "../../database/schema/fees.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { importers } from "../families.ts";

const server = await testServer();
afterAll(server.stop);

const of = (user: string, sessionId?: number) =>
  server.ok("getAdminDashboard", sessionId === undefined ? {} : { sessionId }, { as: { user } });

test("each officer sees the figures of the own claims, and no others", async () => {
  const shown = async (user: string) => {
    const { applications, fees, registrations, sheets, hostels } = await of(user);
    const figures = { applications, fees, registrations, sheets, hostels };
    return Object.entries(figures).flatMap(([name, figure]) => (figure === null ? [] : [name]));
  };
  expect(await shown("admin")).toEqual([
    "applications",
    "fees",
    "registrations",
    "sheets",
    "hostels",
  ]);
  expect(await shown("bursar")).toEqual(["fees", "hostels"]);
  expect(await shown("hostel")).toEqual(["hostels"]);
});

test("what is to be paid is the sum of what each student of the session is to pay", async () => {
  const { session, fees, registrations } = await of("admin");
  const enrolled = await server.db
    .select({ student: students, levelId: studentSessions.levelId })
    .from(studentSessions)
    .innerJoin(students, eq(students.id, studentSessions.studentId))
    .where(eq(studentSessions.sessionId, session.id));
  const table = await server.db
    .select()
    .from(feeItems)
    .where(and(eq(feeItems.sessionId, session.id), eq(feeItems.purpose, "school-fees")));
  const owed = enrolled.map(({ student, levelId }) => {
    const own = table.filter(({ studentTypeId }) => studentTypeId === student.studentTypeId);
    return totalKoboOf(feeItemsFor(own, { ...student, levelId }));
  });
  expect(owed.length).toBeGreaterThan(0);
  expect(registrations?.students).toBe(owed.length);
  expect(fees?.expected).toBe(toNaira(owed.reduce((sum, kobo) => sum + kobo, 0)));
});

test("the stages of applicants are those of the session's invoices", async () => {
  const { sessions } = await of("admin");
  for (const session of sessions) {
    const { applications: figures } = await of("admin", session.id);
    const ofSession = and(eq(invoices.sessionId, session.id), isNotNull(invoices.programmeSlug));
    const rows = await server.db.select().from(invoices).where(ofSession);
    expect(figures?.paid).toBe(rows.filter(({ state }) => state === "paid").length);
    const offered = await server.db
      .select()
      .from(applications)
      .innerJoin(invoices, eq(invoices.id, applications.invoiceId))
      .where(and(ofSession, isNotNull(applications.admissionNumber)));
    expect(figures?.offered).toBe(offered.length);
    expect(figures?.submitted).toBeLessThanOrEqual(figures?.begun ?? 0);
    expect(figures?.begun).toBeLessThanOrEqual(figures?.paid ?? 0);
    expect(figures?.paid).toBeLessThanOrEqual(figures?.invoiced ?? 0);
  }
});

test("each score sheet of a session is in one figure", async () => {
  const { sessions } = await of("admin");
  for (const session of sessions) {
    const { sheets } = await of("admin", session.id);
    const sum = Object.values(sheets ?? {}).reduce((all, one) => all + one, 0);
    const kept = await server.db.$count(scoreSheets, eq(scoreSheets.sessionId, session.id));
    expect(sum, session.name).toBe(kept);
  }
  expect((await of("admin")).sheets?.checked).toBeGreaterThan(0);
});

test("what waits for a decision is what the inbox lets the reader decide", async () => {
  for (const user of ["admin", "super.two", "registrar", "hostel"]) {
    const asked = { side: "decide", state: "waiting", size: 100 } as const;
    const { items } = await server.ok("listApprovals", asked, { as: { user } });
    const open = items.filter(({ barred }) => barred === null);
    expect((await of(user)).approvals, user).toBe(open.length);
  }
});

test("applicants who wait for the reader's own word are counted, and nobody else's", async () => {
  for (const user of ["admin", "hostel", "exams"]) {
    const { items } = await server.ok(
      "listStaffRequests",
      { state: ["waiting"], size: 100 },
      { as: { user } },
    );
    expect(items.length, user).toBeGreaterThan(0);
    expect((await of(user)).requests, user).toBe(items.length);
  }
});

test("another session is asked for by its id, and one that is not there is said to be missing", async () => {
  const { sessions, session } = await of("admin");
  const other = sessions.find(({ id }) => id !== session.id);
  expect((await of("admin", other?.id)).session).toEqual(other);
  const as = { user: "admin" };
  expect(await server.request("getAdminDashboard", { sessionId: 9999 }, { as })).toMatchObject({
    code: "not_found",
  });
  expect(await server.request("getAdminDashboard", {}, { as: { user: "lecturer" } })).toMatchObject(
    { status: 403 },
  );
});

test("own sheets that wait to be imported, can be undone or have failed lead to where that is done", async () => {
  expect(importers.map(({ name }) => importPages[name])).not.toContain(undefined);
  const { id: by } = await readPerson(server, "registrar");
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day);
  const sheet = {
    kind: "officials",
    fileName: "people.xlsx",
    fingerprint: "",
    headings: [],
    notices: [],
    rows: 1,
    by,
    askedBy: by,
    at: at(0),
    previewExpiresAt: at(0.05),
  };
  const ids = {
    undoable: uuid(),
    kept: uuid(),
    checked: uuid(),
    stuck: uuid(),
    over: uuid(),
    past: uuid(),
    failed: uuid(),
  };
  const error = "no room left";
  await server.db.insert(imports).values([
    { ...sheet, id: ids.undoable, state: "applied", undoUntil: at(0.5) },
    { ...sheet, id: ids.past, state: "applied", undoUntil: at(-0.5) },
    { ...sheet, id: ids.checked, state: "previewed" },
    { ...sheet, id: ids.kept, state: "applied", undoUntil: at(0.5), error },
    { ...sheet, id: ids.stuck, state: "previewed", error },
    { ...sheet, id: ids.failed, kind: "faculties", state: "failed", error },
    // Long ago, or tried again since.
    { ...sheet, id: uuid(), kind: "departments", state: "failed", error, at: at(-8) },
    { ...sheet, id: uuid(), kind: "faculties", state: "failed", error, at: at(-1) },
    { ...sheet, id: ids.over, state: "previewed", previewExpiresAt: at(-0.5) },
  ]);
  const shown = (await of("registrar")).imports;
  expect(new Map(shown.map(({ id, failed }) => [id, failed]))).toEqual(
    new Map([
      [ids.undoable, null],
      [ids.checked, null],
      [ids.kept, "undo"],
      [ids.stuck, "import"],
      [ids.failed, "check"],
    ]),
  );
  expect(shown.find(({ id }) => id === ids.checked)?.undoUntil).toBeNull();
  expect((await of("admin")).imports).toEqual([]);
  const { items } = await server.ok(
    "listImports",
    { kind: "officials" },
    { as: { user: "registrar" } },
  );
  expect(items).toHaveLength(6);
  await server.db.delete(imports);
});
