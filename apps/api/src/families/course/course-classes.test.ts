import { and, eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { registeredCourses } from "../../database/schema/course-registration.ts";
import { courseClasses, courses } from "../../database/schema/course.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";
import { first, pay, setWindow } from "../course-registration/testing/registrar.ts";
import {
  accountancy,
  before,
  classesOf,
  exams,
  home,
  looker,
  newCourse,
  now,
  registers,
  statistics,
} from "./testing/taken-courses.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));
afterEach(() => server.db.delete(courseClasses));

type Class = typeof home;
const set = (id: number, classes: Class[], was: Class[] = [], as: object = exams) =>
  server.request("setCourseClasses", { courseId: id, sessionId: now, classes, was }, as);
const shown = (id: number) => server.ok("getCourseClasses", { id, sessionId: now }, looker);
const list = async (asked: object) =>
  (await server.ok("listCourseClasses", { size: 500, search: "ZC", ...asked }, looker)).items.map(
    ({ code }) => code,
  );

describe("the list", () => {
  test("shows a course with its own class and the others, of the session that is asked for", async () => {
    const { id, code } = await newCourse(server);
    await set(id, [accountancy, { ...statistics, levelId: 2 }, statistics]);
    const asked = { search: code };
    const { items } = await server.ok("listCourseClasses", asked, looker);
    expect(items).toMatchObject([
      {
        code,
        ...home,
        level: "ND I",
        session: "2026/2027",
        classes: [{ level: "ND I" }, { level: "ND I" }, { level: "ND II" }],
      },
    ]);
    const names = items[0]?.classes.map(({ department }) => department) ?? [];
    expect(names.slice(0, 2)).toEqual(names.slice(0, 2).toSorted());
    const past = async (search: string) =>
      (await server.ok("listCourseClasses", { search, session: before }, looker)).items;
    expect(await past("com 111")).toMatchObject([{ session: "2025/2026", classes: [] }]);
    // It was not there yet.
    expect(await past(code)).toEqual([]);
  });

  test("is narrowed down by semester, department, who takes it, and how many do", async () => {
    const [shared, alone, later] = [
      await newCourse(server),
      await newCourse(server),
      await newCourse(server, { semester: "Second", departmentId: 5 }),
    ];
    await set(shared.id, [{ ...statistics, levelId: 2 }]);
    const codes = [shared, alone, later].map(({ code }) => code);
    const of = async (asked: object) => (await list(asked)).filter((code) => codes.includes(code));
    expect(await of({ semester: "Second" })).toEqual([later.code]);
    expect(await of({ department: 5 })).toEqual([later.code]);
    expect(await of({ shared: "true" })).toEqual([shared.code]);
    expect(await of({ shared: "false" })).toEqual([alone.code, later.code]);
    expect(await of({ takenBy: 7 })).toEqual([shared.code]);
    expect(await of({ takenBy: 4 })).toEqual([shared.code, alone.code]);
    expect(await of({ takenBy: 7, takenAt: 2 })).toEqual([shared.code]);
    expect(await of({ takenBy: 7, takenAt: 1 })).toEqual([]);
    expect(await of({ takenAt: 1, sort: "-code" })).toEqual(codes.toReversed());
  });

  test("leaves out what is switched off, unless others still take it, and what is deleted", async () => {
    const [off, taken] = [await newCourse(server), await newCourse(server)];
    await set(taken.id, [statistics]);
    await server.db
      .update(courses)
      .set({ active: false })
      .where(inArray(courses.id, [off.id, taken.id]));
    const codes = await list({});
    expect(codes).not.toContain(off.code);
    expect(codes).toContain(taken.code);
    await server.db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, taken.id));
    expect(await list({})).not.toContain(taken.code);
    expect(
      await server.request("getCourseClasses", { id: taken.id, sessionId: now }, looker),
    ).toMatchObject({ status: 404 });
    expect(await set(taken.id, [])).toMatchObject({ status: 404 });
  });
});

test("the students of each class of a session are counted", async () => {
  const sizeOf = async () => {
    const { classes } = await server.ok("getClassSizes", {}, looker);
    const of = classes.find((one) => one.departmentId === 7 && one.levelId === 2);
    return of?.count ?? 0;
  };
  const size = await sizeOf();
  await newStudent(server, { departmentId: 7, levels: { [before]: 1, [now]: 2 } });
  expect(await sizeOf()).toBe(size + 1);
  expect(await server.request("getClassSizes", { session: 99 }, looker)).toMatchObject({
    status: 404,
  });
});

