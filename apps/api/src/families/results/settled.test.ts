import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { exams } from "./testing/class-staff.ts";
import { smallDepartment } from "./testing/small-department.ts";

// An awaited result no longer keeps an award open once a later attempt or an amendment has settled it.

const server = await testServer();
afterAll(server.stop);

const { addStudent, score, amend, register, idOf } = await smallDepartment(server.db, {
  "SML 111": { levelId: 1 },
  "SML 112": { levelId: 1, status: "Elective" },
  "SML 212": { levelId: 2, status: "Elective" },
  "SML 221": { levelId: 2, semester: "Second" },
  "SML 222": { levelId: 2, semester: "Second", status: "Elective" },
});

const ndOne = { sessionId: 1, semester: "First", levelId: 1 } as const;
const ndTwo = { sessionId: 2, semester: "First", levelId: 2 } as const;
const last = { sessionId: 2, semester: "Second", levelId: 2 } as const;

const statement = (user: string, key: { sessionId: number; semester: "First" | "Second" } = last) =>
  server.ok(
    "getSemesterResults",
    { sessionId: key.sessionId, semester: key.semester },
    { as: { user } },
  );
const remarksOf = async (user: string) =>
  (await server.ok("getCgpa", {}, { as: { user } })).semesters.map(({ remark }) => remark);

/** A student who passed everything in the last semester, and whose first course ended in a code. */
async function student(user: string, mark: "SICK" | "INC") {
  const id = await addStudent(user, [1, 2]);
  await register(id, ndOne, "SML 111", "SML 112");
  await score(
    id,
    { code: "SML 111", sessionId: 1, total: 0, mark },
    { code: "SML 112", sessionId: 1, total: 64 },
  );
  await register(id, last, "SML 221");
  await score(id, { code: "SML 221", sessionId: 2, total: 71 });
  return id;
}

test.each(["SICK", "INC"] as const)("%s is settled by a later attempt", async (mark) => {
  const user = `settled.${mark.toLowerCase()}`;
  const id = await student(user, mark);
  expect((await statement(user)).summary.cgpaRemark).toBe("Good standing");
  await register(id, ndTwo, "SML 111");
  expect((await statement(user)).summary.cgpaRemark).toBe("Good standing");
  await score(id, { code: "SML 111", sessionId: 2, total: 75.25 });
  // 5, 4 and 5 points with equal units.
  const { summary } = await statement(user);
  expect(summary).toMatchObject({ cgpa: 14 / 3, cgpaRemark: "Distinction" });
  expect((await remarksOf(user)).at(-1)).toBe("Distinction");
  // The first session's end is unchanged.
  expect((await statement(user, ndOne)).awaited).toEqual(["SML 111"]);
});

test.each(["SICK", "INC"] as const)("%s is settled by an amendment", async (mark) => {
  const user = `amended.${mark.toLowerCase()}`;
  const id = await student(user, mark);
  await amend(id, { code: "SML 111", sessionId: 1, total: 52, reason: "Sat the exam" });
  expect((await statement(user)).summary).toMatchObject({ cgpa: 4, cgpaRemark: "Upper Credit" });
  expect((await statement(user, ndOne)).awaited).toEqual([]);
});

test("what a registration named that was returned, and never sent again, is not awaited", async () => {
  const user = "returned";
  const id = await addStudent(user, [1, 2]);
  await score(id, { code: "SML 111", sessionId: 1, total: 70 });
  await register(id, { ...ndTwo, state: "returned" }, "SML 112");
  await register(id, last, "SML 221");
  await score(id, { code: "SML 221", sessionId: 2, total: 71 });
  const { summary, awaited } = await statement(user);
  expect({ ...summary, awaited }).toMatchObject({ cgpaRemark: "Distinction", awaited: [] });
});

test("a core course of a returned registration is still to be taken", async () => {
  const user = "returned.core";
  const id = await addStudent(user, [1, 2]);
  await register(id, { ...ndOne, state: "returned" }, "SML 111");
  await register(id, last, "SML 221");
  await score(id, { code: "SML 221", sessionId: 2, total: 71 });
  expect((await statement(user)).summary).toMatchObject({
    coursesToTake: ["SML 111"],
    cgpaRemark: "Good standing",
  });
});

test("a course that moves to the other semester once it is registered is awaited in it, until its result is out", async () => {
  const user = "moved.course";
  const id = await addStudent(user, [4, 1, 2]);
  const now = { sessionId: 3, levelId: 2 } as const;
  await score(id, { code: "SML 111", sessionId: 2, total: 66 });
  await register(id, { ...now, semester: "First" }, "SML 212");
  await register(id, { ...now, semester: "Second" }, "SML 221", "SML 222");
  await score(id, { code: "SML 221", sessionId: 3, total: 66 });
  for (const [code, semester] of [
    ["SML 222", "First"],
    ["SML 212", "Second"],
  ] as const) {
    const course = await server.ok("getCourse", { id: idOf(code) }, exams);
    const { split, requires: _, ...form } = course;
    await server.ok("updateCourse", { ...form, ...split, requires: [], semester }, exams);
  }
  const read = async (semester: "First" | "Second") => {
    const { awaited, summary } = await statement(user, { sessionId: 3, semester });
    return { awaited, remark: summary.cgpaRemark };
  };
  expect(await read("Second")).toEqual({ awaited: ["SML 212"], remark: "Good standing" });
  await score(id, { code: "SML 222", sessionId: 3, total: 66 });
  await score(id, { code: "SML 212", sessionId: 3, total: 66 });
  expect(await read("First")).toEqual({ awaited: [], remark: "Good standing" });
  expect(await read("Second")).toEqual({ awaited: [], remark: "Upper Credit" });
});
