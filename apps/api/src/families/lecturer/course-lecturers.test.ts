import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { courseLecturers, courses } from "../../database/schema/course.ts";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { students } from "../../database/schema/student.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId, taughtBy } from "./testing/taught.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const { course, lecturer, rowOf, taughtCourse } = taughtBy(server);

describe("the list", () => {
  test("shows the current session's courses, some with several lecturers, some with nobody", async () => {
    const { items } = await server.ok("listCourseLecturers", { semester: "Second", size: 20 }, as);
    expect(new Set(items.map(({ session }) => session))).toEqual(new Set(["2026/2027"]));
    expect(items.map(({ code }) => code)).toEqual(items.map(({ code }) => code).toSorted());
    expect(items.some(({ lecturers }) => lecturers.length === 3)).toBe(true);
    expect(items.some(({ lecturers }) => lecturers.length === 0)).toBe(true);
    for (const { lecturers } of items) {
      expect(lecturers.filter(({ coordinator }) => coordinator).length).toBeLessThanOrEqual(1);
      expect(lecturers.slice(1).some(({ coordinator }) => coordinator)).toBe(false);
    }
  });

  test("is narrowed down by session, department, level, semester and who is missing", async () => {
    const asked = { department: "5", level: "1", size: 50 } as const;
    const all = await server.ok("listCourseLecturers", { ...asked, semester: "Second" }, as);
    expect(all.total).toBe(7);
    const nobody = { ...asked, semester: "Second", assigned: "nobody" } as const;
    const without = await server.ok("listCourseLecturers", nobody, as);
    expect(without.total).toBe(2);
    expect(without.items.every(({ lecturers }) => lecturers.length === 0)).toBe(true);
    const led = { ...nobody, assigned: "noCoordinator" } as const;
    expect((await server.ok("listCourseLecturers", led, as)).total).toBeGreaterThan(2);
    const past = await server.ok("listCourseLecturers", { ...asked, session: "2" }, as);
    expect(past.items.every(({ sheet }) => sheet === "published")).toBe(true);
    const sorted = await server.ok("listCourseLecturers", { ...asked, sort: "-title" }, as);
    const titles = sorted.items.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted().toReversed());
  });

  test("shows a course that counts half a unit", async () => {
    expect(await rowOf(await course({ creditUnit: 1.5 }))).toMatchObject({ creditUnit: 1.5 });
  });

  test("shows one course by itself, of each session that it was taught in", async () => {
    const { items } = await server.ok("listCourseLecturers", { session: 2, size: 1 }, as);
    const one = { course: items[0]?.id ?? 0, session: items[0]?.sessionId ?? 0 };
    expect(await server.ok("getCourseLecturers", one, as)).toEqual(items[0]);
    for (const gone of [
      { ...one, course: 999_999 },
      { ...one, session: 999_999 },
    ]) {
      expect(await server.request("getCourseLecturers", gone, as)).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
    for (const user of ["lecturer", "student"]) {
      expect(await server.request("getCourseLecturers", one, { as: { user } })).toMatchObject({
        status: 403,
      });
    }
  });

  test("is searched by code, title, lecturer and staff number", async () => {
    const { courseId, person } = await taughtCourse();
    const staffId = uuid();
    await server.db.insert(staff).values({ id: staffId, staffNumber: "TST/77" });
    await server.db.insert(staffAccounts).values({ userId: person.id, staffId });
    for (const search of [`tst ${courseId}`, person.userName, "tst/77"]) {
      const { items } = await server.ok("listCourseLecturers", { search }, as);
      expect(items.map(({ id }) => id)).toContain(courseId);
    }
    const byNumber = await server.ok("listLecturers", { search: "tst/77" }, as);
    expect(byNumber.items.map(({ id }) => id)).toEqual([person.id]);
    expect((await rowOf(courseId))?.lecturers).toMatchObject([{ staffNumber: "TST/77" }]);
    expect((await server.ok("listCourseLecturers", { search: "nobody-here" }, as)).total).toBe(0);
  });

  test("counts who has registered, approved or waiting, and not who was returned", async () => {
    const courseId = await course();
    const some = await server.db.select().from(students).limit(3);
    const states = ["approved", "submitted", "returned"] as const;
    for (const [at, { id: studentId }] of some.entries()) {
      const id = uuid();
      // An academic session that nobody has registered in, for one registration a semester is all there is.
      await server.db.insert(courseRegistrations).values({
        id,
        studentId,
        sessionId,
        semester: "Second",
        levelId: 1,
        state: states[at] ?? "returned",
        totalUnits: 3,
        submittedAt: new Date(),
      });
      await server.db
        .insert(registeredCourses)
        .values({ registrationId: id, sessionId, courseId, kind: "Core" });
    }
    expect(await rowOf(courseId)).toMatchObject({ students: 2 });
    expect(await rowOf(courseId, 2)).toMatchObject({ students: 0 });
  });

  test("leaves out a course that is given no more, but where it was taught", async () => {
    const { courseId } = await taughtCourse();
    await server.db.update(courses).set({ active: false }).where(eq(courses.id, courseId));
    expect(await rowOf(courseId)).toMatchObject({ id: courseId });
    expect(await rowOf(courseId, 2)).toBeUndefined();
  });

  test("is seen with the claim for courses, and changed with the one for people", async () => {
    const { courseId, id } = await taughtCourse();
    const exams = { as: { user: "exams" } };
    await server.ok("listCourseLecturers", {}, exams);
    const other = await lecturer();
    const refused = { status: 403 };
    const body = { courseId, sessionId, lecturerIds: [other.id] };
    expect(await server.request("assignCourseLecturers", body, exams)).toMatchObject(refused);
    expect(await server.request("endCourseLecturer", { id }, exams)).toMatchObject(refused);
    expect(
      await server.request("listCourseLecturers", {}, { as: { user: "lecturer" } }),
    ).toMatchObject(refused);
  });
});

test("who teaches a course by assignment shows in the list of lecturers", async () => {
  const { person } = await taughtCourse();
  const { items } = await server.ok("listLecturers", { search: person.userName }, as);
  expect(items).toMatchObject([{ id: person.id, courses: 1 }]);
  const rows = await server.db
    .select()
    .from(courseLecturers)
    .where(and(eq(courseLecturers.lecturerId, person.id), eq(courseLecturers.sessionId, 3)));
  expect(rows).toHaveLength(1);
});
