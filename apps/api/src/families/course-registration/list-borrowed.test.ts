import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { notifications } from "../../database/schema/notification.ts";
import { staffOffices } from "../../database/schema/rights.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { core, exams, reason, registrationBy } from "./testing/officers.ts";
import { first, idsOf, setWindow } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

const registered = registrationBy(server);
const adviser = { as: { user: "lecturer" } };

/** A registration with a course of Statistics in it. */
async function borrowing(state: "submitted" | "approved" = "approved") {
  const one = await registered({ state });
  const [courseId = 0] = await idsOf(server, "STA 117");
  await server.db
    .insert(registeredCourses)
    .values({ registrationId: one.id, sessionId: first.sessionId, courseId, kind: "Borrowed" });
  const seen = async () => {
    const [row] = await server.db
      .select()
      .from(courseRegistrations)
      .where(eq(courseRegistrations.id, one.id));
    return { id: one.id, submittedAt: row?.submittedAt.toISOString() ?? "" };
  };
  return { ...one, seen, key: `${one.id} ${courseId}` };
}

const listed = async (asked = {}) =>
  (await server.ok("listBorrowedRegistrations", { size: 100, ...asked }, exams)).items;

const host = async () => {
  const [found] = await server.db
    .select({ id: departments.id })
    .from(courses)
    .innerJoin(departments, eq(departments.id, courses.departmentId))
    .where(eq(courses.code, "STA 117"));
  return found?.id ?? 0;
};

test("what is approved of another department stands in the list, by its host; what waits does not", async () => {
  const [one, waits] = [await borrowing(), await borrowing("submitted")];
  const rows = await listed();
  expect(rows.find(({ id }) => id === one.key)).toMatchObject({
    registrationId: one.id,
    studentId: one.studentId,
    department: "Computer Science",
    host: "Statistics",
    code: "STA 117",
    level: "ND I",
  });
  expect(rows.some(({ registrationId }) => registrationId === waits.id)).toBe(false);
  const hosts = rows.map((row) => row.host);
  expect(hosts).toEqual(hosts.toSorted());
});

test("it is narrowed down by host, home, session and student", async () => {
  const one = await borrowing();
  const has = async (asked: object) => (await listed(asked)).some(({ id }) => id === one.key);
  const hostId = await host();
  expect(await has({ host: hostId })).toBe(true);
  expect(await has({ host: hostId + 1 })).toBe(false);
  expect(await has({ department: 5, level: 1, semester: "First" })).toBe(true);
  expect(await has({ department: hostId })).toBe(false);
  expect(await has({ session: 2 })).toBe(false);
  expect(await has({ search: one.asked.matricNumber })).toBe(true);
  expect(await has({ search: "Nobodys" })).toBe(false);
});

test("an approval taken back leaves the list", async () => {
  const one = await borrowing();
  await server.ok("annulRegistration", { ...(await one.seen()), reason }, exams);
  expect((await listed()).some(({ id }) => id === one.key)).toBe(false);
});

test("the host's head is told when it is approved, taken back, and added or dropped by an officer", async () => {
  const holderId = (await readPerson(server, "dean")).id;
  const departmentId = await host();
  const office = { office: "head of department", departmentId, holderId } as const;
  await server.db.insert(staffOffices).values({ ...office, id: uuid(), since: "2026-01-01" });
  const told = async () => {
    const found = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, holderId));
    await server.db.delete(notifications).where(eq(notifications.userId, holderId));
    return found.map(({ title }) => title);
  };
  const one = await borrowing("submitted");
  await server.ok("approveRegistration", await one.seen(), adviser);
  expect(await told()).toEqual(["STA 117: lent to a student of another department"]);
  await server.ok("annulRegistration", { ...(await one.seen()), reason }, adviser);
  expect(await told()).toEqual(["STA 117: no longer borrowed"]);
  const other = await registered();
  await other.act({ add: ["STA 117"] });
  expect(await told()).toEqual(["STA 117: lent to a student of another department"]);
  expect(await other.now()).toEqual([...core, "STA 117"]);
  const [courseId = 0] = await idsOf(server, "STA 117");
  const [row] = await server.db
    .select()
    .from(courseRegistrations)
    .where(eq(courseRegistrations.id, other.id));
  const submittedAt = row?.submittedAt.toISOString() ?? "";
  const drop = { id: other.id, submittedAt, add: [], drop: [courseId], overrides: [], reason };
  await server.ok("staffAddOrDrop", drop, exams);
  expect(await told()).toEqual(["STA 117: no longer borrowed"]);
});

test("only officials who see courses read it", async () => {
  for (const user of ["bursar", "hod", "student"]) {
    const answer = await server.request("listBorrowedRegistrations", {}, { as: { user } });
    expect(answer).toMatchObject({ status: 403 });
  }
});
