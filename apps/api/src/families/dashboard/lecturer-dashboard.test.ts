import { todayInLagos } from "@polyportal/domain/format/date";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appraisalAnswers, appraisals } from "../../database/schema/appraisal.ts";
import { registeredCourses } from "../../database/schema/course-registration.ts";
import { resultDeadlines, scoreSheets } from "../../database/schema/results.ts";
import { testServer } from "../../testing/test-server.ts";
import { onceTurnedOver } from "../../testing/turn-over.ts";
import { sessionId } from "../lecturer/testing/taught.ts";
import { offices, sheetsOf } from "../score-sheet/testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, sheetAt, submit, registered } = sheetsOf(server);
const day = 86_400_000;
const closesAt = new Date(Date.now() + 3 * day);

beforeAll(async () => {
  const of = { sessionId, semester: "First" as const, closesAt };
  await server.db
    .insert(resultDeadlines)
    .values(of)
    .onConflictDoUpdate({
      target: [resultDeadlines.sessionId, resultDeadlines.semester],
      set: { closesAt },
    });
});

const staff = ["lecturer", "hod", "dean"];
const as = (user: string) => ({ as: { user } });
const boardOf = (user: string) => server.ok("getLecturerDashboard", {}, as(user));
/** How many each list has that a figure leads to. */
const lists = {
  toCheck: (asking: Asking) =>
    server.ok("listScoreSheets", { state: ["submitted"], size: 1 }, asking),
  toApprove: (asking: Asking) =>
    server.ok("listScoreSheets", { state: ["checked"], size: 1 }, asking),
  registrations: (asking: Asking) => server.ok("listRegistrationApprovals", { size: 1 }, asking),
  amendments: (asking: Asking) => server.ok("listAmendments", { size: 1 }, asking),
  requests: (asking: Asking) =>
    server.ok("listStaffRequests", { state: ["waiting"], size: 1 }, asking),
};
type Asking = ReturnType<typeof as>;

/** The figures that somebody's board has, and what their lists have. */
async function bothOf(user: string) {
  const board = await boardOf(user);
  const named = (
    ["toCheck", "toApprove", "registrations", "amendments", "requests"] as const
  ).filter((figure) => board[figure] !== null);
  const listed = await Promise.all(
    named.map(async (figure) => [figure, (await lists[figure](as(user))).total] as const),
  );
  const figures = Object.fromEntries(named.map((figure) => [figure, board[figure]]));
  return { figures, listed: Object.fromEntries(listed) };
}

test.each(staff)("each figure of %s is that of the list to which it leads", async (user) => {
  const { figures, listed } = await bothOf(user);
  expect(figures).toHaveProperty("requests");
  expect(figures).toEqual(listed);
});

test("what waits goes on waiting, in figures, lists and the queue, when the session turns over", async () => {
  const sheet = await sheetAt("submitted", 1);
  const back = await sheetAt("submitted", 1);
  const reason = "Row 14: the test is above the class work.";
  const answer = { sheets: [await back.seen()], reason, studentIds: [] };
  await server.ok("returnSheets", answer, offices.head);
  const { toCheck, registrations } = await boardOf("hod");
  // Whoever advises nobody in the new session decides nothing any more: the head does.
  const { registrations: advised } = await boardOf("lecturer");
  const { id } = await sheet.seen();
  const own = async () => (await server.ok("getLecturerDashboard", {}, back.as)).own;
  const { due, returned } = (await own()) ?? {};
  expect(due).toHaveLength(1);
  await onceTurnedOver(server, async () => {
    const ofHead = await bothOf("hod");
    const all = (registrations ?? 0) + (advised ?? 0);
    expect(ofHead.figures).toMatchObject({ toCheck, registrations: all });
    expect(ofHead.figures).toEqual(ofHead.listed);
    const ofDean = await bothOf("dean");
    expect(ofDean.figures).toEqual(ofDean.listed);
    const queue = await server.ok("listScoreSheets", { size: 1000 }, offices.head);
    expect(queue.items.map((one) => one.id)).toContain(id);
    expect(await own()).toMatchObject({ due, returned, sheets: { draft: 0 } });
    const listed = await server.ok("listMyCourses", { due: "true" }, back.as);
    expect(listed.items).toMatchObject([{ courseId: back.courseId, sessionId }]);
    expect((await server.ok("listMyCourses", {}, back.as)).total).toBe(0);
  });
});

test("each right opens its figures", async () => {
  await sheetAt("submitted", 1);
  await sheetAt("checked", 1);
  const shown = async (user: string) => {
    const { toCheck, toApprove, registrations, amendments } = await boardOf(user);
    return { toCheck, toApprove, registrations, amendments };
  };
  const none = { toCheck: null, toApprove: null, registrations: null, amendments: null };
  const some = expect.any(Number) as number;
  const plain = await taughtSheet(1);
  expect(await shown(plain.as.as.user)).toEqual(none);
  // The demo's lecturer advises a class.
  expect(await shown("lecturer")).toEqual({ ...none, registrations: some });
  expect(await shown("hod")).toEqual({
    ...none,
    toCheck: some,
    registrations: some,
    amendments: some,
  });
  expect(await shown("dean")).toEqual({ ...none, toApprove: some, amendments: some });
  expect((await shown("hod")).toCheck).toBeGreaterThan(0);
  expect((await shown("dean")).toApprove).toBeGreaterThan(0);
});

