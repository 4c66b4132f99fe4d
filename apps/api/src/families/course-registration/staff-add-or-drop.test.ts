import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import {
  courseRegistrations,
  registrationVersions,
} from "../../database/schema/course-registration.ts";
import { notifications } from "../../database/schema/notification.ts";
import { scores } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { amendmentsOf } from "../score-sheet/testing/amendments-of.ts";
import { core, exams, reason, registrationBy } from "./testing/officers.ts";
import { idsOf, pay, score, setWindow, took } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
// The window is over: what is asked here the student cannot do.
beforeEach(() => setWindow(server, { opens: -60, late: -50, closes: -40, addDropCloses: -30 }));

const registered = registrationBy(server);

const notificationsOf = (userId: string) =>
  server.db.select().from(notifications).where(eq(notifications.userId, userId));

test("an officer adds and drops after the window: it stays approved, by him, and who has to know is told", async () => {
  const one = await registered();
  const answer = await one.act({ add: ["COM 116"], drop: ["COM 115"] });
  expect(answer).toMatchObject({ status: 200, data: { state: "approved" } });
  expect(await one.now()).toEqual([...core.slice(0, 4), "COM 116"]);
  const officer = await readPerson(server, "exams");
  const [row] = await server.db
    .select()
    .from(courseRegistrations)
    .where(eq(courseRegistrations.id, one.id));
  expect(row).toMatchObject({ state: "approved", version: 2, decidedBy: officer.id, reason });
  const kept = await server.db
    .select()
    .from(registrationVersions)
    .where(eq(registrationVersions.registrationId, one.id));
  expect(kept).toMatchObject([{ version: 1, state: "approved" }]);
  expect(kept[0]?.courses.map(({ code }) => code)).toEqual(core);
  const noted = await server.db.select().from(auditRows).where(eq(auditRows.subjectId, one.id));
  expect(noted).toMatchObject([
    { action: "staffAddOrDrop", actorId: officer.id, reason, before: { courses: core } },
  ]);
  expect(noted[0]?.after).toMatchObject({ overrides: [] });
  expect(await notificationsOf(one.studentId)).toMatchObject([
    {
      title: "First semester, 2026/2027: courses changed for you",
      body: `Added: COM 116. Dropped: COM 115. ${reason}`,
    },
  ]);
  expect((await mailsTo(server, one.email)).map(({ kind, about }) => [kind, about])).toEqual([
    ["staffAddOrDrop", one.id],
  ]);
  const adviser = await readPerson(server, "lecturer");
  const path = `/approve_courses/view?id=${one.id}`;
  expect((await notificationsOf(adviser.id)).filter((told) => told.path === path)).toHaveLength(1);
});

test("too few units are refused until they are overridden, and the record names what was", async () => {
  const one = await registered();
  const dropped = { drop: ["COM 114", "COM 115"] };
  const refused = await one.act(dropped);
  expect(refused).toMatchObject({ status: 409, code: "course_selection_refused" });
  expect(refused).toMatchObject({ message: expect.stringMatching(/are the fewest/) });
  expect(await one.now()).toEqual(core);
  const units = Number(/^[\d.]+/.exec(refused.success ? "" : refused.message)?.[0]);
  const other = await one.act({ ...dropped, overrides: [`below-minimum ${units + 1} of 12`] });
  expect(other).toMatchObject({ status: 409 });
  const overrides = [`below-minimum ${units} of 12`, "over-maximum 30 of 24"];
  expect(await one.act({ ...dropped, overrides })).toMatchObject({ status: 200 });
  const [row] = await server.db.select().from(auditRows).where(eq(auditRows.subjectId, one.id));
  expect(row?.after).toMatchObject({
    overrides: [expect.stringMatching(/units are chosen, and 12.0 are the fewest/)],
  });
});

test("what the class is not offered is found by its title, and added over the refusal", async () => {
  const one = await registered();
  const found = await server.ok("searchOtherCourses", { ...one.asked, search: "sta 11" }, exams);
  const offered = new Map(found.map((course) => [course.code, course.offered]));
  expect(offered.get("STA 111")).toBe(false);
  expect(offered.get("STA 117")).toBe(true);
  expect(found.map(({ code }) => code)).toEqual([...offered.keys()].toSorted());
  expect(await one.act({ add: ["STA 111"] })).toMatchObject({
    status: 409,
    message: "STA 111 is not offered to the student’s class in this semester.",
  });
  expect(await one.act({ add: ["STA 111"], overrides: ["not-offered STA 111"] })).toMatchObject({
    status: 200,
  });
  const { registration } = await one.look();
  expect(registration?.courses.find(({ code }) => code === "STA 111")?.kind).toBe("Borrowed");
});

const second = { levels: { 3: 2 } };

test("a prerequisite that is not passed is overridden; one whose result is awaited is not", async () => {
  const one = await registered({ student: second, codes: ["COM 214", "COM 215"] });
  await took(server, one.studentId, ["COM 111", "COM 112"]);
  await pay(server, one.studentId, { sessionId: 2, paymentType: "Full" });
  await score(server, one.studentId, "COM 111", 20);
  await score(server, one.studentId, "COM 112", 62, { state: "approved" });
  const { courses: offered } = await one.look();
  const of = (wanted: string) => offered.find(({ code }) => code === wanted);
  expect(of("COM 211")).toMatchObject({ missing: ["COM 111"], unpublished: [] });
  expect(of("COM 212")).toMatchObject({ missing: ["COM 112"], unpublished: ["COM 112"] });
  const message = async (...add: string[]) => {
    const answer = await one.act({ add, overrides: ["carry-overs-first COM 111"] });
    return answer.success ? "" : answer.message;
  };
  expect(await message("COM 211")).toContain("COM 211 needs COM 111, not passed yet.");
  const overrides = [
    "prerequisite COM 211 COM 111",
    "prerequisite COM 212 COM 112",
    "carry-overs-first COM 111",
    "below-minimum 8 of 12",
  ];
  expect(await one.act({ add: ["COM 212"], overrides })).toMatchObject({
    status: 409,
    message: expect.stringContaining("of which the result is not published yet"),
  });
  const units = (await message("COM 211")).match(/([\d.]+) units are chosen/)?.[1];
  const named = [...overrides, `below-minimum ${Number(units)} of 12`];
  expect(await one.act({ add: ["COM 211"], overrides: named })).toMatchObject({ status: 200 });
});

