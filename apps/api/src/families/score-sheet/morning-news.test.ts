import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { notifications } from "../../database/schema/notification.ts";
import { resultDeadlines, scoreSheets } from "../../database/schema/results.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { sessionId } from "../lecturer/testing/taught.ts";
import { onceTurnedOver } from "../../testing/turn-over.ts";
import { testServer } from "../../testing/test-server.ts";
import { tellNews } from "./morning-news.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, sheetAt, steps } = sheetsOf(server);

const day = 86_400_000;

/** Scores of the first semester are due in so many days. */
async function dueIn(days: number): Promise<void> {
  const closesAt = new Date(Date.now() + days * day + 60_000);
  await server.db
    .insert(resultDeadlines)
    .values({ sessionId, semester: "First", closesAt })
    .onConflictDoUpdate({
      target: [resultDeadlines.sessionId, resultDeadlines.semester],
      set: { closesAt },
    });
}

/** As if nobody had been told anything today. */
beforeEach(async () => {
  await server.db.delete(notifications);
  await server.db
    .update(auditRows)
    .set({ at: new Date(Date.now() - 2 * day) })
    .where(eq(auditRows.action, "tellScoreNews"));
});

/** The registrations that an approver has waiting. */
async function waitingFor(asking: { as: { user: string } }) {
  const { items, total } = await server.ok("listRegistrationApprovals", { size: 1 }, asking);
  return { total, first: items[0]?.id ?? "" };
}

const tellToday = () => tellNews(server, new Date());
const notificationsOf = async (userId: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, userId))).map(
    ({ title, body }) => `${title}: ${body}`,
  );

test("lecturers read once a morning which scores are due, and nothing of those they have handed on", async () => {
  await dueIn(3);
  const waits = await taughtSheet(1);
  const handed = await sheetAt("submitted", 1);
  const { code } = await waits.sheet();
  await tellToday();
  expect(await notificationsOf(waits.coordinatorId)).toEqual([
    expect.stringContaining(`Scores of ${code} are due in 3 days`),
  ]);
  expect(await notificationsOf(handed.coordinatorId)).toEqual([]);
  expect(await tellToday()).toBeUndefined();
  expect(await notificationsOf(waits.coordinatorId)).toHaveLength(1);
});

test("the news of a session goes on when it has turned over", async () => {
  await dueIn(3);
  const waits = await taughtSheet(1);
  const submitted = await sheetAt("submitted", 1);
  await onceTurnedOver(server, async () => {
    await tellToday();
    await server.db.delete(auditRows).where(eq(auditRows.subject, "academicSession"));
  });
  expect((await notificationsOf(waits.coordinatorId)).join()).toContain("are due in 3 days");
  const head = await notificationsOf((await readPerson(server, "hod")).id);
  expect(head.join()).toContain((await submitted.sheet()).code);
});

test("an extended sheet is due on its own day", async () => {
  await dueIn(3);
  const sheet = await taughtSheet(1);
  await sheet.enterAll();
  await server.db
    .update(scoreSheets)
    .set({ extendedUntil: new Date(Date.now() + 5 * day) })
    .where(eq(scoreSheets.courseId, sheet.courseId));
  await tellToday();
  expect(await notificationsOf(sheet.coordinatorId)).toEqual([]);
});

test("a sheet that was given longer is due on its day where its semester has none", async () => {
  await server.db.delete(resultDeadlines).where(eq(resultDeadlines.semester, "Second"));
  const sheet = await taughtSheet(1, { semester: "Second" });
  await sheet.enterAll();
  await tellToday();
  expect(await notificationsOf(sheet.coordinatorId)).toEqual([]);
  const extendedUntil = new Date(Date.now() + 3 * day);
  await server.db
    .update(scoreSheets)
    .set({ extendedUntil })
    .where(eq(scoreSheets.courseId, sheet.courseId));
  await server.db.delete(auditRows).where(eq(auditRows.action, "tellScoreNews"));
  await tellToday();
  expect((await notificationsOf(sheet.coordinatorId)).join()).toContain("are due in 3 days");
  const { own } = await server.ok("getLecturerDashboard", {}, sheet.as);
  expect(own?.due).toMatchObject([{ courseId: sheet.courseId, days: 3 }]);
  // What everybody was told is when it closes.
  expect(await sheet.sheet()).toMatchObject({ closesAt: extendedUntil.toISOString() });
});

test("on other days nobody is reminded", async () => {
  await dueIn(4);
  const sheet = await taughtSheet(1);
  await tellToday();
  expect(await notificationsOf(sheet.coordinatorId)).toEqual([]);
});

test("who decides next reads what has come to them, as the list of what waits has it", async () => {
  await dueIn(30);
  const submitted = await sheetAt("submitted", 1);
  const checked = await sheetAt("checked", 1);
  const approved = await sheetAt("approved", 1);
  await tellToday();
  const codeOf = async (sheet: typeof checked) => (await sheet.sheet()).code;
  const [head, dean, exams] = await Promise.all(
    ["hod", "dean", "exams"].map(async (name) =>
      notificationsOf((await readPerson(server, name)).id),
    ),
  );
  expect(head?.join()).toMatch(/^Score sheets wait for you: \d+ to check: /);
  expect(head?.join()).toContain(await codeOf(submitted));
  expect(head?.join()).not.toContain(await codeOf(checked));
  // The demo's amendment is with the dean, too.
  expect(dean?.join()).toMatch(/ to approve, 1 amendment to decide: .*COM 215/);
  expect(exams?.join()).toContain(await codeOf(approved));
  const { items } = await server.ok("listScoreSheets", { size: 1000 }, offices.head);
  expect(head?.join()).toContain(`: ${items.length} to check`);
});

test("who decides about registrations reads how many wait, as the list of approvals has them", async () => {
  await dueIn(30);
  const asking = { as: { user: "lecturer" } };
  const { id } = await readPerson(server, "lecturer");
  // One of them has come since yesterday, and all are counted.
  await server.db
    .update(courseRegistrations)
    .set({ submittedAt: new Date(Date.now() - 2 * day) })
    .where(eq(courseRegistrations.state, "submitted"));
  await server.db
    .update(courseRegistrations)
    .set({ submittedAt: new Date() })
    .where(eq(courseRegistrations.id, (await waitingFor(asking)).first));
  await tellToday();
  const told = await notificationsOf(id);
  const { total } = await waitingFor(asking);
  expect(told).toEqual([
    `Course registrations wait for you: ${total} course registrations wait for your approval.`,
  ]);
  expect(total).toBeGreaterThan(1);
  // A head has one letter of sheets and registrations.
  const head = await notificationsOf((await readPerson(server, "hod")).id);
  const { total: ofHead } = await waitingFor(offices.head);
  expect(head).toHaveLength(1);
  expect(head[0]).toMatch(/^Score sheets wait for you: /);
  expect(head[0]).toContain(` ${ofHead} course registration`);
});

test("of two processes in one morning one tells it", async () => {
  await dueIn(1);
  const sheet = await taughtSheet(1);
  const told = await Promise.all([tellToday(), tellToday()]);
  expect(told.filter((count) => count !== undefined)).toHaveLength(1);
  expect(await notificationsOf(sheet.coordinatorId)).toEqual([
    expect.stringContaining("due tomorrow"),
  ]);
  await steps.submitted(sheet);
});
