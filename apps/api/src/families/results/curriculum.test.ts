import { and, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { onceTurnedOver } from "../../testing/turn-over.ts";
import { testServer } from "../../testing/test-server.ts";
import { nowOut } from "./out.ts";
import { classAt, exams } from "./testing/class-staff.ts";
import { smallDepartment } from "./testing/small-department.ts";

// A changed curriculum affects nobody before its session. The demo's current session is the third.

const server = await testServer();
afterAll(server.stop);

const { addStudent, score, register, idOf } = await smallDepartment(server.db, {
  "SML 111": { levelId: 1 },
  "SML 112": { levelId: 1 },
  "SML 221": { levelId: 2, semester: "Second" },
  "SML 311": { levelId: 3 },
  "SML 421": { levelId: 4, semester: "Second" },
  "SML 711": { levelId: 7 },
  "GNS 901": { departmentId: 6, levelId: 4 },
});

const statement = (user: string, sessionId: number, semester: "First" | "Second" = "Second") =>
  server.ok("getSemesterResults", { sessionId, semester }, { as: { user } });
const stateOf = async (code = "") => (await server.ok("verifyDocument", { code })).state;

/** A student who has left with all courses, and one who never took a core course of ND I. */
async function left(user: string, ...codes: readonly string[]) {
  const id = await addStudent(user, [1, 2]);
  for (const code of codes) await score(id, { code, sessionId: 1, total: 66 });
  await score(id, { code: "SML 221", sessionId: 2, total: 64 });
  return id;
}

/** Switches a course on or off. */
async function offer(code: string, active: boolean) {
  const id = idOf(code);
  const { revision } = await server.ok("getCourse", { id }, exams);
  await server.ok("toggleCourseStatus", { id, revision, active, carried: true }, exams);
}

async function beginSession(sessionId: number) {
  await server.db.update(academicSessions).set({ current: false });
  const session = eq(academicSessions.id, sessionId);
  await server.db.update(academicSessions).set({ current: true }).where(session);
}

const core = (code: string) => ({
  code,
  title: `Title of ${code}`,
  creditUnit: 3,
  departmentId: 900,
  levelId: 1,
  semester: "First" as const,
  status: "Core" as const,
  test: 30,
  lab: 0,
  exam: 70,
  borrowable: false,
  requires: [],
});

test("a core course that is added now is owed by the classes from now on, and takes no class away", async () => {
  await left("upper.credit", "SML 111", "SML 112");
  const before = await statement("upper.credit", 2);
  expect(before.summary).toMatchObject({ cgpaRemark: "Upper Credit", coursesToTake: [] });
  const sheet = await server.ok("getCompositeResults", classAt(1, 1), exams);
  await server.ok("createCourse", core("SML 113"), exams);
  expect(await statement("upper.credit", 2)).toEqual(before);
  expect(await stateOf(before.verification?.code)).toBe("genuine");
  expect(await server.ok("getCompositeResults", classAt(1, 1), exams)).toEqual(sheet);
  const fresh = await addStudent("fresh", [4, 4, 1]);
  await score(fresh, { code: "SML 111", sessionId: 3, total: 66 });
  expect((await statement("fresh", 3, "First")).summary.coursesToTake).toEqual([
    "SML 112",
    "SML 113",
  ]);
});

test("a core course that is switched off is owed in the sessions before, and no longer since", async () => {
  const id = await addStudent("never.took", [4, 1, 2]);
  await score(id, { code: "SML 111", sessionId: 2, total: 66 });
  const before = await statement("never.took", 2, "First");
  expect(before.summary.coursesToTake).toEqual(["SML 112"]);
  await offer("SML 112", false);
  await register(id, { sessionId: 3, semester: "Second", levelId: 2 }, "SML 221");
  await score(id, { code: "SML 221", sessionId: 3, total: 66 });
  expect(await statement("never.took", 2, "First")).toEqual(before);
  expect((await statement("never.took", 3)).summary).toMatchObject({
    coursesToTake: [],
    cgpaRemark: "Upper Credit",
  });
});

test("a paper that is opened with another name on it withdraws none that was given out", async () => {
  await left("looked.at", "SML 111", "SML 112");
  const given = await statement("looked.at", 2);
  const sheet = await server.ok("getCompositeResults", classAt(2, 2, "Second"), exams);
  await server.db.update(departments).set({ name: "Tiny Things" }).where(eq(departments.id, 900));
  const again = await statement("looked.at", 2);
  const other = await server.ok("getCompositeResults", classAt(2, 2, "Second"), exams);
  expect(again.verification?.code).not.toBe(given.verification?.code);
  for (const paper of [given, again, sheet, other]) {
    expect(await stateOf(paper.verification?.code)).toBe("genuine");
  }
});

test("what comes out later withdraws the statements that it is missing from", async () => {
  const id = await left("late.result", "SML 111");
  const given = await statement("late.result", 2);
  await score(id, { code: "SML 112", sessionId: 1, total: 66 });
  const now = new Date();
  const [sheet] = await server.db
    .select()
    .from(scoreSheets)
    .where(and(eq(scoreSheets.courseId, idOf("SML 112")), eq(scoreSheets.sessionId, 1)));
  const sheetIds = [sheet?.id ?? ""];
  const own = and(eq(scores.studentId, id), inArray(scores.sheetId, sheetIds));
  await server.db.update(scores).set({ publishedAt: now }).where(own);
  // As publishing does in its transaction.
  await server.db.transaction((tx) => nowOut(tx, { services: server.services, now }, sheetIds, id));
  expect(await stateOf(given.verification?.code)).toBe("withdrawn");
  const after = await statement("late.result", 2);
  expect(await stateOf(after.verification?.code)).toBe("genuine");
});

test("courses that were entered before any result stand for the earlier sessions, too", async () => {
  // A level that the department has not used yet, as in a new school.
  const { id } = await server.ok("createCourse", { ...core("SML 611"), levelId: 6 }, exams);
  await server.ok("createCourse", { ...core("SML 612"), levelId: 6 }, exams);
  const studentId = await addStudent("moved.in", [6]);
  const sheetId = uuid();
  const published = { state: "published" as const, publishedAt: new Date() };
  await server.db
    .insert(scoreSheets)
    .values({ id: sheetId, courseId: id, sessionId: 1, ...published });
  await server.db.insert(scores).values({
    sheetId,
    studentId,
    test: 0,
    lab: 0,
    exam: 70,
    total: 70,
    publishedAt: new Date(),
  });
  expect((await statement("moved.in", 1, "First")).summary.coursesToTake).toEqual(["SML 612"]);
});

test("nor is it owed by earlier students of a class whose courses have moved away or were shared alone", async () => {
  const past = { sessionId: 1, semester: "First" } as const;
  const moved = await addStudent("class.moved", [7]);
  await score(moved, { code: "SML 711", sessionId: 1, total: 66 });
  const shared = await addStudent("class.shared", [3]);
  await register(shared, { ...past, levelId: 3 }, "GNS 901");
  await score(shared, { code: "GNS 901", sessionId: 1, total: 70 });
  const before = [
    await statement("class.moved", 1, "First"),
    await statement("class.shared", 1, "First"),
  ];
  const { id, split, requires, ...form } = await server.ok(
    "getCourse",
    { id: idOf("SML 711") },
    exams,
  );
  const entered = { ...form, ...split, id, requires: requires.map((one) => one.id) };
  await server.ok("updateCourse", { ...entered, levelId: 8 }, exams);
  await server.ok("createCourse", { ...core("SML 719"), levelId: 7 }, exams);
  await server.ok("createCourse", { ...core("SML 319"), levelId: 3 }, exams);
  expect([
    await statement("class.moved", 1, "First"),
    await statement("class.shared", 1, "First"),
  ]).toEqual(before);
});

test("a course that is called again as it was years ago is called in each session as it was then", async () => {
  await left("there.and.back", "SML 111", "SML 112");
  const before = await statement("there.and.back", 1, "First");
  const id = idOf("SML 111");
  const callIn = async (sessionId: number, title: string) => {
    await beginSession(sessionId);
    const { revision } = await server.ok("getCourse", { id }, exams);
    await server.ok("updateCourse", { ...core("SML 111"), title, id, revision }, exams);
  };
  await callIn(2, "Between");
  await callIn(3, core("SML 111").title);
  expect(await statement("there.and.back", 1, "First")).toEqual(before);
});

test("a course that is off, on and off again is owed in each session as it was offered in it", async () => {
  // One finished while the course was off; the other is in the session in which it is on again.
  const through = await addStudent("through", [3, 4]);
  const under = await addStudent("under.way", [1, 3, 4]);
  await score(through, { code: "GNS 901", sessionId: 1, total: 66 });
  await score(through, { code: "SML 421", sessionId: 2, total: 66 });
  await score(under, { code: "SML 421", sessionId: 3, total: 66 });
  const owed = async () => [
    (await statement("through", 1, "First")).summary.coursesToTake,
    (await statement("through", 2)).summary,
    (await statement("under.way", 3)).summary.coursesToTake,
  ];
  const clear = expect.objectContaining({ coursesToTake: [], cgpaRemark: "Upper Credit" });
  await beginSession(2);
  await offer("SML 311", false);
  expect((await owed()).slice(0, 2)).toEqual([["SML 311"], clear]);
  await beginSession(3);
  await offer("SML 311", true);
  expect(await owed()).toEqual([["SML 311"], clear, []]);
  await onceTurnedOver(server, () => offer("SML 311", false));
  expect(await owed()).toEqual([["SML 311"], clear, []]);
});