describe("the classes of a course", () => {
  test("are set: their students are offered it in its own semester, and the record tells it", async () => {
    const { id, code } = await newCourse(server);
    const { id: studentId, as } = await newStudent(server, {
      departmentId: statistics.departmentId,
      levels: { [now]: 1 },
    });
    await pay(server, studentId);
    const offered = async (semester: "First" | "Second") =>
      (await server.ok("getRegistrableCourses", { ...first, semester }, { as })).courses.some(
        (one) => one.id === id,
      );
    expect(await offered("First")).toBe(false);
    expect(await set(id, [statistics, accountancy])).toMatchObject({ status: 200 });
    expect(await offered("First")).toBe(true);
    expect(await offered("Second")).toBe(false);
    await set(id, [accountancy], [accountancy, statistics]);
    expect(await offered("First")).toBe(false);
    expect((await recordOf(server, String(id))).slice(1)).toMatchObject([
      {
        action: "setCourseClasses",
        before: { classes: 0 },
        after: { course: code, session: "2026/2027", classes: 2 },
      },
      {
        action: "setCourseClasses",
        before: { classes: 2 },
        after: { classes: 1, removedClasses: [expect.stringMatching(/, ND I$/)] },
      },
    ]);
  });

  test("never hold its own, which takes it anyway", async () => {
    const { id } = await newCourse(server);
    await set(id, [home, statistics]);
    expect(await classesOf(server, id)).toEqual([statistics]);
    expect(await server.db.$count(courseClasses, eq(courseClasses.courseId, id))).toBe(1);
    // Saved as they are, nothing is noted.
    const rows = (await recordOf(server, String(id))).length;
    expect(await set(id, [statistics, home], [statistics])).toMatchObject({ status: 200 });
    expect(await recordOf(server, String(id))).toHaveLength(rows);
  });

  test("are taken away while registrations hold it: these stay, and are counted before", async () => {
    const { id } = await newCourse(server);
    await set(id, [statistics]);
    const registration = await registers(server, id, statistics);
    await registers(server, id, statistics, { kind: "Carry-over" });
    expect((await shown(id)).registrations).toEqual([{ ...statistics, count: 1 }]);
    await set(id, [], [statistics]);
    expect(await classesOf(server, id)).toEqual([]);
    const held = and(
      eq(registeredCourses.registrationId, registration),
      eq(registeredCourses.courseId, id),
    );
    expect(await server.db.$count(registeredCourses, held)).toBe(1);
  });

  test("of a session that is over stay once a student of theirs has registered in it", async () => {
    const { id } = await newCourse(server);
    const past = { courseId: id, sessionId: before };
    // The demo has nobody there: a school that moves in enters classes first.
    const masters = { departmentId: 7, levelId: 5 };
    const given = { ...past, classes: [masters], was: [] };
    expect(await server.request("setCourseClasses", given, exams)).toMatchObject({ status: 200 });
    await registers(server, id, masters, { sessionId: before });
    const refused = { status: 409, code: "classes_of_past" };
    const taken = { ...past, classes: [], was: [masters] };
    expect(await server.request("setCourseClasses", taken, exams)).toMatchObject(refused);
    const more = { ...past, classes: [masters, statistics], was: [masters] };
    expect(await server.request("setCourseClasses", more, exams)).toMatchObject(refused);
    // Of the session that runs nothing is refused.
    expect(await set(id, [masters])).toMatchObject({ status: 200 });
    await server.db.insert(courseClasses).values({ courseId: id, sessionId: 1, ...masters });
    await server.db.delete(courseClasses).where(eq(courseClasses.sessionId, before));
    const copied = await server.request("copyCourseClasses", { session: before }, exams);
    expect(copied).toMatchObject(refused);
  });

  test("are not set over those that another has saved meanwhile, who is named", async () => {
    const { id } = await newCourse(server);
    await set(id, [statistics], [], { as: { user: "admin" } });
    expect(await set(id, [accountancy])).toMatchObject({
      status: 409,
      code: "conflict",
      message: expect.stringMatching(/^Effiong .* saved this on/),
    });
    expect(await classesOf(server, id)).toEqual([statistics]);
    // Who wants the same has it.
    expect(await set(id, [statistics])).toMatchObject({ status: 200 });
  });

  test("of two who set them at once are those of one, and the other is told", async () => {
    const { id } = await newCourse(server);
    const answers = await Promise.all([
      set(id, [statistics]),
      set(id, [accountancy], [], { as: { user: "admin" } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await classesOf(server, id)).toHaveLength(1);
  });

  test("that the school does not have, a course and a session that are not there, are refused", async () => {
    const { id } = await newCourse(server);
    expect(await set(id, [{ ...home, levelId: 77 }])).toMatchObject({
      status: 422,
      fields: { "classes.0.levelId": "this is no class of the school" },
    });
    const asked = { classes: [statistics], was: [] };
    for (const answer of [
      await set(id, [{ departmentId: 999, levelId: 1 }]),
      await set(999_999, [statistics]),
      await server.request("setCourseClasses", { courseId: id, sessionId: 99, ...asked }, exams),
      await server.request("getCourseClasses", { id, sessionId: 99 }, looker),
    ]) {
      expect(answer).toMatchObject({ status: 404 });
    }
    expect(await classesOf(server, id)).toEqual([]);
  });

  test("are seen by who may see courses, and changed by who may enter them", async () => {
    const { id } = await newCourse(server);
    expect(await set(id, [statistics], [], looker)).toMatchObject({ status: 403 });
    for (const answer of [
      await server.request("previewCopyCourseClasses", {}, looker),
      await server.request("copyCourseClasses", {}, looker),
      await server.request("listCourseClasses", {}, { as: { user: "hostel" } }),
      await server.request("getClassSizes", {}, { as: { user: "hostel" } }),
    ]) {
      expect(answer).toMatchObject({ status: 403 });
    }
  });
});
