import type { ObstacleCode } from "@polyportal/domain/why-not/obstacle";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { paths, registerCoursesPath } from "@polyportal/domain/routes/paths";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { registrationWindows } from "../../database/schema/course-registration.ts";
import { coursePrerequisites, courses } from "../../database/schema/course.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { registrationBy } from "../course-registration/testing/officers.ts";
import { first, idsOf, pay, setWindow } from "../course-registration/testing/registrar.ts";
import { taughtBy } from "../lecturer/testing/taught.ts";

// Who is told, where it leads, and the obstacles that stand in few people's way.

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

const registered = registrationBy(server);
const taught = taughtBy(server);
const { sessionId, semester } = first;
const registering = { wish: "register", sessionId, semester } as const;

/** A student of ND I of Computer Science, whom the demo's lecturer advises. */
let student: Awaited<ReturnType<typeof newStudent>>;
let courseId: number;
let teacher: { as: { user: string } };
beforeAll(async () => {
  student = await newStudent(server);
  courseId = await taught.course();
  const teaches = await taught.lecturer();
  await taught.assign(courseId, [teaches.id]);
  teacher = { as: { user: teaches.userName } };
});

const wishes = () => [
  registering,
  { wish: "class-list", sessionId, courseId } as const,
  { wish: "result", sessionId, semester } as const,
  { wish: "result", sessionId, courseId } as const,
];

const statuses = async (user: string, of = student.userName) =>
  Promise.all(
    wishes().map(async (asked) => {
      const answer = await server.request(
        "getWhyNotOfStudent",
        { ...asked, student: of },
        { as: { user } },
      );
      return answer.success ? 200 : answer.status;
    }),
  );

test.each([
  // The adviser of the class, the head, the dean, officials with the right for the school.
  ["lecturer", [200, 200, 200, 200]],
  ["hod", [200, 200, 200, 200]],
  ["dean", [200, 200, 200, 200]],
  ["exams", [200, 200, 200, 200]],
  ["administrator", [200, 200, 200, 200]],
  // Sees registrations, and no results.
  ["helpdesk", [200, 200, 404, 404]],
  // An official who advises another class alone.
  ["adviser", [404, 404, 404, 404]],
  ["bursar", [404, 404, 404, 404]],
  ["student", [403, 403, 403, 403]],
])("%s is told of these wishes: %j", async (user, expected) => {
  expect(await statuses(user)).toEqual(expected);
});

test("who teaches the course is told of its class list alone, and who teaches another of nothing", async () => {
  expect(await statuses(teacher.as.user)).toEqual([404, 200, 404, 404]);
  const other = await taught.lecturer();
  expect(await statuses(other.userName)).toEqual([404, 404, 404, 404]);
});

test("a number that is nobody's is answered like that of a student of others", async () => {
  const nobody = await server.request(
    "getWhyNotOfStudent",
    { ...registering, student: "ND/COM/26/9999" },
    { as: { user: "lecturer" } },
  );
  const others = await newStudent(server, { departmentId: 6 });
  const refused = await server.request(
    "getWhyNotOfStudent",
    { ...registering, student: others.userName },
    { as: { user: "lecturer" } },
  );
  expect(nobody).toMatchObject({ status: 404, code: "not_found" });
  expect(refused).toMatchObject({ status: 404, message: nobody.message });
});

test("a student is found by id or by number, in whatever case it is typed", async () => {
  const as = { as: { user: "lecturer" } };
  const found = await Promise.all(
    [student.id, student.userName, ` ${student.userName.toLowerCase()} `].map((of) =>
      server.ok("getWhyNotOfStudent", { ...registering, student: of }, as),
    ),
  );
  for (const one of found) expect(one).toEqual(found[0]);
  expect(found[0]).toMatchObject({ matricNumber: student.userName });
});

test("a wish says what it is about", async () => {
  const ask = (asked: Parameters<typeof server.request<"getWhyNot">>[1]) =>
    server.request("getWhyNot", asked, { as: student.as });
  const semesterMissing = { status: 422, fields: { semester: "please select a semester" } };
  const courseMissing = { status: 422, fields: { courseId: "please select a course" } };
  expect(await ask({ wish: "register", sessionId })).toMatchObject(semesterMissing);
  expect(await ask({ wish: "class-list", sessionId, semester })).toMatchObject(courseMissing);
  expect(await ask({ wish: "result", sessionId })).toMatchObject(courseMissing);
  expect(await ask({ wish: "class-list", sessionId, courseId: 999_999 })).toMatchObject({
    status: 404,
  });
  const official = await server.request("getWhyNot", registering, { as: { user: "exams" } });
  expect(official).toMatchObject({ status: 403 });
  const nobody = await server.request("getWhyNot", registering);
  expect(nobody).toMatchObject({ status: 401 });
});

