import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import {
  courseClasses,
  courseLecturers,
  courses,
  timetableSlots,
} from "../../database/schema/course.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { registeredIn } from "../course-registration/queries.ts";
import { publishedOf } from "../results/published.ts";
import { first, pay } from "../course-registration/testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);

const enters = { as: { user: "administrator" } };
/** The demo school's current session, and the one before it. */
const [now, before] = [3, 2];

let turn = 100;
const added = async (given: object = {}) => {
  turn += 1;
  const entered = {
    code: `ZU ${turn}`,
    title: `Field Trip ${turn}`,
    creditUnit: 2,
    departmentId: 4,
    levelId: 1,
    semester: "First" as const,
    status: "Core" as const,
    test: 30,
    lab: 0,
    exam: 70,
    borrowable: false,
    requires: [] as number[],
    ...given,
  };
  const { id } = await server.ok("createCourse", entered, enters);
  return { ...entered, id, revision: 1 };
};

/** A registration of a new student with the course in it. */
async function registered(courseId: number, sessionId = now) {
  const { id: studentId } = await newStudent(server, { levels: { [sessionId]: 1 } });
  const id = uuid();
  await server.db.insert(courseRegistrations).values({
    id,
    studentId,
    sessionId,
    semester: "First",
    levelId: 1,
    state: "approved",
    totalUnits: 2,
    submittedAt: new Date(),
  });
  await server.db
    .insert(registeredCourses)
    .values({ registrationId: id, sessionId, courseId, kind: "Core" });
  return { id, studentId };
}

/** A sheet of the course on which one student has a mark, or nothing yet. */
async function sheet(courseId: number, sessionId: number, mark: number | null) {
  const { id: studentId } = await newStudent(server);
  const id = uuid();
  await server.db.insert(scoreSheets).values({ id, courseId, sessionId, state: "draft" });
  await server.db.insert(scores).values({ sheetId: id, studentId, test: mark });
  return { id, studentId };
}

const lecturerId = async () => {
  const [lecturer] = await server.db.select().from(users).where(eq(users.userName, "lecturer"));
  return lecturer?.id ?? "";
};

describe("a course that is used is not deleted, and it is said by what", () => {
  const slot = { sessionId: now, day: 1, begins: 480, ends: 600 };
  test.each<[string, (course: { id: number }) => Promise<unknown>]>([
    ["1 student has registered it", ({ id }) => registered(id, before)],
    ["it has 1 score sheet", ({ id }) => sheet(id, before, null)],
    [
      "1 lecturer is assigned to it",
      async ({ id: courseId }) =>
        server.db
          .insert(courseLecturers)
          .values({ courseId, sessionId: before, lecturerId: await lecturerId() }),
    ],
    [
      "1 further class takes it",
      ({ id: courseId }) =>
        server.db
          .insert(courseClasses)
          .values({ courseId, sessionId: now, departmentId: 3, levelId: 1 }),
    ],
    [
      "it stands in the timetable",
      ({ id: courseId }) =>
        server.db.insert(timetableSlots).values({ ...slot, id: uuid(), courseId }),
    ],
    ["ZW 101 needs it", ({ id }) => added({ code: "ZW 101", requires: [id] })],
  ])("%s", async (message, use) => {
    const course = await added();
    await use(course);
    expect(await server.request("deleteCourse", { id: course.id }, enters)).toMatchObject({
      status: 409,
      code: "course_in_use",
      message: `${course.code} is in use: ${message}.`,
    });
    expect(await server.ok("getCourse", { id: course.id }, enters)).toMatchObject({
      code: course.code,
    });
  });
});