test.each(["lecturer", "hod"])(
  "the sheets of %s add up to the list of own courses",
  async (user) => {
    const { own } = await boardOf(user);
    const { total } = await server.ok("listMyCourses", { size: 1000 }, as(user));
    expect(Object.values(own?.sheets ?? {}).reduce((sum, one) => sum + one, 0)).toBe(total);
    for (const state of [
      "none",
      "draft",
      "submitted",
      "checked",
      "approved",
      "published",
    ] as const) {
      const listed = await server.ok("listMyCourses", { state: [state], size: 1 }, as(user));
      expect(own?.sheets[state], state).toBe(listed.total);
    }
  },
);

test("what is to be handed on stands with the days left, and no longer once it is", async () => {
  const sheet = await taughtSheet(2);
  const due = async () => (await server.ok("getLecturerDashboard", {}, sheet.as)).own?.due;
  const { code } = await sheet.sheet();
  const { courseId } = sheet;
  const session = (await sheet.sheet()).session;
  const one = {
    courseId,
    sessionId,
    session,
    code,
    closesAt: closesAt.toISOString(),
    days: 3,
    students: 2,
  };
  expect(await due()).toEqual([{ ...one, scored: 0 }]);
  await sheet.enterAll();
  expect(await due()).toEqual([{ ...one, scored: 2 }]);
  await submit(sheet);
  expect(await due()).toEqual([]);
});

test("a deadline that is over is told, but where the sheet was given longer", async () => {
  const sheet = await taughtSheet(1, { semester: "Second" });
  const over = new Date(Date.now() - day);
  const of = { sessionId, semester: "Second" as const, closesAt: over };
  await server.db
    .insert(resultDeadlines)
    .values(of)
    .onConflictDoUpdate({
      target: [resultDeadlines.sessionId, resultDeadlines.semester],
      set: { closesAt: over },
    });
  const due = async () => (await server.ok("getLecturerDashboard", {}, sheet.as)).own?.due;
  expect(await due()).toMatchObject([{ days: null }]);
  await server.db.insert(scoreSheets).values({
    id: uuid(),
    courseId: sheet.courseId,
    sessionId,
    state: "draft",
    extendedUntil: new Date(Date.now() + 5 * day),
  });
  expect(await due()).toMatchObject([{ days: 5 }]);
});

test("a returned sheet stands with its reason until it is handed on again", async () => {
  const sheet = await sheetAt("submitted", 1);
  const returned = async () =>
    (await server.ok("getLecturerDashboard", {}, sheet.as)).own?.returned;
  expect(await returned()).toEqual([]);
  const reason = "Row 14: the test is above the class work.";
  const answer = { sheets: [await sheet.seen()], reason, studentIds: [] };
  await server.ok("returnSheets", answer, offices.head);
  expect(await returned()).toMatchObject([{ courseId: sheet.courseId, reason }]);
  // A longer deadline is no new step of its way.
  await server.ok(
    "extendResultDeadline",
    {
      ...sheet.which,
      untilOn: todayInLagos(new Date(Date.now() + 9 * day)),
      reason: "The lecturer was ill for a week.",
    },
    offices.head,
  );
  expect(await returned()).toHaveLength(1);
  await submit(sheet);
  expect(await returned()).toEqual([]);
});

test("appraisals are those of each course together, and means of those that five have answered", async () => {
  const sheet = await taughtSheet(7);
  const { which, as: asking, coordinatorId: lecturerId, roster, courseId } = sheet;
  const of = { ...which, lecturerId };
  const answer = async (studentId: string, clarity: number) => {
    const row = {
      ...of,
      studentId,
      state: "completed" as const,
      draft: null,
      updatedAt: new Date(),
    };
    await server.db.insert(appraisals).values(row);
    await server.db
      .insert(appraisalAnswers)
      .values({ ...of, id: uuid(), ratings: { clarity, punctuality: 5 }, comment: "" });
  };
  const read = async () => (await server.ok("getLecturerDashboard", {}, asking)).own?.appraisals;
  for (const { id } of roster.slice(0, 4)) await answer(id, 2);
  expect(await read()).toEqual({ unappraised: 3, inProgress: 0, completed: 4, means: [] });
  for (const { id } of roster.slice(4, 5)) await answer(id, 4);
  // Somebody who is no longer on the roster is counted in none of them, as on the course's own page.
  const gone = await registered(courseId);
  await answer(gone.id, 3);
  await server.db
    .delete(registeredCourses)
    .where(eq(registeredCourses.registrationId, gone.registrationId));
  const board = await read();
  const { appraisals: ofCourse } = await server.ok("getMyCourse", which, asking);
  const { means, ...counts } = ofCourse;
  expect(board).toMatchObject(counts);
  const mean = means.reduce((sum, one) => sum + one.mean, 0) / means.length;
  expect(board?.means).toMatchObject([{ courseId, mean: expect.closeTo(mean, 9) }]);
  expect(means).toHaveLength(2);
});

test("others than lecturers are refused", async () => {
  for (const user of ["admin", "fresh.student"]) {
    expect(await server.request("getLecturerDashboard", {}, as(user))).toMatchObject({
      status: 403,
    });
  }
});
