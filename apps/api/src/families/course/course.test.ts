import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { courses } from "../../database/schema/course.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const enters = as("administrator");

let turn = 100;
/** A course that nobody has yet. */
const course = () => {
  turn += 1;
  return {
    code: `ZZ ${turn}`,
    title: `Workshop Practice ${turn}`,
    creditUnit: 2,
    departmentId: 1,
    levelId: 1,
    semester: "First" as const,
    status: "Core" as const,
    test: 30,
    lab: 0,
    exam: 70,
    borrowable: false,
    requires: [] as number[],
  };
};
const added = async (given: object = {}) => {
  const entered = { ...course(), ...given };
  const { id } = await server.ok("createCourse", entered, enters);
  return { ...entered, id, revision: 1 };
};

describe("the list of courses", () => {
  test("stands with what each counts, who takes it, and what has to be passed before", async () => {
    const { items } = await server.ok("listCourses", { search: "com 211" }, as("registrar"));
    expect(items).toMatchObject([
      {
        code: "COM 211",
        department: "Computer Science",
        level: "ND II",
        semester: "First",
        status: "Core",
        split: { test: 30, lab: 0, exam: 70 },
        requires: [{ code: "COM 111" }],
        active: true,
      },
    ]);
  });

  test("is found by code and title, narrowed down and turned round", async () => {
    const ask = async (input: object) =>
      (await server.ok("listCourses", { size: 500, ...input }, enters)).items;
    expect((await ask({ search: "com 11" })).length).toBeGreaterThan(1);
    expect(await ask({ search: "no such course" })).toEqual([]);
    for (const one of await ask({ department: [1, 2], level: 1, semester: "First" })) {
      expect([1, 2]).toContain(one.departmentId);
      expect(one).toMatchObject({ levelId: 1, semester: "First" });
    }
    for (const one of await ask({ status: "Elective" })) expect(one.status).toBe("Elective");
    const codes = (await ask({ sort: "-code", department: 1 })).map(({ code }) => code);
    expect(codes).toEqual(codes.toSorted().toReversed());
  });
});