test("an account without a student's record is told that", async () => {
  await server.db.execute(sql`insert into users (id, user_name, password_hash, user_type, role,
    lastname, firstname, old_user) values (${uuid()}, 'no.record', 'none', 'student', 'student',
    'Okon', 'Eka', true)`);
  const answer = await server.request("getWhyNot", registering, { as: { user: "no.record" } });
  expect(answer).toMatchObject({ status: 409, code: "no_student_record" });
});

const codesOf = (obstacles: readonly { code: ObstacleCode }[]) => obstacles.map(({ code }) => code);

test("who is not there in a session is told so, whatever is asked", async () => {
  for (const asked of wishes()) {
    const { obstacles } = await server.ok(
      "getWhyNot",
      { ...asked, sessionId: 1 },
      { as: student.as },
    );
    expect(codesOf(obstacles)).toEqual(["not-in-session"]);
  }
});

test("a registration that the school has not announced is in everybody's way", async () => {
  const where = and(
    eq(registrationWindows.sessionId, sessionId),
    eq(registrationWindows.semester, semester),
  );
  const [row] = await server.db.delete(registrationWindows).where(where).returning();
  const { obstacles } = await server.ok("getWhyNot", registering, { as: student.as });
  expect(codesOf(obstacles)).toEqual(["registration-unset"]);
  if (row) await server.db.insert(registrationWindows).values(row);
});

test("a semester without a course that could be registered says so", async () => {
  const departmentId = 901;
  await server.db.execute(sql`insert into departments (id, faculty_id, name, code)
    values (${departmentId}, 1, 'No Things', 'NOT')`);
  const one = await newStudent(server, { departmentId });
  await pay(server, one.id);
  const borrowable = and(
    courses.borrowable,
    eq(courses.levelId, 1),
    eq(courses.semester, semester),
  );
  const lent = await server.db
    .update(courses)
    .set({ borrowable: false })
    .where(borrowable)
    .returning();
  const { obstacles } = await server.ok("getWhyNot", registering, { as: one.as });
  expect(codesOf(obstacles)).toEqual(["nothing-offered"]);
  for (const { id } of lent) {
    await server.db.update(courses).set({ borrowable: true }).where(eq(courses.id, id));
  }
});

test("each way leads where the reader has it", async () => {
  const one = await registered({ state: "submitted", paid: false });
  const needing = await taught.course();
  const [required = 0] = await idsOf(server, "COM 112");
  await server.db.insert(coursePrerequisites).values({
    courseId: needing,
    requiredCourseId: required,
  });
  const asked = { wish: "class-list", sessionId, courseId: needing } as const;
  const { obstacles } = await server.ok("getWhyNot", asked, { as: one.as });
  expect(obstacles).toMatchObject([
    { code: "first-instalment", by: "student", path: paths.schoolFees },
    {
      code: "prerequisite",
      by: "exams and records",
      path: null,
      text: `TST ${needing} needs COM 112, which you have not passed yet.`,
    },
    { code: "not-chosen", path: registerCoursesPath(sessionId, semester) },
  ]);
  const seenBy = async (user: string) => {
    const answer = await server.ok(
      "getWhyNotOfStudent",
      { ...asked, student: one.studentId },
      { as: { user } },
    );
    return answer.obstacles.map(({ path }) => path?.replace(/\?.*/, "") ?? null);
  };
  expect(await seenBy("exams")).toEqual([null, staffPaths.addDrop, staffPaths.addDrop]);
  // An adviser has no page of the course management.
  expect(await seenBy("lecturer")).toEqual([null, null, null]);
  const results = { wish: "result", sessionId, semester, student: one.studentId } as const;
  const waiting = await server.ok("getWhyNotOfStudent", results, { as: { user: "lecturer" } });
  expect(waiting.obstacles[0]).toMatchObject({
    code: "registration-waiting",
    by: "course adviser",
    path: expect.stringContaining(`${staffPaths.approveRegistration}?id=${one.id}`),
  });
});

test("a teacher reads that something is due, and neither what nor how much", async () => {
  const one = await newStudent(server, { levels: { 2: 1, 3: 1 } });
  const asked = { wish: "class-list", sessionId, courseId } as const;
  const own = await server.ok("getWhyNot", asked, { as: one.as });
  expect(codesOf(own.obstacles)).toEqual(["arrears", "first-instalment", "not-registered"]);
  const told = await server.ok("getWhyNotOfStudent", { ...asked, student: one.id }, teacher);
  expect(told.obstacles).toMatchObject([
    {
      code: "fees-due",
      text: "Please pay what is due before you register your courses.",
      path: null,
    },
    { code: "not-registered" },
  ]);
});
