import { feeItemsFor, totalKoboOf } from "@polyportal/domain/fees/items";
import { toNaira } from "@polyportal/domain/format/naira";
import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { feeItems } from "../../database/schema/fees.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { testServer } from "../../testing/test-server.ts";

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
    const { applications } = await of("admin", session.id);
    const ofSession = and(eq(invoices.sessionId, session.id), isNotNull(invoices.programmeSlug));
    const rows = await server.db.select().from(invoices).where(ofSession);
    expect(applications?.paid).toBe(rows.filter(({ state }) => state === "paid").length);
    expect(applications?.submitted).toBeLessThanOrEqual(applications?.begun ?? 0);
    expect(applications?.begun).toBeLessThanOrEqual(applications?.paid ?? 0);
    expect(applications?.paid).toBeLessThanOrEqual(applications?.invoiced ?? 0);
  }
});

test("what waits for a decision is what the inbox lets the reader decide", async () => {
  for (const user of ["admin", "super.two", "registrar", "hostel"]) {
    const asked = { side: "decide", state: "waiting", size: 100 } as const;
    const { items } = await server.ok("listApprovals", asked, { as: { user } });
    const open = items.filter(({ barred }) => barred === null);
    expect((await of(user)).approvals, user).toBe(open.length);
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
