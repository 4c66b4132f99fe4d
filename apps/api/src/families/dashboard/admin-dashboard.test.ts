import { contract } from "@polyportal/api-client/contract/contract";
import { feeItemsFor, totalKoboOf } from "@polyportal/domain/fees/items";
import { applicationStages } from "@polyportal/domain/application-invoice/stages";
import { importPages } from "@polyportal/domain/import/pages";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import {
  applicantsPath,
  serverFaultsPath,
  figurePaths,
  registrationsPath,
  sheetsPath,
} from "@polyportal/domain/routes/figure-paths";
import { amendmentsPath } from "@polyportal/domain/routes/staff-paths";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { and, eq, isNotNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { exportRequests } from "../../database/schema/exports.ts";
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

const staff = [
  "admin",
  "super.two",
  "registrar",
  "exams",
  "bursar",
  "adviser",
  "helpdesk",
  "hostel",
];

/** How many rows a list has, asked as the address says to which a figure leads. */
async function listed(user: string, list: keyof typeof contract, path: string): Promise<number> {
  const { search } = new URL(path, server.localUrl);
  const asked = `${contract[list].path}${search || "?"}&size=1`;
  const response = await fetch(server.localUrl + asked, {
    headers: { Authorization: `Bearer ${await server.tokenOf({ user })}` },
  });
  expect(response.status, `${list} of ${user}`).toBe(200);
  const { data } = (await response.json()) as { data: { total: number } };
  return data.total;
}

test.each(staff)("each figure of %s is that of the list to which it leads", async (user) => {
  const board = await of(user);
  for (const { id } of board.sessions) {
    const { applications: reached, registrations, sheets } = await of(user, id);
    for (const stage of applicationStages) {
      if (!reached) break;
      const path = applicantsPath(id, stage);
      expect(reached[stage], path).toBe(await listed(user, "listApplicantInvoices", path));
    }
    for (const state of ["submitted", "returned", "approved"] as const) {
      if (!registrations) break;
      const { [state]: figure } = registrations;
      const path = registrationsPath(id, state);
      expect(figure, path).toBe(await listed(user, "listRegistrationApprovals", path));
    }
    for (const state of sheetStates) {
      if (!sheets) break;
      const path = sheetsPath(id, state);
      expect(sheets[state], path).toBe(await listed(user, "listScoreSheets", path));
    }
  }
  expect(board.approvals).toBe(await listed(user, "listApprovals", figurePaths.approvals));
  expect(board.requests).toBe(await listed(user, "listStaffRequests", figurePaths.requests));
  expect(board.failedExports).toBe(await listed(user, "listExports", figurePaths.failedExports));
  expect(board.failedOfOthers?.exports ?? 0).toBe(
    await listed(user, "listExports", figurePaths.failedExportsOfOthers),
  );
  if (!board.failedOfOthers) return;
  const { jobs } = board.failedOfOthers;
  expect(jobs.count).toBe(await listed(user, "listSecurityLog", serverFaultsPath(jobs.since)));
});

test("a job that has failed and a clock in doubt are told to whoever sees the record", async () => {
  server.services.securityLog.note({ kind: "job_failed", reason: "deliver messages" });
  server.services.securityLog.note({ kind: "clock_wrong", reason: "went_back" });
  await server.services.securityLog.flush();
  expect((await of("admin")).failedOfOthers?.jobs.count).toBe(2);
});

test.each(["admin", "registrar", "exams"])("so are the amendments of %s", async (user) => {
  const { amendments } = await of(user);
  expect(amendments).toBe(await listed(user, "listAmendments", amendmentsPath));
});

test("an adviser's figures are those of the own classes alone", async () => {
  const [adviser, school] = [await of("adviser"), await of("exams")];
  expect(school.registrations?.approved).toBeGreaterThan(adviser.registrations?.approved ?? 0);
  expect(school.sheets?.checked).toBeGreaterThan(adviser.sheets?.checked ?? 0);
});

test("what waits for a decision is what the inbox lets the reader decide", async () => {
  for (const user of ["admin", "super.two", "registrar", "hostel"]) {
    const asked = { side: "decide", state: "waiting", size: 100 } as const;
    const { items } = await server.ok("listApprovals", asked, { as: { user } });
    expect(items.filter(({ barred }) => barred !== null)).toEqual([]);
    expect((await of(user)).approvals, user).toBe(items.length);
  }
});

test("applicants who wait for the reader's own word are counted, and nobody else's", async () => {
  for (const user of ["admin", "hostel", "exams"]) {
    expect((await of(user)).requests, user).toBeGreaterThan(0);
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

test("files that could not be made for others are told to whoever sees the record", async () => {
  const { id: userId } = await readPerson(server, "bursar");
  const request = {
    list: "listUsers",
    asked: { search: "", filters: {} },
    columns: [],
    leftOut: [],
    personal: false,
    format: "csv",
    question: "",
    userId,
    attempt: 1,
    failure: "broken",
  } as const;
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const kept = server.services.config.retention.EXPORTS;
  await server.db.insert(exportRequests).values([
    { ...request, id: uuid(), requestedAt: days(0), state: "failed" },
    { ...request, id: uuid(), requestedAt: days(0), state: "done", failure: null },
    // What is forgotten with the next run is on no list, either.
    { ...request, id: uuid(), requestedAt: days(kept + 1), state: "failed" },
  ]);
  const shown = async (user: string) => {
    const { failedExports: own, failedOfOthers } = await of(user);
    const listedOfOthers = await listed(user, "listExports", figurePaths.failedExportsOfOthers);
    expect(failedOfOthers?.exports ?? 0).toBe(listedOfOthers);
    return [own, failedOfOthers?.exports];
  };
  expect(await shown("bursar")).toEqual([1, undefined]);
  expect(await shown("admin")).toEqual([0, 1]);
  expect(await shown("registrar")).toEqual([0, 1]);
  await server.db.delete(exportRequests);
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
  // What has failed is told to whoever sees the record, too, with the person; one's own is no other's.
  const { failedOfOthers } = await of("admin");
  expect(new Map(failedOfOthers?.imports.newest.map(({ id, failed }) => [id, failed]))).toEqual(
    new Map([
      [ids.kept, "undo"],
      [ids.stuck, "import"],
      [ids.failed, "check"],
    ]),
  );
  const { lastname, firstname, middlename } = await readPerson(server, "registrar");
  expect(failedOfOthers?.imports).toMatchObject({
    count: 3,
    newest: [
      { by: fullName({ lastname, firstname, middlename }) },
      { kind: "officials" },
      { kind: expect.any(String) },
    ],
  });
  expect((await of("registrar")).failedOfOthers?.imports).toEqual({ count: 0, newest: [] });
  expect((await of("bursar")).failedOfOthers).toBeNull();
  const { items } = await server.ok(
    "listImports",
    { kind: "officials" },
    { as: { user: "registrar" } },
  );
  expect(items).toHaveLength(6);
  await server.db.delete(imports);
});
