import { afterAll, expect, test } from "vitest";
import { courseClasses } from "../../database/schema/course.ts";
import { testServer } from "../../testing/test-server.ts";
import { classAt, departmentId, exams } from "./testing/class-staff.ts";
import { smallDepartment } from "./testing/small-department.ts";

// Courses that a class takes from others are due like its own.

const server = await testServer();
afterAll(server.stop);

const { addStudent, score, register, idOf } = await smallDepartment(server.db, {
  "SML 111": { levelId: 1 },
  "SML 221": { levelId: 2, semester: "Second" },
  // The school's course, at its own level.
  "GNS 901": { departmentId: 6, levelId: 4 },
  "GNS 902": { departmentId: 6, levelId: 4, status: "Elective" },
});

await server.db.insert(courseClasses).values(
  ["GNS 901", "GNS 902"].map((code) => ({
    courseId: idOf(code),
    sessionId: 1,
    departmentId,
    levelId: 1,
  })),
);

async function passed(user: string) {
  const id = await addStudent(user, [1, 2]);
  await score(id, { code: "SML 111", sessionId: 1, total: 70 });
  await score(id, { code: "SML 221", sessionId: 2, total: 71 });
  return id;
}

const last = (user: string) =>
  server.ok("getSemesterResults", { sessionId: 2, semester: "Second" }, { as: { user } });

test("a core course that the class takes of others is to be taken, and keeps the award open", async () => {
  await passed("never.took");
  expect((await last("never.took")).summary).toMatchObject({
    coursesToTake: ["GNS 901"],
    cgpaRemark: "Good standing",
  });
  const { students } = await server.ok("getCompositeResults", classAt(1), exams);
  expect(students).toMatchObject([{ coursesToTake: ["GNS 901"] }]);
});

test("whoever has passed it owes nothing", async () => {
  const id = await passed("took");
  await register(id, { sessionId: 1, semester: "First", levelId: 1 }, "GNS 901");
  await score(id, { code: "GNS 901", sessionId: 1, total: 55 });
  expect((await last("took")).summary).toMatchObject({
    coursesToTake: [],
    cgpaRemark: "Upper Credit",
  });
});

test("it is due of the classes that take it, in that session alone", async () => {
  const id = await addStudent("other.session", [6, 1]);
  await score(id, { code: "SML 111", sessionId: 2, total: 70 });
  const answer = await server.ok(
    "getSemesterResults",
    { sessionId: 2, semester: "First" },
    { as: { user: "other.session" } },
  );
  expect(answer.summary.coursesToTake).toEqual([]);
});

test("it is due of no other level of the department", async () => {
  const id = await addStudent("higher.level", [2]);
  await score(id, { code: "SML 221", sessionId: 1, total: 70 });
  const answer = await server.ok(
    "getSemesterResults",
    { sessionId: 1, semester: "Second" },
    { as: { user: "higher.level" } },
  );
  expect(answer.summary.coursesToTake).toEqual([]);
});
