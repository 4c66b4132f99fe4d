/** Academic sessions follow their days: here the earliest has the highest id, and a coming one the lowest. */
import { usualDates } from "@polyportal/domain/academic-session/dates";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { academicSessions } from "../database/schema/academic-session.ts";
import { feeItems } from "../database/schema/fees.ts";
import { bedAllocations, bedSpaces } from "../database/schema/hostel.ts";
import { newStudent } from "../testing/new-student.ts";
import { testServer } from "../testing/test-server.ts";
import { first, score, took } from "./course-registration/testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);

const earliest = 9;
const coming = 0;
/** At ND I in the earliest session, at ND II in the current one. */
const levels = { 3: 2, [earliest]: 1 };

beforeAll(async () => {
  await server.db.insert(academicSessions).values([
    { id: earliest, name: "2022/2023", ...usualDates("2022/2023") },
    { id: coming, name: "2027/2028", ...usualDates("2027/2028") },
  ]);
  const fees = await server.db.select().from(feeItems).where(eq(feeItems.sessionId, 1));
  await server.db
    .insert(feeItems)
    .values(fees.map((fee) => ({ ...fee, id: uuid(), sessionId: earliest })));
});

test("the list begins with the current one, then the newest", async () => {
  const sessions = await server.ok("listSessions", {});
  expect(sessions.map(({ id }) => id)).toEqual([3, coming, 2, 1, 4, earliest]);
});

test("what is owed of an earlier session is arrears, and stands under the current fees", async () => {
  const { as } = await newStudent(server, { levels });
  const { sessions, arrears } = await server.ok("getFeeStatement", {}, { as });
  expect(sessions.map(({ session }) => session)).toEqual(["2026/2027", "2022/2023"]);
  expect(arrears).toBe(sessions[1]?.total);
  expect(arrears).toBeGreaterThan(0);
});

test("results and averages run from the earliest on", async () => {
  const { id, as } = await newStudent(server, { levels });
  await score(server, id, "COM 211", 62, { sessionId: 3 });
  await score(server, id, "COM 111", 20, { sessionId: earliest });
  const { semesters } = await server.ok("getCgpa", {}, { as });
  expect(semesters.map(({ session, gpa }) => [session, gpa])).toEqual([
    ["2022/2023", 0],
    ["2026/2027", expect.any(Number)],
  ]);
  const { earned } = await server.ok("listCourseGrades", {}, { as });
  expect(earned.map(({ code, sessionFrom }) => [code, sessionFrom])).toEqual([
    ["COM 111", "2022-09-01"],
    ["COM 211", "2026-09-01"],
  ]);
});

test("what was taken earlier is carried over, and registrations begin with the newest", async () => {
  const { id, as } = await newStudent(server, { levels });
  await took(server, id, ["COM 111", "COM 112"], earliest);
  await score(server, id, "COM 111", 55, { sessionId: earliest });
  const { courses } = await server.ok("getRegistrableCourses", first, { as });
  const carried = courses.filter(({ kind }) => kind === "Carry-over");
  expect(carried.map(({ code }) => code)).toEqual(["COM 112"]);
  const registrations = await server.ok("listRegistrations", {}, { as });
  expect(registrations.map(({ session }) => session.name)).toEqual(["2026/2027", "2022/2023"]);
});

test("a bed of an earlier session is owed, one of a coming session is not", async () => {
  const { id: studentId, as } = await newStudent(server, { levels });
  const [bed] = await server.db.select({ id: bedSpaces.id }).from(bedSpaces).limit(1);
  const now = new Date();
  const booked = { studentId, bedId: bed?.id ?? 0, priceKobo: 4_000_000, state: "booked" as const };
  await server.db.insert(bedAllocations).values(
    [earliest, coming].map((sessionId) => ({
      ...booked,
      id: uuid(),
      sessionId,
      heldUntil: now,
      createdAt: now,
    })),
  );
  const { arrears } = await server.ok("getHostelStanding", {}, { as });
  expect(arrears.map(({ session }) => session)).toEqual(["2022/2023"]);
});