test("fees that are due are overridden by nobody", async () => {
  const one = await registered({ paid: false });
  expect((await one.look()).missing.length).toBeGreaterThan(0);
  expect(await one.act({ add: ["COM 116"] })).toMatchObject({
    status: 402,
    code: "registration_fee_due",
  });
});

test("a course that has a score stays", async () => {
  const one = await registered();
  await score(server, one.studentId, "COM 115", 50, { sessionId: 3, state: "approved" });
  const { registration } = await one.look();
  expect(registration?.courses.filter(({ scored }) => scored)).toMatchObject([{ code: "COM 115" }]);
  const answer = await one.act({ add: ["COM 116"], drop: ["COM 115"] });
  expect(answer).toMatchObject({
    status: 409,
    message: "scores are entered for COM 115; it cannot be dropped",
  });
  expect(await one.now()).toEqual(core);
});

test("what is published already of a course that is added is out with it", async () => {
  const one = await registered();
  await score(server, one.studentId, "COM 116", 62, { sessionId: 3 });
  await server.db
    .update(scores)
    .set({ publishedAt: null })
    .where(eq(scores.studentId, one.studentId));
  await one.act({ add: ["COM 116"] });
  const [row] = await server.db.select().from(scores).where(eq(scores.studentId, one.studentId));
  expect(row?.publishedAt).toBeInstanceOf(Date);
});

test("nothing changed and everything dropped are refused", async () => {
  const one = await registered();
  expect(await one.act({})).toMatchObject({ status: 409, code: "course_selection_refused" });
  expect(await one.act({ add: ["COM 115"], drop: ["COM 115"] })).toMatchObject({ status: 409 });
  expect(await one.act({ drop: core, overrides: ["below-minimum 0 of 12"] })).toMatchObject({
    status: 409,
    message: expect.stringContaining("One course stays at least."),
  });
});

test("what waits goes on waiting, and what was returned is sent for approval again", async () => {
  for (const state of ["submitted", "returned"] as const) {
    const one = await registered({ state });
    expect(await one.act({ add: ["COM 116"] })).toMatchObject({
      status: 200,
      data: { state: "submitted", decidedAt: null, reason: "" },
    });
  }
});

test("of two officers at once the second is told, and changes nothing", async () => {
  const one = await registered();
  const answers = await Promise.all([
    one.act({ add: ["COM 116"] }),
    one.act({ add: ["COM 117"] }, { as: { user: "admin" } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: "section_changed" });
  expect(await one.now()).toHaveLength(core.length + 1);
});

test("nobody changes the own registration", async () => {
  const one = await registered();
  await server.db
    .update(users)
    .set({ userType: "official", role: "exams and records" })
    .where(eq(users.id, one.studentId));
  expect(await one.act({ add: ["COM 116"] }, { as: one.as })).toMatchObject({
    status: 409,
    code: "own_registration",
  });
});

test("a registration of nobody's is not found", async () => {
  const add = await idsOf(server, "COM 116");
  const nobody = { id: uuid(), submittedAt: "", add, drop: [], overrides: [], reason };
  expect(await server.request("staffAddOrDrop", nobody, exams)).toMatchObject({ status: 404 });
});

test("what is added to a sheet that was handed on already goes on empty, and is filled by amendment", async () => {
  const { asked, endorse, apply, ...sheets } = amendmentsOf(server);
  const sheet = await sheets.sheetAt("submitted", 1);
  const one = await registered();
  const code = `TST ${sheet.courseId}`;
  const added = { add: [code], overrides: [`not-offered ${code}`] };
  expect(await one.act(added)).toMatchObject({ status: 200 });
  for (const step of ["checked", "approved", "published"] as const) {
    expect(await sheets.steps[step](sheet)).toMatchObject({ data: { done: 1, refused: [] } });
  }
  const row = async () =>
    (await sheet.sheet()).rows.find(({ studentId }) => studentId === one.studentId);
  expect(await row()).toMatchObject({ registration: "approved", published: false, total: null });
  const news = async () => (await notificationsOf(one.studentId)).map(({ title }) => title);
  expect(await news()).toEqual([expect.stringContaining("courses changed for you")]);
  const id = await asked(sheet, { studentId: one.studentId });
  for (const act of [endorse.head, endorse.dean, apply])
    expect(await act(id)).toMatchObject({ status: 200 });
  expect(await row()).toMatchObject({ published: true, total: 75 });
  expect(await news()).toHaveLength(2);
});

test("what is added to a published sheet that has a score already is out, and told", async () => {
  const one = await registered();
  await score(server, one.studentId, "COM 116", 62, { sessionId: 3 });
  await server.db
    .update(scores)
    .set({ publishedAt: null })
    .where(eq(scores.studentId, one.studentId));
  expect(await one.act({ add: ["COM 116"] })).toMatchObject({ status: 200 });
  expect((await notificationsOf(one.studentId)).map(({ title }) => title)).toContain(
    "COM 116 result is out",
  );
});
