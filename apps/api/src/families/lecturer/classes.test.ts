import { mayRegister } from "@polyportal/domain/course-registration/window";
import { registrationsInClass, uploadsInClass } from "@polyportal/domain/lecturer/class-filters";
import { windowSentence } from "@polyportal/domain/messages/course-registration";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  courseRegistrations,
  registrationExceptions,
} from "../../database/schema/course-registration.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { registrationBy } from "../course-registration/testing/officers.ts";
import { first, idsOf, pay, score, setWindow } from "../course-registration/testing/registrar.ts";
import { taughtBy } from "./testing/taught.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

const registered = registrationBy(server);
const taught = taughtBy(server);

const adviser = { as: { user: "lecturer" } };
const head = { as: { user: "hod" } };
const dean = { as: { user: "dean" } };

/** ND I of Computer Science, which the demo's lecturer advises, and ND II, which an official does. */
const ours = { session: first.sessionId, department: 5, level: 1, semester: "First" } as const;
const theirs = { ...ours, level: 2 };
/** Science Laboratory Technology, in the same faculty, and a department of another one. */
const laboratory = { ...ours, department: 6 };
const [elsewhere = 0] = (
  await server.db.execute<{ id: number }>(sql`
    select id from departments where faculty_id <> (
      select faculty_id from departments where id = ${ours.department}) order by id`)
).rows.map(({ id }) => id);
const ofOthers = { ...ours, department: elsewhere };

type Who = { as: { user: string } };
const classOf = (asked: typeof ours | typeof theirs, who: Who = adviser) =>
  server.ok("getClass", asked, who);
const listOf = (asked: object, who: Who = adviser) =>
  server.ok("listClassStudents", { size: 1000, ...ours, ...asked }, who);

beforeAll(async () => {
  await setWindow(server);
  await newStudent(server, { departmentId: elsewhere });
  await newStudent(server, { departmentId: laboratory.department });
  for (const state of ["submitted", "approved", "returned"] as const) await registered({ state });
  // One with every result, and one with some.
  const { studentId } = await registered({ codes: ["COM 111", "COM 112"] });
  await score(server, studentId, "COM 111", 71, { sessionId: 3 });
  await score(server, studentId, "COM 112", 55, { sessionId: 3 });
  const some = await registered({ codes: ["COM 111", "COM 112"] });
  await score(server, some.studentId, "COM 111", 38, { sessionId: 3 });
});

test("an adviser has the own class, a head those of the department, a dean those of the faculty", async () => {
  const of = async (who: Who) => {
    const { items } = await server.ok("listClasses", { size: 1000 }, who);
    return items.map(({ departmentId, levelId }) => ({ departmentId, levelId }));
  };
  expect(await of(adviser)).toEqual([{ departmentId: 5, levelId: 1 }]);
  const headed = await of(head);
  expect(headed).toContainEqual({ departmentId: 5, levelId: 1 });
  expect(headed).toContainEqual({ departmentId: 5, levelId: 2 });
  expect(new Set(headed.map(({ departmentId }) => departmentId))).toEqual(new Set([5]));
  const deaned = await of(dean);
  expect(deaned).toEqual(expect.arrayContaining(headed));
  expect(deaned).toContainEqual({ departmentId: laboratory.department, levelId: 1 });
  expect(deaned.some(({ departmentId }) => departmentId === elsewhere)).toBe(false);
});

test("whoever advises no class of the session has none, and who advises nothing may not ask", async () => {
  const past = await server.ok("listClasses", { session: 1 }, adviser);
  expect(past).toEqual({ items: [], total: 0 });
  const nobody = await taught.lecturer();
  const as = { as: { user: nobody.userName } };
  for (const name of ["listClasses", "listClassStudents"] as const) {
    expect(await server.request(name, {}, as)).toMatchObject({ status: 403 });
  }
  for (const name of ["getClass", "getClassResults"] as const) {
    expect(await server.request(name, ours, as)).toMatchObject({ status: 403 });
  }
});

test("each count is as many as its list, they add up, and the list of classes says the same", async () => {
  for (const [which, who] of [
    [ours, adviser],
    [{ ...ours, semester: "Second" as const }, adviser],
    [theirs, head],
    [laboratory, dean],
  ] as const) {
    const { counts, unregistered, meanCgpa } = await server.ok("getClass", which, who);
    const total = async (asked: object) => (await listOf({ ...which, ...asked }, who)).total;
    expect(await total({})).toBe(counts.students);
    for (const registration of registrationsInClass) {
      expect(await total({ registration }), registration).toBe(counts[registration]);
    }
    for (const uploads of uploadsInClass) {
      expect(await total({ uploads }), uploads).toBe(counts[uploads]);
    }
    expect(counts.registered + counts.unregistered).toBe(counts.students);
    expect(counts.approved + counts.waiting + counts.returned).toBe(counts.registered);
    expect(counts.complete + counts.missing).toBe(counts.students);
    expect(unregistered).toHaveLength(counts.unregistered);
    const { items } = await server.ok(
      "listClasses",
      { ...which, department: [which.department], level: [which.level] },
      who,
    );
    const { complete, missing: _, ...registrations } = counts;
    expect(items).toMatchObject([{ ...registrations, semester: which.semester }]);
    expect(await server.ok("getClassResults", which, who)).toEqual({ complete, meanCgpa });
  }
});

