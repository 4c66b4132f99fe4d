import { and, eq } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { courses } from "../../database/schema/course.ts";
import { departmentOptions } from "../../database/schema/faculty.ts";
import { students } from "../../database/schema/student.ts";
import { testServer } from "../../testing/test-server.ts";
import { classAt, classStaff, departmentId, exams } from "./testing/class-staff.ts";
import { smallDepartment } from "./testing/small-department.ts";

// Who may read the results of a class, and how many queries it takes.

const server = await testServer();
afterAll(server.stop);

const { addStudent, score, register } = await smallDepartment(server.db, {
  "SML 411": { levelId: 1 },
  "SML 412": { levelId: 1 },
});
const { head: newHead, officer, advise } = classStaff(server);

/** An ND I student with two results, one of which waits for the head. */
async function scored(userName: string) {
  const id = await addStudent(userName);
  await register(id, { sessionId: 1, semester: "First", levelId: 1 }, "SML 411", "SML 412");
  await score(
    id,
    { code: "SML 411", sessionId: 1, total: 60 },
    { code: "SML 412", sessionId: 1, total: 60, state: "submitted" },
  );
  return id;
}

let head: Awaited<ReturnType<typeof officer>>;
let adviser: typeof head;
let studentId: string;
beforeAll(async () => {
  [head, adviser] = [await newHead(), await officer()];
  await advise(adviser.id, {});
  studentId = await scored("first.scored");
});

test("a class is there for whoever advises it, heads its department or has the right for the school", async () => {
  const statusOf = async (user: string) => {
    const as = { as: { user } };
    const composite = await server.request("getCompositeResults", classAt(1), as);
    const file = await server.request("downloadComposite", classAt(1), as);
    const own = await server.request(
      "getStudentResults",
      { studentId, sessionId: 1, semester: "First" },
      as,
    );
    return [composite.status, file.status, own.success ? 200 : own.status];
  };
  // Of another class, department or faculty; an official who only advises.
  const stranger = await officer();
  for (const user of [stranger.as.as.user, "lecturer", "hod", "adviser"]) {
    expect(await statusOf(user)).toEqual([404, 404, 404]);
  }
  for (const user of [adviser.as.as.user, head.as.as.user, "exams", "registrar"]) {
    expect(await statusOf(user)).toEqual([200, 200, 200]);
  }
  for (const user of ["student", "helpdesk", "bursar"]) {
    expect(await statusOf(user)).toEqual([403, 403, 403]);
  }
  for (const asked of [
    { ...classAt(1), departmentId: 999_999 },
    { ...classAt(1), levelId: 99 },
    { ...classAt(1), optionId: 999_999 },
    { ...classAt(99) },
  ]) {
    const answer = await server.request("getCompositeResults", asked, exams);
    expect(answer.status).toBe(404);
  }
  // The adviser of one class does not read other classes of the department.
  expect((await server.request("getCompositeResults", classAt(3, 2), adviser.as)).status).toBe(404);
});

test("an official who advises a class sees no sheet beyond it", async () => {
  const official = { as: { user: "adviser" } };
  const [course = { id: 0 }] = await server.db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.departmentId, departmentId), eq(courses.code, "SML 411")));
  const which = { courseId: course.id, sessionId: 1 };
  expect((await server.request("getScoreSheet", which, official)).status).toBe(404);
  const state = ["draft", "submitted", "published"] as const;
  const asked = { session: 1, state: [...state] };
  expect((await server.ok("listScoreSheets", asked, official)).total).toBe(0);
  expect((await server.ok("listScoreSheets", asked, exams)).total).toBeGreaterThan(0);
});

test("an adviser of an option reads its students, the one of the level the others", async () => {
  const optionId = 90_001;
  await server.db.insert(departmentOptions).values({ id: optionId, departmentId, name: "Tiny" });
  const [ofOption, ofLevel] = [
    await addStudent("of.option", [1, 2, 4]),
    await addStudent("of.level", [1, 2, 4]),
  ];
  await server.db
    .update(students)
    .set({ departmentOptionId: optionId })
    .where(eq(students.id, ofOption));
  const [levels, options] = [await officer(), await officer()];
  await advise(levels.id, { sessionId: 3, levelId: 4 });
  await advise(options.id, { sessionId: 3, levelId: 4, departmentOptionId: optionId });
  const seenBy = async ({ as }: typeof levels, own: object = {}) =>
    (await server.ok("getCompositeResults", { ...classAt(3, 4), ...own }, as)).students.map(
      ({ studentId }) => studentId,
    );
  expect(await seenBy(levels)).toEqual([ofLevel]);
  expect(await seenBy(options)).toEqual([ofOption]);
  expect(await seenBy(head, { optionId })).toEqual([ofOption]);
  expect(new Set(await seenBy(head))).toEqual(new Set([ofOption, ofLevel]));
  const own = { studentId: ofOption, sessionId: 3, semester: "First" } as const;
  expect((await server.request("getStudentResults", own, levels.as)).status).toBe(404);
  expect(await server.request("getStudentResults", own, options.as)).toMatchObject({
    code: "results_not_published",
  });
});

test("a class asks as many questions for nine students as for one", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  const asked = async () => {
    query.mockClear();
    await server.ok("getCompositeResults", classAt(1), head.as);
    return query.mock.calls.length;
  };
  await asked();
  const before = await asked();
  for (let more = 0; more < 8; more += 1) await scored(`more.${more}`);
  expect(await asked()).toBe(before);
});
