import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { users } from "../../database/schema/users.ts";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { first, idsOf, pay, setWindow } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);

async function registered() {
  const student = await newStudent(server);
  await pay(server, student.id);
  const courseIds = await idsOf(server, "COM 111", "COM 112", "COM 113", "COM 114", "COM 115");
  const { as } = student;
  const { id } = await server.ok("registerCourses", { ...first, courseIds }, { as });
  return { ...student, registrationId: id };
}

test("a registration is read as it is printed, with its code", async () => {
  const { as, registrationId: id, userName } = await registered();
  const registration = await server.ok("getRegistration", { id }, { as });
  expect(registration).toMatchObject({
    state: "submitted",
    session: { id: 3, name: "2026/2027" },
    semester: "First",
    level: "ND I",
    totalUnits: 14,
    minimumUnits: 12,
    maximumUnits: 24,
    adviser: "",
    student: { matricNumber: userName, department: "Computer Science", level: "ND I" },
    verification: { code: expect.any(String) },
  });
  expect(registration.courses.map(({ code }) => code)).toContain("COM 111");
});

test("once decided it names who decided, and the paper before is another", async () => {
  const { as, registrationId: id } = await registered();
  const before = await server.ok("getRegistration", { id }, { as });
  const [hod] = await server.db.select().from(users).where(eq(users.userName, "hod"));
  await server.db
    .update(courseRegistrations)
    .set({ state: "approved", decidedAt: new Date(), decidedBy: hod?.id })
    .where(eq(courseRegistrations.id, id));
  const after = await server.ok("getRegistration", { id }, { as });
  expect(after.adviser).toContain("Ogunlade");
  expect(after.verification.code).not.toBe(before.verification.code);
});

test("another student's registration is refused as if there were none, and the try is noted", async () => {
  const { registrationId: id } = await registered();
  const other = await newStudent(server);
  expect(await server.request("getRegistration", { id }, { as: other.as })).toMatchObject({
    status: 404,
    code: "registration_not_found",
  });
  expect(await actionsOn(server, id)).toContain("refuseRegistration");
});

test("the course form holds the session's semesters", async () => {
  const { as } = await registered();
  expect(await server.ok("getCourseForm", { sessionId: 3 }, { as })).toMatchObject({
    session: { name: "2026/2027" },
    semesters: [{ semester: "First", totalUnits: 14 }],
    totalUnits: 14,
  });
  const { as: nobody } = await newStudent(server);
  expect(await server.request("getCourseForm", { sessionId: 3 }, { as: nobody })).toMatchObject({
    status: 404,
    code: "registration_not_found",
  });
});

test("the history holds each session with its semesters, the newest first", async () => {
  const { as } = await newStudent(server, { levels: { 2: 1, 3: 2 } });
  await setWindow(server, { late: -1 });
  const history = await server.ok("listRegistrations", {}, { as });
  expect(history.map(({ session, level }) => `${session.name} ${level}`)).toEqual([
    "2026/2027 ND II",
    "2025/2026 ND I",
  ]);
  expect(history[0]?.missing.map(({ kind }) => kind)).toEqual([
    "arrears",
    "first-instalment",
    "late-fee",
  ]);
  expect(
    history[0]?.semesters.map(({ semester, window }) => `${semester} ${window.state}`),
  ).toEqual(["First late", "Second not-open"]);
  expect(history[1]).toMatchObject({ missing: [], semesters: [{ registration: null }, {}] });
});

test("nobody but a student reads registrations", async () => {
  const id = crypto.randomUUID();
  const calls = [
    ["getRegistration", { id }],
    ["getCourseForm", { sessionId: 3 }],
    ["listRegistrations", {}],
  ] as const;
  for (const [name, input] of calls) {
    expect(await server.request(name, input as never)).toMatchObject({ status: 401 });
    expect(await server.request(name, input as never, { as: { user: "dean" } })).toMatchObject({
      status: 403,
    });
  }
});