test("a course that is used nowhere is deleted: it is gone from every choice, and its code is free", async () => {
  const { id: studentId, as } = await newStudent(server, { departmentId: 4, levels: { [now]: 1 } });
  await pay(server, studentId);
  const { id, revision, ...entered } = await added();
  const offered = async () =>
    (await server.ok("getRegistrableCourses", first, { as })).courses.map(({ code }) => code);
  const toAssign = async () =>
    (await server.ok("listCourseLecturers", { search: entered.code }, enters)).items.length;
  expect(await offered()).toContain(entered.code);
  expect(await toAssign()).toBe(1);

  await server.ok("deleteCourse", { id }, enters);
  expect(await offered()).not.toContain(entered.code);
  expect(await toAssign()).toBe(0);
  expect((await server.ok("listCourses", { search: entered.code }, enters)).total).toBe(0);
  for (const answer of [
    await server.request("getCourse", { id }, enters),
    await server.request("updateCourse", { ...entered, id, revision: revision + 1 }, enters),
    await server.request("deleteCourse", { id }, enters),
    await server.request("createCourse", { ...entered, code: "ZX 101", requires: [id] }, enters),
    await server.request(
      "assignCourseLecturers",
      { courseId: id, sessionId: now, lecturerIds: [await lecturerId()] },
      enters,
    ),
  ]) {
    expect(answer).toMatchObject({ status: 404 });
  }
  const again = await added({ code: entered.code });
  expect(again.id).not.toBe(id);
  expect(await server.db.$count(courses, eq(courses.code, entered.code))).toBe(2);
});

describe("units and split", () => {
  test("of a course with scores this session change from the next", async () => {
    const course = await added();
    await sheet(course.id, now, 12);
    expect(await server.ok("getCourse", { id: course.id }, enters)).toMatchObject({ scored: true });
    const message = "Scores of this session are entered: units and split change from the next.";
    expect(
      await server.request("updateCourse", { ...course, creditUnit: 4 }, enters),
    ).toMatchObject({ status: 409, code: "course_scored", fields: { creditUnit: message } });
    const split = { test: 20, lab: 20, exam: 60 };
    expect(await server.request("updateCourse", { ...course, ...split }, enters)).toMatchObject({
      status: 409,
      code: "course_scored",
      fields: { test: message, lab: message, exam: message },
    });
    await server.ok("updateCourse", { ...course, title: "Excursion" }, enters);
  });

  test.each([
    ["whose scores are of an earlier session", before, 12],
    ["on whose sheet nothing is entered", now, null],
  ])("of a course %s are changed", async (_, sessionId, mark) => {
    const course = await added();
    await sheet(course.id, sessionId, mark);
    await server.ok("updateCourse", { ...course, creditUnit: 4, test: 40, exam: 60 }, enters);
    expect(await server.ok("getCourse", { id: course.id }, enters)).toMatchObject({
      creditUnit: 4,
      split: { test: 40, lab: 0, exam: 60 },
    });
  });

  test("what this session's registrations come to follows the units; earlier ones keep theirs", async () => {
    const course = await added();
    const ofNow = await registered(course.id);
    const ofThen = await registered(course.id, before);
    await server.ok("updateCourse", { ...course, creditUnit: 5 }, enters);
    const unitsOf = async ({ id }: { id: string }) => {
      const [found] = await server.db
        .select()
        .from(courseRegistrations)
        .where(eq(courseRegistrations.id, id));
      return found?.totalUnits;
    };
    expect([await unitsOf(ofNow), await unitsOf(ofThen)]).toEqual([5, 2]);
  });

  test("earlier sessions go on saying the units that they had, on registrations and score sheets", async () => {
    const course = await added();
    const ofNow = await registered(course.id);
    const ofThen = await registered(course.id, before);
    const { id, studentId } = await sheet(course.id, before, 12);
    await server.db.update(scores).set({ publishedAt: new Date() }).where(eq(scores.sheetId, id));
    const exams = { as: { user: "exams" } };
    const units = async () => ({
      result: (await publishedOf(server.db).execute({ studentIds: [studentId] })).map(
        ({ creditUnit }) => creditUnit,
      ),
      now: (await registeredIn(server.db, ofNow.id)).map(({ creditUnit }) => creditUnit),
      before: (await registeredIn(server.db, ofThen.id)).map(({ creditUnit }) => creditUnit),
      sheet: (await server.ok("getScoreSheet", { courseId: course.id, sessionId: before }, exams))
        .creditUnit,
    });
    for (const creditUnit of [5, 4]) {
      const { revision } = await server.ok("getCourse", { id: course.id }, enters);
      await server.ok("updateCourse", { ...course, revision, creditUnit }, enters);
      expect(await units()).toEqual({
        now: [creditUnit],
        before: [2],
        result: [2],
        sheet: 2,
      });
    }
  });
});