test("the class that a test has made has one of each", async () => {
  const { counts, courses } = await classOf(ours);
  for (const count of ["approved", "waiting", "returned", "unregistered", "complete"] as const) {
    expect(counts[count], count).toBeGreaterThan(0);
  }
  const [courseId] = await idsOf(server, "COM 111");
  expect(courses.find((one) => one.courseId === courseId)).toMatchObject({
    code: "COM 111",
    state: "published",
    held: false,
  });
  const codes = courses.map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted());
});

test("courses are those that are registered, with results of them, and the average is the student's own", async () => {
  const { studentId, as } = await registered({ codes: ["COM 111", "COM 112", "COM 113"] });
  await score(server, studentId, "COM 111", 66, { sessionId: 3 });
  await score(server, studentId, "COM 112", 44, { sessionId: 3 });
  await score(server, studentId, "COM 113", 80, { sessionId: 3, state: "approved" });
  const found = async () => (await listOf({})).items.find(({ id }) => id === studentId);
  const { semesters } = await server.ok("getCgpa", {}, { as });
  expect(await found()).toMatchObject({
    registration: "approved",
    coursesUploaded: 2,
    totalCoursesRegistered: 3,
    semestersCount: 1,
    sessionsCount: 1,
    cgpa: semesters.at(-1)?.cgpa,
  });
  expect((await listOf({ uploads: "complete" })).items.map(({ id }) => id)).not.toContain(
    studentId,
  );
  // What came back is registered no more.
  await server.db
    .update(courseRegistrations)
    .set({ state: "returned" })
    .where(eq(courseRegistrations.studentId, studentId));
  expect(await found()).toMatchObject({
    registration: "returned",
    totalCoursesRegistered: 0,
    semestersCount: 0,
  });
});

test("the mean is that of those who have an average", async () => {
  const { meanCgpa } = await classOf(ours);
  const known = (await listOf({})).items.flatMap(({ cgpa }) => cgpa ?? []);
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length;
  expect(meanCgpa).toBeCloseTo(mean, 8);
});

test("who has not registered reads the same reason as the student does", async () => {
  const unpaid = await newStudent(server);
  const paid = await newStudent(server);
  await pay(server, paid.id);
  const alone = await newStudent(server);
  await pay(server, alone.id);
  const withArrears = await newStudent(server, { levels: { 2: 1, 3: 1 } });
  const everyone = [unpaid, paid, alone, withArrears];
  const openedAt = new Date(Date.now() - 86_400_000);
  await server.db.insert(registrationExceptions).values({
    ...first,
    id: uuid(),
    studentId: alone.id,
    openedAt,
    until: new Date(Date.now() + 10 * 86_400_000),
    lateFee: false,
    reason: "In hospital until last week.",
    openedBy: (await readPerson(server, "exams")).id,
  });
  const told = new Set<string>();
  for (const moments of [
    {},
    { opens: -20, late: -2 },
    { opens: 5 },
    { opens: -90, late: -60, closes: -40, addDropCloses: -30 },
    { opens: -90, late: -60, closes: -40, addDropCloses: 30 },
  ]) {
    await setWindow(server, moments);
    const { unregistered } = await classOf(ours);
    for (const { id, as } of everyone) {
      const desk = await server.ok("getRegistrableCourses", first, { as });
      const { reasons = [] } = unregistered.find(({ studentId }) => studentId === id) ?? {};
      const { state, dates } = desk.window;
      expect(reasons).toEqual(
        mayRegister(state) && desk.missing.length > 0
          ? desk.missing.map(({ text }) => text)
          : [windowSentence(state, dates)],
      );
      for (const reason of reasons) told.add(reason.replaceAll(/₦[\d,.]+|\d+ \w+ \d+/g, "…"));
    }
  }
  // Paid and unpaid, early, late, over: each is told in words of its own.
  expect(told.size).toBeGreaterThan(5);
});

test("a class that is none of the caller's is not there, nor is anybody in it", async () => {
  const missing = { status: 404, error: "not_found" };
  for (const [which, who] of [
    [theirs, adviser],
    [laboratory, adviser],
    [laboratory, head],
    [ofOthers, head],
    [ofOthers, dean],
    [{ ...ours, session: 999 }, dean],
    [{ ...ours, level: 99 }, dean],
    [{ ...ours, option: 1 }, head],
  ] as const) {
    const answer = await server.request("getClass", which, who);
    expect(answer.status, JSON.stringify(which)).toBe(missing.status);
    expect(await listOf(which, who)).toEqual({ items: [], total: 0 });
  }
  expect(await listOf({ department: undefined, level: undefined })).toMatchObject({ total: 0 });
});

test("the list leaves as a file, in the words of the page", async () => {
  const filters = { department: "5", level: "1", session: "3", semester: "First" };
  const made = await server.ok(
    "requestExport",
    { list: "listClassStudents", format: "csv", columns: ["fullName", "cgpa"], filters },
    adviser,
  );
  expect(made).toMatchObject({ state: "done", done: (await listOf({})).total });
});

test("a class asks as many questions with ten more in it, and so does its list", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  const asked = async () => {
    query.mockClear();
    await classOf(ours);
    await listOf({});
    await server.ok("listClasses", {}, adviser);
    return query.mock.calls.length;
  };
  await asked();
  const before = await asked();
  for (let more = 0; more < 10; more += 1) {
    await newStudent(server);
    await registered();
  }
  expect(await asked()).toBe(before);
  query.mockRestore();
});
