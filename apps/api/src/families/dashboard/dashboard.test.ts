import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import {
  courseRegistrations,
  registrationWindows,
} from "../../database/schema/course-registration.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const day = 24 * 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const of = (user: string) => server.ok("getStudentDashboard", {}, { as: { user } });

test("a new student sees fees due, an open registration and no averages", async () => {
  const { session } = await of("fresh.student");
  await server.db.delete(registrationWindows).where(eq(registrationWindows.sessionId, session.id));
  await server.db.insert(registrationWindows).values({
    sessionId: session.id,
    semester: "First",
    opensAt: inDays(-3),
    lateFrom: null,
    closesAt: inDays(4),
    addDropClosesAt: inDays(10),
  });
  const board = await of("fresh.student");
  expect(board).toMatchObject({
    session: { name: "2026/2027" },
    levelId: 1,
    fees: { paid: 0, arrears: 0, firstInstalmentPaid: false, cleared: false },
    averages: [],
    bed: null,
  });
  expect(board.fees.balance).toBe(board.fees.total);
  expect(board.fees.total).toBeGreaterThan(0);
  expect(board.semesters).toMatchObject([
    { semester: "First", window: "open", registration: null, totalUnits: 0 },
    { semester: "Second", window: "unset", closesAt: null, registration: null },
  ]);
  expect(board.semesters[0]?.maximumUnits).toBeGreaterThan(0);
});

test("what is registered counts towards the credit load", async () => {
  const { id } = await readPerson(server, "fresh.student");
  const { session } = await of("fresh.student");
  await server.db.insert(courseRegistrations).values({
    id: uuid(),
    studentId: id,
    sessionId: session.id,
    semester: "First",
    levelId: 1,
    state: "submitted",
    totalUnits: 21.5,
    submittedAt: new Date(),
  });
  expect((await of("fresh.student")).semesters[0]).toMatchObject({
    registration: "submitted",
    totalUnits: 21.5,
  });
});

test("an account without a student record is told so", async () => {
  await addPerson(server, { userName: "no.record" });
  expect(
    await server.request("getStudentDashboard", {}, { as: { user: "no.record" } }),
  ).toMatchObject({ status: 409, code: "no_student_record" });
});

test("others than students are refused", async () => {
  for (const user of ["lecturer", "bursar"]) {
    expect(await server.request("getStudentDashboard", {}, { as: { user } })).toMatchObject({
      status: 403,
    });
  }
});
