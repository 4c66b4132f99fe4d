import { proposedSelection } from "@polyportal/domain/course-registration/check-selection";
import { afterAll, expect, test } from "vitest";
import { inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { courseClasses, courses, studentUnitLoads } from "../../database/schema/course.ts";
import { users } from "../../database/schema/users.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { first, pay, score, setWindow, took } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);

const registrable = (as: { user: string }) => server.ok("getRegistrableCourses", first, { as });

test("a class is offered its own core courses and electives, in this order", async () => {
  const { id, as } = await newStudent(server);
  await pay(server, id);
  const desk = await registrable(as);
  expect(desk).toMatchObject({
    session: { id: 3, name: "2026/2027", current: true },
    level: "ND I",
    window: { state: "open" },
    missing: [],
    minimumUnits: 12,
    maximumUnits: 24,
    registration: null,
  });
  expect(desk.courses.map(({ code, kind }) => `${code} ${kind}`)).toEqual([
    "COM 111 Core",
    "COM 112 Core",
    "COM 113 Core",
    "COM 114 Core",
    "COM 115 Core",
    "COM 116 Elective",
    "COM 117 Elective",
  ]);
});

test("a course of others that is assigned to the class is proposed to its students, in that session alone", async () => {
  const { id, as } = await newStudent(server, { departmentId: 4, levels: { 3: 1 } });
  await pay(server, id);
  const general = await server.db
    .insert(courses)
    .values(
      [101, 102, 103].map((number) => ({
        id: 90_000 + number,
        departmentId: 6,
        code: `GNS ${number}`,
        title: `Use of English ${number}`,
        creditUnit: 2,
        // Of another level, too: whoever takes it says so, not the course.
        levelId: 2,
        semester: "First" as const,
        status: "Core" as const,
      })),
    )
    .returning();
  const [taken, earlier, ofOthers] = general.map((course) => course.id) as [number, number, number];
  const ours = { departmentId: 4, levelId: 1 };
  await server.db.insert(courseClasses).values([
    { ...ours, courseId: taken, sessionId: 3 },
    { ...ours, courseId: earlier, sessionId: 2 },
    { ...ours, departmentId: 3, courseId: ofOthers, sessionId: 3 },
  ]);
  const desk = await registrable(as);
  expect(desk.courses.filter(({ code }) => code.startsWith("GNS"))).toMatchObject([
    { code: "GNS 101", kind: "Core", level: "ND II", missing: [] },
  ]);
  const chosen = proposedSelection(desk.courses, { minimum: 0, maximum: desk.maximumUnits });
  expect(chosen).toContain(taken);
  const { id: registration } = await server.ok(
    "registerCourses",
    { ...first, courseIds: chosen },
    { as },
  );
  const { courses: registered } = await server.ok("getRegistration", { id: registration }, { as });
  expect(registered).toContainEqual(expect.objectContaining({ code: "GNS 101", kind: "Core" }));
  await server.db.delete(courseClasses).where(inArray(courseClasses.courseId, [earlier, ofOthers]));
});

test("the load that is assigned to a student holds instead of the level's, in its semester alone", async () => {
  const { id, as } = await newStudent(server);
  await pay(server, id);
  const [official] = await server.db.select().from(users).limit(1);
  await server.db.insert(studentUnitLoads).values({
    ...first,
    id: uuid(),
    studentId: id,
    minimum: 3,
    maximum: 9,
    reason: "Repeats the year after an illness.",
    assignedBy: official?.id ?? "",
    assignedAt: new Date(),
  });
  const desk = await registrable(as);
  expect(desk).toMatchObject({ minimumUnits: 3, maximumUnits: 9 });
  const second = { ...first, semester: "Second" } as const;
  expect(await server.ok("getRegistrableCourses", second, { as })).toMatchObject({
    maximumUnits: 24,
  });
  const all = desk.courses.map((course) => course.id);
  expect(
    await server.request("registerCourses", { ...first, courseIds: all }, { as }),
  ).toMatchObject({ status: 409 });
  const { semesters } = await server.ok("getStudentDashboard", {}, { as });
  expect(semesters.map(({ maximumUnits }) => maximumUnits)).toEqual([9, 24]);
});

test("carry-overs come first: failed, or taken long ago and never passed, but not what waits for its result", async () => {
  const { id, as } = await newStudent(server, { levels: { 1: 1, 2: 1, 3: 2 } });
  await took(server, id, ["COM 113", "COM 115"], 1);
  // Of the session just before nothing is lost yet: COM 116 has no score, and may still get one.
  await took(server, id, ["COM 111", "COM 112", "COM 114", "COM 116"]);
  await score(server, id, "COM 111", 55);
  await score(server, id, "COM 112", 39);
  await score(server, id, "COM 114", 12, { state: "approved" });
  const { courses } = await registrable(as);
  const carried = courses.filter(({ kind }) => kind === "Carry-over");
  expect(courses.slice(0, 3)).toEqual(carried);
  expect(carried.map(({ code, level }) => `${code} ${level}`)).toEqual([
    "COM 112 ND I",
    "COM 113 ND I",
    "COM 115 ND I",
  ]);
});

test("a prerequisite that is not passed is named", async () => {
  const { id, as } = await newStudent(server, { levels: { 2: 1, 3: 2 } });
  await score(server, id, "COM 111", 40);
  await score(server, id, "COM 112", 39);
  const { courses } = await registrable(as);
  const missing = new Map(courses.map(({ code, missing }) => [code, missing]));
  expect(missing.get("COM 211")).toEqual([]);
  expect(missing.get("COM 212")).toEqual(["COM 112"]);
});

test("other departments lend what may be borrowed, of the same level and semester", async () => {
  const { as } = await newStudent(server);
  const borrowable = await server.ok("listBorrowableCourses", first, { as });
  expect(borrowable).toHaveLength(13);
  expect(borrowable).toContainEqual(
    expect.objectContaining({
      code: "ACC 117",
      kind: "Borrowed",
      level: "ND I",
      department: "Accountancy",
    }),
  );
  expect(borrowable.every(({ code }) => /^[A-Z]{3} 117$/.test(code))).toBe(true);
});

test("who has not paid is told what is missing, and still sees the courses", async () => {
  const { as } = await newStudent(server);
  const desk = await registrable(as);
  expect(desk.missing).toEqual([
    {
      kind: "first-instalment",
      text: "Pay the first instalment of this session's school fees.",
    },
  ]);
  expect(desk.courses).toHaveLength(7);
});

test("the window tells before, late, and after", async () => {
  const { id, as } = await newStudent(server);
  await pay(server, id);
  const stateWith = async (moments: Parameters<typeof setWindow>[1]) => {
    await setWindow(server, moments);
    return (await registrable(as)).window.state;
  };
  expect(await stateWith({ opens: 1 })).toBe("not-open");
  expect(await stateWith({ late: -1 })).toBe("late");
  expect(await stateWith({ late: -3, closes: -1 })).toBe("add-drop");
  expect(await stateWith({ late: -4, closes: -2, addDropCloses: -1 })).toBe("closed");
  await setWindow(server);
});

test("a session in which the student was not there is not found", async () => {
  const { as } = await newStudent(server);
  const earlier = { sessionId: 1, semester: "First" } as const;
  for (const name of ["getRegistrableCourses", "listBorrowableCourses"] as const) {
    expect(await server.request(name, earlier, { as })).toMatchObject({ status: 404 });
  }
});

test("only students have courses to register", async () => {
  for (const name of ["getRegistrableCourses", "listBorrowableCourses"] as const) {
    expect(await server.request(name, first)).toMatchObject({ status: 401 });
    const as = { user: "lecturer" };
    expect(await server.request(name, first, { as })).toMatchObject({ status: 403 });
  }
});
