import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { courses } from "../../database/schema/course.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const by = (user: string) => ({ as: { user } });
const exams = by("exams");

let turn = 100;
async function added(requires: number[] = [], own: object = {}) {
  turn += 1;
  const entered = {
    code: `ZD ${turn}`,
    title: "Taken Away",
    creditUnit: 2,
    departmentId: 4,
    levelId: 1,
    semester: "First" as const,
    status: "Core" as const,
    test: 30,
    lab: 0,
    exam: 70,
    borrowable: true,
    requires,
    ...own,
  };
  const { id } = await server.ok("createCourse", entered, exams);
  return { id, code: entered.code };
}

test("a deleted course is brought back as it was, and it stands in its history", async () => {
  const required = await added();
  const { id, code } = await added([required.id]);
  const before = await server.ok("getCourse", { id }, exams);
  await server.ok("deleteCourse", { id }, exams);
  await server.ok("undoDeleteCourse", { id }, exams);
  const { revision, ...after } = await server.ok("getCourse", { id }, exams);
  expect(after).toEqual({ ...before, revision: undefined });
  expect(revision).toBeGreaterThan(before.revision);
  expect((await recordOf(server, String(id))).at(-1)).toMatchObject({
    action: "undoDeleteCourse",
    after: { course: code },
  });
  // Pressed twice.
  expect(await server.request("undoDeleteCourse", { id }, exams)).toMatchObject({
    status: 409,
    code: "undo_refused",
  });
});

test("it is brought back by whoever deleted it or an administrator, and for a day", async () => {
  const one = await added();
  await server.ok("deleteCourse", { id: one.id }, by("administrator"));
  expect(await server.request("undoDeleteCourse", { id: one.id }, exams)).toMatchObject({
    status: 409,
    code: "undo_refused",
    message: expect.stringContaining("24 hours"),
  });
  await server.ok("undoDeleteCourse", { id: one.id }, by("administrator"));
  await server.ok("deleteCourse", { id: one.id }, exams);
  await server.ok("undoDeleteCourse", { id: one.id }, by("administrator"));
  await server.ok("deleteCourse", { id: one.id }, exams);
  const yesterday = new Date(Date.now() - 24 * 3_600_000 - 1_000);
  await server.db.update(courses).set({ deletedAt: yesterday }).where(eq(courses.id, one.id));
  expect(await server.request("undoDeleteCourse", { id: one.id }, exams)).toMatchObject({
    status: 409,
    code: "undo_refused",
  });
});

test("its code is another's by now, or what it needs is deleted, too: nothing is brought back", async () => {
  const one = await added();
  await server.ok("deleteCourse", { id: one.id }, exams);
  const other = await added([], { code: one.code });
  expect(await server.request("undoDeleteCourse", { id: one.id }, exams)).toMatchObject({
    status: 409,
    code: "code_taken",
  });
  const needing = await added([other.id]);
  await server.ok("deleteCourse", { id: needing.id }, exams);
  await server.ok("deleteCourse", { id: other.id }, exams);
  expect(await server.request("undoDeleteCourse", { id: needing.id }, exams)).toMatchObject({
    status: 409,
    message: `${needing.code} needs ${one.code}, which is deleted, too: bring it back first`,
  });
});

test("what was never there is not found, and who may only see brings nothing back", async () => {
  expect(await server.request("undoDeleteCourse", { id: 999_999 }, exams)).toMatchObject({
    status: 404,
  });
  const { id } = await added();
  await server.ok("deleteCourse", { id }, exams);
  expect(await server.request("undoDeleteCourse", { id }, by("helpdesk"))).toMatchObject({
    status: 403,
  });
});
