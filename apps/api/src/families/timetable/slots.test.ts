import { fullName } from "@polyportal/domain/format/name";
import { timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { courses, timetableSlots } from "../../database/schema/course.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId, taughtBy } from "../lecturer/testing/taught.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const { course, taughtCourse } = taughtBy(server);
const morning = { day: 1, begins: "08:00", ends: "10:00", room: "LT 1" };

const add = async (courseId: number, more = {}) =>
  (await server.ok("createTimetableSlot", { courseId, sessionId, ...morning, ...more }, as)).id;

const slotOf = async (id: string) => {
  const [slot] = await server.db.select().from(timetableSlots).where(eq(timetableSlots.id, id));
  return slot;
};

const listed = async (courseId: number, more = {}) =>
  (await server.ok("listTimetableSlots", { search: `tst ${courseId}`, ...more }, as)).items;

describe("the timetable", () => {
  test("takes a lecture, shows it with who teaches, and notes it", async () => {
    const { courseId, person } = await taughtCourse();
    const id = await add(courseId, { begins: "8 am", ends: "10.30" });
    expect(await listed(courseId)).toMatchObject([
      {
        id,
        courseId,
        code: `TST ${courseId}`,
        department: "Computer Science",
        level: "ND I",
        semester: "First",
        session: "2026/2027",
        day: 1,
        begins: "08:00",
        ends: "10:30",
        room: "LT 1",
        lecturers: fullName(person),
      },
    ]);
    const asked = { subject: "course", id: String(courseId) } as const;
    const { items } = await server.ok("getHistory", asked, as);
    expect(items[0]?.what).toBe(`put a lecture of TST ${courseId} into the timetable of 2026/2027`);
  });

  test("is narrowed down by session, semester, department, level, day and room", async () => {
    const courseId = await course();
    await add(courseId, { room: `Hall of ${courseId}` });
    const of = (more: object) => listed(courseId, more);
    expect(
      await of({ session: 3, semester: "First", department: 5, level: 1, day: 1 }),
    ).toHaveLength(1);
    for (const other of [
      { session: 2 },
      { semester: "Second" },
      { department: 1 },
      { level: 2 },
      { day: [2, 3] },
    ]) {
      expect(await of(other), JSON.stringify(other)).toEqual([]);
    }
    const byRoom = { search: `hall of ${courseId}` };
    expect((await server.ok("listTimetableSlots", byRoom, as)).total).toBe(1);
  });

  test("moves a lecture over what was seen, once", async () => {
    const courseId = await course();
    const id = await add(courseId);
    const slot = { day: 5, begins: "14:00", ends: "16:00", room: "" };
    await server.ok("updateTimetableSlot", { id, slot, was: morning }, as);
    expect(await slotOf(id)).toMatchObject({ day: 5, begins: 840, ends: 960, room: "" });
    expect(
      await server.request("updateTimetableSlot", { id, slot, was: morning }, as),
    ).toMatchObject({ status: 409, code: "conflict" });
    // What is so already is noted by nobody.
    await server.ok("updateTimetableSlot", { id, slot, was: slot }, as);
    const asked = { subject: "course", id: String(courseId) } as const;
    expect((await server.ok("getHistory", asked, as)).items).toHaveLength(2);
  });

  test("takes a lecture out; what is not there is not found", async () => {
    const id = await add(await course());
    await server.ok("removeTimetableSlot", { id }, as);
    expect(await slotOf(id)).toBeUndefined();
    const gone = { status: 404, code: "not_found" };
    expect(await server.request("removeTimetableSlot", { id }, as)).toMatchObject(gone);
    const change = { id, slot: morning, was: morning };
    expect(await server.request("updateTimetableSlot", change, as)).toMatchObject(gone);
    for (const [courseId, session] of [
      [1, 99],
      [999_999, 3],
    ] as const) {
      const asked = { courseId, sessionId: session, ...morning };
      expect(await server.request("createTimetableSlot", asked, as)).toMatchObject(gone);
    }
    const deleted = await course({ deletedAt: new Date() });
    const asked = { courseId: deleted, sessionId, ...morning };
    expect(await server.request("createTimetableSlot", asked, as)).toMatchObject(gone);
  });

  test("has no course twice at once, and of two presses at one moment one is refused", async () => {
    const courseId = await course();
    const id = await add(courseId);
    const taught = (day: number) => ({
      status: 422,
      fields: { begins: words.taught(`TST ${courseId}`, { day, begins: 480, ends: 600 }) },
    });
    const over = { courseId, sessionId, ...morning, begins: "09:59", ends: "11:00" };
    expect(await server.request("createTimetableSlot", over, as)).toMatchObject(taught(1));
    const next = await add(courseId, { begins: "10:00", ends: "11:00" });
    const was = { ...morning, begins: "10:00", ends: "11:00" };
    expect(
      await server.request("updateTimetableSlot", { id: next, slot: morning, was }, as),
    ).toMatchObject(taught(1));
    // Another session is another week.
    await add(courseId, { sessionId: 2 });
    const twice = { courseId, sessionId, ...morning, day: 2 };
    const both = await Promise.all(
      [1, 2].map(() => server.request("createTimetableSlot", twice, as)),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect(await slotOf(id)).toMatchObject({ day: 1, begins: 480 });
  });

  test.each([
    [{ day: 8 }, "day", words.chooseDay],
    [{ begins: "noon" }, "begins", words.time],
    [{ ends: "08:00" }, "ends", words.order],
  ])("refuses %o in words", async (wrong, field, message) => {
    const asked = { courseId: 1, sessionId, ...morning, ...wrong };
    expect(await server.request("createTimetableSlot", asked, as)).toMatchObject({
      status: 422,
      fields: { [field]: message },
    });
  });

  test("is seen with the claim for courses, changed with the one for people, and no lecturer's", async () => {
    const courseId = await course();
    const id = await add(courseId);
    const exams = { as: { user: "exams" } };
    const refused = { status: 403 };
    await server.ok("listTimetableSlots", {}, exams);
    await server.ok("listTimetableClashes", {}, exams);
    await server.ok("listClashStudents", {}, exams);
    await server.ok("listLecturerLoads", {}, exams);
    const week = { lecturer: uuid(), session: sessionId, semester: "First" } as const;
    await server.ok("getLecturerWeek", week, exams);
    const slot = { courseId, sessionId, ...morning };
    expect(await server.request("createTimetableSlot", slot, exams)).toMatchObject(refused);
    expect(await server.request("removeTimetableSlot", { id }, exams)).toMatchObject(refused);
    expect(
      await server.request("updateTimetableSlot", { id, slot: morning, was: morning }, exams),
    ).toMatchObject(refused);
    const lecturer = { as: { user: "lecturer" } };
    expect(await server.request("listTimetableSlots", {}, lecturer)).toMatchObject(refused);
    expect(await server.request("listTimetableClashes", {}, lecturer)).toMatchObject(refused);
    expect(await server.request("listClashStudents", {}, lecturer)).toMatchObject(refused);
    expect(await server.request("listLecturerLoads", {}, lecturer)).toMatchObject(refused);
    expect(await server.request("getLecturerWeek", week, lecturer)).toMatchObject(refused);
  });

  test("tells a lecturer's week, as long as the course is the lecturer's", async () => {
    const { courseId, person } = await taughtCourse();
    await add(courseId, { day: 2 });
    await add(courseId);
    const asked = { lecturer: person.id, session: sessionId, semester: "First" } as const;
    const { lectures } = await server.ok("getLecturerWeek", asked, as);
    expect(lectures).toMatchObject([
      { code: `TST ${courseId}`, ...morning },
      { code: `TST ${courseId}`, ...morning, day: 2 },
    ]);
    const second = { ...asked, semester: "Second" } as const;
    expect(await server.ok("getLecturerWeek", second, as)).toEqual({ lectures: [] });
  });

  test("holds a course back from being deleted", async () => {
    const courseId = await course();
    await add(courseId);
    expect(await server.request("deleteCourse", { id: courseId }, as)).toMatchObject({
      status: 409,
      code: "course_in_use",
    });
    const [kept] = await server.db.select().from(courses).where(eq(courses.id, courseId));
    expect(kept?.deletedAt).toBeNull();
  });
});
