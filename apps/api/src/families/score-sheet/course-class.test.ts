import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { v7 as uuid } from "uuid";
import { users } from "../../database/schema/users.ts";
import { onceTurnedOver } from "../../testing/turn-over.ts";
import { testServer } from "../../testing/test-server.ts";
import { png } from "../application/testing/pictures.ts";
import { sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, registered } = sheetsOf(server);

test("the class of a course is who stands on its sheet, by name, whatever was decided", async () => {
  const { which, as, courseId, sheet } = await taughtSheet(3);
  await registered(courseId, "submitted");
  await registered(courseId, "returned");
  const asked = { course: which.courseId, session: which.sessionId };
  const { items, total } = await server.ok("listCourseClass", asked, as);
  expect(total).toBe(5);
  const { rows } = await sheet();
  expect(items.map(({ studentId, registration }) => ({ studentId, registration }))).toEqual(
    rows.map(({ studentId, registration }) => ({ studentId, registration })),
  );
  const approved = await server.ok("listCourseClass", { ...asked, registration: ["approved"] }, as);
  const { registrations } = await server.ok("getMyCourse", which, as);
  expect(approved.total).toBe(registrations.approved);
  const [one] = items;
  const found = await server.ok("listCourseClass", { ...asked, search: one?.fullName }, as);
  expect(found.items).toEqual([one]);
});

test("nobody is in a class that one does not teach, in another session, or that is not named", async () => {
  const mine = await taughtSheet(1);
  const others = await taughtSheet(1);
  const total = async (asked: object) => (await server.ok("listCourseClass", asked, mine.as)).total;
  const { courseId: course, sessionId: session } = mine.which;
  expect(await total({ course, session })).toBe(1);
  expect(await total({ course: others.which.courseId, session })).toBe(0);
  expect(await total({ course, session: session - 1 })).toBe(0);
  expect(await total({})).toBe(0);
  for (const user of ["registrar", "admin"]) {
    const refused = await server.request("listCourseClass", { course, session }, { as: { user } });
    expect(refused.status).toBe(403);
  }
});

test("the photo of a student is read by whoever teaches the course in that session, and nobody else", async () => {
  const { which, as, courseId } = await taughtSheet(1);
  const others = await taughtSheet(1);
  const student = await registered(courseId, "submitted");
  const asked = { studentId: student.id, course: which.courseId, session: which.sessionId };
  const status = async (wrong: object, by: typeof as = as) =>
    (await server.request("getCourseClassPhoto", { ...asked, ...wrong }, by)).status;
  // There is none yet.
  expect(await status({})).toBe(404);
  const { passport } = await server.ok("uploadStudentPhoto", { passport: png() }, student.as);
  const { items } = await server.ok(
    "listCourseClass",
    { course: asked.course, session: asked.session },
    as,
  );
  expect(items.find(({ studentId }) => studentId === student.id)).toMatchObject({ passport });
  expect((await server.ok("getCourseClassPhoto", asked, as)).type).toBe("image/png");
  expect(await status({}, others.as)).toBe(404);
  expect(await status({ course: others.which.courseId })).toBe(404);
  expect(await status({ session: asked.session - 1 })).toBe(404);
  expect(await status({ studentId: uuid() })).toBe(404);
  for (const user of ["registrar", "admin", "student"]) {
    expect(await status({}, { as: { user } }), user).toBe(403);
  }
});

test("the class leaves as a file, headed by its course and session", async () => {
  const { which, as } = await taughtSheet(2);
  const filters = { course: String(which.courseId), session: String(which.sessionId) };
  const made = await server.ok(
    "requestExport",
    { list: "listCourseClass", format: "csv", columns: ["fullName", "registration"], filters },
    as,
  );
  expect(made).toMatchObject({ state: "done", done: 2 });
});

test("its lists have a code of their own, over the class and of nobody, and another list is another paper", async () => {
  const { which, as, other, courseId } = await taughtSheet(2);
  const asked = { course: which.courseId, session: which.sessionId };
  const codeOf = (paper: "course-class-list" | "attendance-sheet", by = as) =>
    server.ok("getCourseClassPaper", { ...asked, paper }, by);
  const list = await codeOf("course-class-list");
  const attendance = await codeOf("attendance-sheet");
  expect(attendance.code).not.toBe(list.code);
  // Opened again, by whoever else teaches it, it is the same paper.
  expect(await codeOf("course-class-list", other)).toEqual(list);
  const told = await server.ok("verifyDocument", { code: list.code });
  expect(told).toMatchObject({ state: "genuine", name: "Class List" });
  expect(told.facts).toEqual(
    expect.arrayContaining([
      { label: "Course", value: expect.stringContaining(`TST ${courseId}`) as string },
      { label: "Students", value: "2" },
      { label: "Fingerprint", value: list.fingerprint },
    ]),
  );
  const { items } = await server.ok("listCourseClass", asked, as);
  for (const { fullName, matricNumber } of items) {
    expect(JSON.stringify(told)).not.toContain(fullName);
    expect(JSON.stringify(told)).not.toContain(matricNumber);
  }
  expect(await server.ok("verifyDocument", { code: attendance.code })).toMatchObject({
    state: "genuine",
    name: "Attendance Sheet",
  });
  // One more who waits for approval is another list.
  await registered(courseId, "submitted");
  expect((await codeOf("course-class-list")).fingerprint).not.toBe(list.fingerprint);
  expect(await server.ok("verifyDocument", { code: list.code })).toMatchObject({
    state: "withdrawn",
    facts: [],
  });
});

test("a list of a session that is over stays genuine though a lecturer of it is called otherwise today", async () => {
  const { which, as } = await taughtSheet(1);
  const asked = { course: which.courseId, session: which.sessionId };
  for (const paper of ["course-class-list", "attendance-sheet"] as const) {
    const { code } = await server.ok("getCourseClassPaper", { ...asked, paper }, as);
    await onceTurnedOver(server, async () => {
      const lastname = `Married ${paper}`;
      await server.db.update(users).set({ lastname }).where(eq(users.userName, as.as.user));
      const later = await server.ok("getCourseClassPaper", { ...asked, paper }, as);
      expect(later.code).not.toBe(code);
      for (const one of [code, later.code]) {
        expect(await server.ok("verifyDocument", { code: one })).toMatchObject({
          state: "genuine",
        });
      }
    });
  }
});

test("nobody has the code of a class that is not theirs, or of an empty one", async () => {
  const { which, as } = await taughtSheet(1);
  const [others, empty] = [await taughtSheet(1), await taughtSheet(0)];
  const paper = "course-class-list" as const;
  const asked = { course: which.courseId, session: which.sessionId, paper };
  const status = async (own: object, by: typeof as = as) =>
    (await server.request("getCourseClassPaper", { ...asked, ...own }, by)).status;
  expect(await status({})).toBe(200);
  expect(await status({}, others.as)).toBe(404);
  expect(await status({ session: asked.session - 1 })).toBe(404);
  expect(await status({ course: 999_999 })).toBe(404);
  expect(await status({ course: empty.which.courseId }, empty.as)).toBe(404);
  for (const user of ["registrar", "admin", "student"]) {
    expect(await status({}, { as: { user } }), user).toBe(403);
  }
});