describe("a course", () => {
  test("is added, changed by whoever began from it, and tells it in words", async () => {
    const { id, ...entered } = await added();
    const required = await added();
    const { revision } = await server.ok("getCourse", { id }, enters);
    const changed = { ...entered, id, revision, creditUnit: 3, requires: [required.id] };
    await server.ok("updateCourse", changed, enters);
    expect(await server.ok("getCourse", { id }, enters)).toMatchObject({
      creditUnit: 3,
      requires: [{ id: required.id, code: required.code }],
      scored: false,
      revision: revision + 1,
    });
    expect(await server.request("updateCourse", changed, enters)).toMatchObject({
      status: 409,
      code: "conflict",
    });
    const [made, edited] = await recordOf(server, String(id));
    expect(made).toMatchObject({ action: "createCourse", after: { course: entered.code } });
    expect(edited).toMatchObject({
      action: "updateCourse",
      before: { creditUnit: 2, requires: [], split: "30/0/70" },
      after: { creditUnit: 3, requires: [required.code] },
    });
  });

  test("has its code as courses are called, however it is typed, and nobody else's", async () => {
    const { code } = await added({ code: "zy101" });
    expect((await server.ok("listCourses", { search: "ZY" }, enters)).items).toMatchObject([
      { code: "ZY 101" },
    ]);
    const other = await added();
    for (const answer of [
      await server.request("createCourse", { ...course(), code }, enters),
      await server.request("updateCourse", { ...other, code }, enters),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        code: "code_taken",
        fields: { code: "this code is taken" },
      });
    }
  });

  test.each([
    [{ code: "COM-21" }, "code", "a course code reads COM 211"],
    [{ code: " " }, "code", "please enter a code"],
    [{ title: "" }, "title", "please enter a title"],
    [{ creditUnit: 0 }, "creditUnit", "a course has 1 to 20 credit units"],
    [{ creditUnit: 1.5 }, "creditUnit", "a course has 1 to 20 credit units"],
    [{ levelId: 99 }, "levelId", "please select a level"],
    [{ test: 30, lab: 10, exam: 70 }, "exam", "test, lab and exam come to 100"],
    [{ test: -10, lab: 40, exam: 70 }, "test", "please enter a whole number from 0 to 100"],
  ])("is refused where something is wrong: %o", async (wrong, field, message) => {
    expect(await server.request("createCourse", { ...course(), ...wrong }, enters)).toMatchObject({
      status: 422,
      fields: { [field]: message },
    });
  });

  test("of two who add the same at once, one does", async () => {
    const given = course();
    const answers = await Promise.all(
      ["administrator", "admin"].map((user) => server.request("createCourse", given, as(user))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await server.db.$count(courses, eq(courses.code, given.code))).toBe(1);
  });

  test("is switched off and on by whoever began from it", async () => {
    const { id, revision } = await added();
    await server.ok("toggleCourseStatus", { id, revision, active: false }, enters);
    expect(
      await server.request("toggleCourseStatus", { id, revision, active: true }, enters),
    ).toMatchObject({ status: 409, code: "conflict" });
    expect(await server.ok("getCourse", { id }, enters)).toMatchObject({ active: false });
  });

  test("that is not there, in a department that is not, or needing one that is not, is not found", async () => {
    const gone = { ...course(), id: 999_999, revision: 1 };
    for (const answer of [
      await server.request("getCourse", { id: gone.id }, enters),
      await server.request("updateCourse", gone, enters),
      await server.request(
        "toggleCourseStatus",
        { id: gone.id, revision: 1, active: true },
        enters,
      ),
      await server.request("deleteCourse", { id: gone.id }, enters),
      await server.request("createCourse", { ...course(), departmentId: 9999 }, enters),
      await server.request("createCourse", { ...course(), requires: [gone.id] }, enters),
    ]) {
      expect(answer).toMatchObject({ status: 404 });
    }
  });
});

describe("prerequisites", () => {
  test("do not lead back to the course: not at once, nor by way of others", async () => {
    const a = await added();
    const b = await added({ requires: [a.id] });
    const c = await added({ requires: [b.id] });
    for (const [required, code, message] of [
      [a, "course_needs_itself", "a course cannot need itself"],
      [b, "courses_need_each_other", `${a.code} and ${b.code} need each other`],
      [
        c,
        "courses_need_each_other",
        `${a.code} and ${c.code} need each other, by way of ${b.code}`,
      ],
    ] as const) {
      expect(
        await server.request("updateCourse", { ...a, requires: [required.id] }, enters),
      ).toMatchObject({ status: 409, code, fields: { requires: message } });
    }
  });

  test("of two who would close a circle from both sides at once, one is refused", async () => {
    const [a, b] = [await added(), await added()];
    const answers = await Promise.all([
      server.request("updateCourse", { ...a, requires: [b.id] }, enters),
      server.request("updateCourse", { ...b, requires: [a.id] }, as("admin")),
    ]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  });
});

test("who may only see is refused to change, who may not is refused to look", async () => {
  const { id, revision, ...entered } = await added();
  const sees = as("helpdesk");
  expect((await server.request("listCourses", {}, sees)).status).toBe(200);
  expect((await server.request("getCourse", { id }, sees)).status).toBe(200);
  for (const answer of [
    await server.request("createCourse", course(), sees),
    await server.request("updateCourse", { ...entered, id, revision }, sees),
    await server.request("toggleCourseStatus", { id, revision, active: false }, sees),
    await server.request("deleteCourse", { id }, sees),
    await server.request("listCourses", {}, as("hostel")),
    await server.request("getCourse", { id }, as("hostel")),
  ]) {
    expect(answer).toMatchObject({ status: 403 });
  }
});
