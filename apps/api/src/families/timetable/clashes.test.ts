import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { courseClasses, timetableSlots } from "../../database/schema/course.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { students } from "../../database/schema/student.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId, taughtBy } from "../lecturer/testing/taught.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const { course, lecturer, assign } = taughtBy(server);

/** Of an elective no class is told. */
const elective = (more = {}) => course({ status: "Elective", ...more });

const at = (courseId: number, more: Partial<typeof timetableSlots.$inferInsert> = {}) =>
  server.db.insert(timetableSlots).values({
    id: uuid(),
    sessionId,
    courseId,
    day: 6,
    begins: 480,
    ends: 600,
    room: "",
    ...more,
  });

/** What clashes of two courses. */
async function clashOf(one: number, other: number, more = {}) {
  const asked = { search: `tst ${one}`, size: 100, ...more };
  const { items } = await server.ok("listTimetableClashes", asked, as);
  return items.filter((clash) =>
    [clash.one.courseId, clash.other.courseId].every((id) => id === one || id === other),
  );
}

const some = await server.db.select().from(students).limit(4);

/** In the second semester, for which the demo has no registrations. */
async function register(
  student: number,
  courseIds: readonly number[],
  state: "submitted" | "approved" | "returned" = "approved",
) {
  const id = uuid();
  await server.db.insert(courseRegistrations).values({
    id,
    studentId: some[student]?.id ?? "",
    sessionId,
    semester: "Second",
    levelId: 1,
    state,
    totalUnits: 6,
    submittedAt: new Date(),
  });
  await server.db.insert(registeredCourses).values(
    courseIds.map((courseId, index) => ({
      registrationId: id,
      sessionId,
      courseId,
      kind: index === 0 ? ("Carry-over" as const) : ("Core" as const),
    })),
  );
}

test("the demo shows one clash of each kind", async () => {
  const { items, total } = await server.ok("listTimetableClashes", { size: 100 }, as);
  expect(total).toBe(items.length);
  const kinds = items.map((clash) => clash.kinds.join(" "));
  for (const kind of ["lecturer", "room", "student"]) expect(kinds).toContain(kind);
  // Whoever takes both courses of a class has registered both.
  expect(kinds).toContain("class student");
  expect(items.length).toBe(4);
});

test("a lecturer who teaches both", async () => {
  const [one, other, third] = [await elective(), await elective(), await elective()];
  const { id } = await lecturer({ lastname: "Twice" });
  for (const courseId of [one, other]) await assign(courseId, [id]);
  await assign(third, [(await lecturer()).id]);
  await at(one);
  await at(other, { begins: 599, ends: 660 });
  await at(third);
  const [clash] = await clashOf(one, other);
  expect(clash).toMatchObject({
    sessionId,
    semester: "First",
    one: { courseId: one, code: `TST ${one}`, day: 6, begins: "08:00", ends: "10:00", room: "" },
    other: { courseId: other, begins: "09:59", ends: "11:00" },
    kinds: ["lecturer"],
    lecturers: [expect.stringContaining("Twice")],
    room: "",
    classes: [],
    students: 0,
  });
  expect(await clashOf(one, third)).toEqual([]);
  expect(await clashOf(one, other, { kind: "room" })).toEqual([]);
  expect(await clashOf(one, other, { kind: ["room", "lecturer"] })).toHaveLength(1);
  expect(await clashOf(one, other, { semester: "Second" })).toEqual([]);
  expect(await clashOf(one, other, { department: 1 })).toEqual([]);
  expect(await clashOf(one, other, { session: 2 })).toEqual([]);
  const byName = await server.ok("listTimetableClashes", { search: "twice" }, as);
  expect(byName.items).toEqual([clash]);
  // What ends as the other begins is at another time.
  await at(one, { day: 7 });
  await at(other, { day: 7, begins: 600, ends: 660 });
  expect(await clashOf(one, other)).toHaveLength(1);
});

test("a room by its name, however it is written; none is no room", async () => {
  const [one, other, third] = [await elective(), await elective(), await elective()];
  await at(one, { room: `Hall ${one}` });
  await at(other, { room: ` hall ${one} ` });
  await at(third, { room: "" });
  expect(await clashOf(one, other)).toMatchObject([{ kinds: ["room"], room: `Hall ${one}` }]);
  expect(await clashOf(one, third)).toEqual([]);
});

test("a class that has to take both, by the course itself or besides", async () => {
  const own = { departmentId: 6, levelId: 4 };
  const [core, second] = [await course(own), await course(own)];
  const [other, choice] = [await course({ levelId: 6 }), await elective(own)];
  for (const courseId of [core, second, other, choice])
    await at(courseId, { day: 7, begins: 60, ends: 90 });
  const [clash] = await clashOf(core, second);
  expect(clash).toMatchObject({ kinds: ["class"], students: 0 });
  expect(clash?.classes).toEqual([expect.stringMatching(/^HND II /)]);
  expect(await clashOf(core, other)).toEqual([]);
  expect(await clashOf(core, choice)).toEqual([]);
  await server.db.insert(courseClasses).values({ courseId: other, sessionId, ...own });
  expect(await clashOf(core, other)).toMatchObject([{ kinds: ["class"], classes: clash?.classes }]);
});

test("students by their registrations, and their number is their list's", async () => {
  const second = { semester: "Second" } as const;
  const [one, other, third] = [
    await elective(second),
    await elective(second),
    await elective(second),
  ];
  for (const courseId of [one, other, third]) await at(courseId);
  await register(0, [one, other, third]);
  await register(1, [one, other], "submitted");
  await register(2, [one, other], "returned");
  await register(3, [one]);
  const [clash] = await clashOf(one, other);
  expect(clash).toMatchObject({ kinds: ["student"], students: 2, semester: "Second" });
  expect(await clashOf(one, third)).toMatchObject([{ students: 1 }]);
  const asked = { one, other, session: sessionId };
  const { items, total } = await server.ok("listClashStudents", asked, as);
  expect(total).toBe(2);
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set([some[0]?.id, some[1]?.id]));
  expect(items[0]).toMatchObject({ one: "Carry-over", other: "Core", level: "ND I" });
  expect((await server.ok("listClashStudents", { ...asked, level: 2 }, as)).total).toBe(0);
  expect((await server.ok("listClashStudents", { one }, as)).total).toBe(0);
  // By number, the most first.
  const most = await server.ok("listTimetableClashes", { ...second, sort: "-students" }, as);
  const counts = most.items.map(({ students: count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts[0]).toBe(2);
});

test("every number of the demo's clashes is the length of its list", async () => {
  const { items } = await server.ok("listTimetableClashes", { size: 100 }, as);
  expect(items.some(({ students: count }) => count > 1)).toBe(true);
  for (const { one, other, students: count, sessionId: session } of items) {
    const asked = { one: one.courseId, other: other.courseId, session };
    expect((await server.ok("listClashStudents", asked, as)).total).toBe(count);
  }
});

test("pages of clashes are each a part of all", async () => {
  const all = await server.ok("listTimetableClashes", { size: 100 }, as);
  const pages = [];
  for (let page = 1; page <= Math.ceil(all.total / 2); page += 1) {
    pages.push(...(await server.ok("listTimetableClashes", { size: 2, page }, as)).items);
  }
  expect(pages).toEqual(all.items);
  const turned = await server.ok("listTimetableClashes", { size: 100, sort: "-when" }, as);
  expect(turned.items).toEqual(all.items.toReversed());
});

test("a session that there is not has none", async () => {
  expect(await server.request("listTimetableClashes", { session: 99 }, as)).toMatchObject({
    status: 404,
  });
});
