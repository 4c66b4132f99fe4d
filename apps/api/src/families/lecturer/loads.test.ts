import { mostUnits } from "@polyportal/domain/lecturer/load";
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { keepCourses } from "../../database/course-as-of.ts";
import { courses, timetableSlots } from "../../database/schema/course.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId, taughtBy } from "./testing/taught.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const { course, lecturer, assign, rowOf } = taughtBy(server);

const loadsOf = async (lecturerId: string, more = {}) =>
  (await server.ok("listLecturerLoads", { lecturer: lecturerId, ...more }, as)).items;

const at = (courseId: number, minutes: number, session = sessionId) =>
  server.db.insert(timetableSlots).values({
    id: uuid(),
    sessionId: session,
    courseId,
    day: 1,
    begins: 480,
    ends: 480 + minutes,
  });

test("units and hours are told by semester, in the list and beside each course", async () => {
  const { id } = await lecturer();
  const [one, other] = [await course({ creditUnit: 4 }), await course({ creditUnit: 2 })];
  const second = await course({ creditUnit: 3, semester: "Second" });
  for (const courseId of [one, other, second]) await assign(courseId, [id]);
  await at(one, 120);
  await at(other, 45);
  await at(one, 600, 2);
  expect(await loadsOf(id)).toMatchObject([
    { semester: "First", courses: 2, units: 6, minutes: 165, session: "2026/2027", sessionId },
    { semester: "Second", courses: 1, units: 3, minutes: 0 },
  ]);
  expect(await loadsOf(id, { session: 2 })).toEqual([]);
  expect(await loadsOf(id, { semester: "Second" })).toHaveLength(1);
  expect((await rowOf(one))?.lecturers).toMatchObject([{ units: 6, minutes: 165 }]);
  expect((await rowOf(second))?.lecturers).toMatchObject([{ units: 3, minutes: 0 }]);
});

test("above is what is more than the most", async () => {
  const { id } = await lecturer();
  await assign(await course({ creditUnit: mostUnits }), [id]);
  expect(await loadsOf(id, { above: "true" })).toEqual([]);
  expect(await loadsOf(id, { above: "false" })).toHaveLength(1);
  await assign(await course({ creditUnit: 1 }), [id]);
  expect(await loadsOf(id, { above: "true" })).toMatchObject([{ units: mostUnits + 1 }]);
});

test("a session that is over has the units that courses had then", async () => {
  const { id } = await lecturer();
  const courseId = await course({ creditUnit: 3 });
  await server.db.execute(sql`insert into course_lecturers (course_id, session_id, lecturer_id)
    values (${courseId}, 2, ${id}), (${courseId}, 3, ${id})`);
  const [one] = await server.db.select().from(courses).where(eq(courses.id, courseId));
  if (one) await server.db.transaction((tx) => keepCourses(tx, [one]));
  await server.db.update(courses).set({ creditUnit: 5 }).where(eq(courses.id, courseId));
  expect(await loadsOf(id, { session: 2 })).toMatchObject([{ units: 3 }]);
  expect(await loadsOf(id)).toMatchObject([{ units: 5 }]);
  await server.db.update(courses).set({ creditUnit: 4 }).where(eq(courses.id, courseId));
  expect(await loadsOf(id)).toMatchObject([{ units: 4 }]);
});

test("lecturers are searched and ordered", async () => {
  const { items } = await server.ok("listLecturerLoads", { sort: "-units", size: 50 }, as);
  const found = items.map(({ units }) => units);
  expect(found).toEqual(found.toSorted((one, other) => other - one));
  const searched = await server.ok("listLecturerLoads", { search: "eze", semester: "First" }, as);
  expect(searched.items.map(({ fullName }) => fullName)).toEqual([expect.stringMatching(/^Eze/)]);
});

test("pages of what is read as a whole are cut one after the other", async () => {
  const page = (number: number) =>
    server.ok(
      "listLecturerLoads",
      { page: number, size: 5, search: "" },
      { as: { user: "admin" } },
    );
  const [one, two] = [await page(1), await page(2)];
  expect([one.items.length, one.total]).toEqual([5, two.total]);
  const ids = [...one.items, ...two.items].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
