import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { courseLecturers } from "../../database/schema/course.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { staffAccounts } from "../../database/schema/staff.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId, taughtBy } from "./testing/taught.ts";
import { readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const reason = "The lecturer is on study leave.";
const { assign, course, lecturer, openSheet, rowOf, taughtCourse } = taughtBy(server);

describe("assigning", () => {
  test("brings several at once, one of whom coordinates, and tells it in words", async () => {
    const courseId = await course();
    const [one, two] = [await lecturer({ lastname: "Abubakar" }), await lecturer()];
    expect(
      await assign(courseId, [one.id, two.id, two.id], { coordinatorId: two.id }),
    ).toMatchObject({ status: 200, data: { assigned: 2 } });
    const found = await rowOf(courseId);
    expect(found?.lecturers.map((each) => [each.lecturerId, each.coordinator])).toEqual([
      [two.id, true],
      [one.id, false],
    ]);
    // Again: nothing happens, and nothing is noted.
    expect(await assign(courseId, [one.id])).toMatchObject({ data: { assigned: 0 } });
    const { items } = await server.ok(
      "getHistory",
      { subject: "course", id: String(courseId) },
      as,
    );
    expect(items.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^assigned .*\(coordinator\).* to TST \d+ in 2026\/2027$/),
    ]);
  });

  test("refuses a second coordinator, in these words, also of two who assign at once", async () => {
    const courseId = await course();
    const people = [await lecturer(), await lecturer()];
    const answers = await Promise.all(
      people.map(({ id }, at) =>
        server.request(
          "assignCourseLecturers",
          { courseId, sessionId, lecturerIds: [id], coordinatorId: id },
          { as: { user: at === 0 ? "admin" : "administrator" } },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: "coordinator_taken",
      message: "this course has a coordinator already",
    });
    const lecturers = (await rowOf(courseId))?.lecturers ?? [];
    expect(lecturers).toHaveLength(1);
    expect(lecturers[0]?.coordinator).toBe(true);
  });

  test("one coordinator is also the database's rule", async () => {
    const { courseId } = await taughtCourse(true);
    const { id: lecturerId } = await lecturer();
    const second = { courseId, sessionId, lecturerId, coordinator: true };
    const refused = await server.db
      .insert(courseLecturers)
      .values(second)
      .catch((error: unknown) => violatedConstraint(error));
    expect(refused).toBe("course_lecturers_coordinator");
  });

  test("refuses who is no lecturer here, oneself, and what does not exist", async () => {
    const courseId = await course();
    const student = await readPerson(server, "student");
    const off = await lecturer({ active: false });
    const fine = await lecturer();
    const gone = { status: 409, code: "lecturer_gone" };
    expect(await assign(courseId, [student.id])).toMatchObject(gone);
    expect(await assign(courseId, [fine.id, off.id])).toMatchObject(gone);
    expect(await assign(courseId, [uuid()])).toMatchObject({ code: "not_found" });
    expect(await assign(99_999, [fine.id])).toMatchObject({ code: "not_found" });
    expect(await assign(courseId, [fine.id], { sessionId: 99 })).toMatchObject({
      code: "not_found",
    });
    expect(await assign(courseId, [fine.id], { coordinatorId: off.id })).toMatchObject({
      code: "not_found",
    });
    expect(await assign(courseId, [])).toMatchObject({
      status: 422,
      fields: { lecturerIds: "please select a lecturer" },
    });
    const admin = await readPerson(server, "admin");
    const [{ staffId } = { staffId: "" }] = await server.db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.userId, admin.id));
    const own = await lecturer();
    await server.db.insert(staffAccounts).values({ userId: own.id, staffId });
    expect(await assign(courseId, [own.id])).toMatchObject({ status: 409, code: "own_course" });
    expect((await rowOf(courseId))?.lecturers).toEqual([]);
  });
});

describe("one lecturer of a course", () => {
  test("becomes its coordinator, and no longer", async () => {
    const { courseId, person, id } = await taughtCourse();
    await server.ok("setCourseCoordinator", { id, coordinator: true }, as);
    await server.ok("setCourseCoordinator", { id, coordinator: true }, as);
    const { id: secondId } = await lecturer();
    await assign(courseId, [secondId]);
    const second = (await rowOf(courseId))?.lecturers.find(
      ({ lecturerId }) => lecturerId === secondId,
    );
    const promote = { id: second?.id ?? "", coordinator: true };
    expect(await server.request("setCourseCoordinator", promote, as)).toMatchObject({
      status: 409,
      message: "this course has a coordinator already",
    });
    expect(await assign(courseId, [secondId], { coordinatorId: secondId })).toMatchObject({
      code: "coordinator_taken",
    });
    await server.ok("setCourseCoordinator", { id, coordinator: false }, as);
    await server.ok("setCourseCoordinator", promote, as);
    await server.db.update(users).set({ active: false }).where(eq(users.id, person.id));
    await server.ok("setCourseCoordinator", { ...promote, coordinator: false }, as);
    expect(
      await server.request("setCourseCoordinator", { id, coordinator: true }, as),
    ).toMatchObject({ code: "lecturer_gone" });
    expect((await rowOf(courseId))?.lecturers.map(({ active }) => active).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  test("is replaced, as coordinator too; drafts and their scores stay as they are", async () => {
    const { courseId, person, id } = await taughtCourse(true);
    const sheetId = await openSheet(courseId, "draft");
    const [student] = await server.db.select().from(students).limit(1);
    const score = { sheetId, studentId: student?.id ?? "", test: 20, lab: 10, exam: 40, total: 70 };
    await server.db.insert(scores).values(score);
    const held = () =>
      Promise.all([
        server.db.select().from(scores).where(eq(scores.sheetId, sheetId)),
        server.db.select().from(scoreSheets).where(eq(scoreSheets.id, sheetId)),
      ]);
    const before = await held();
    const next = await lecturer();
    const replace = { id, lecturerId: next.id, reason };
    expect(
      await server.request("replaceCourseLecturer", { ...replace, reason: "why" }, as),
    ).toMatchObject({ status: 422, fields: { reason: "please say why" } });
    await server.ok("replaceCourseLecturer", replace, as);
    expect(await held()).toEqual(before);
    expect(await rowOf(courseId)).toMatchObject({
      sheet: "draft",
      lecturers: [{ lecturerId: next.id, coordinator: true }],
    });
    expect(await server.request("replaceCourseLecturer", replace, as)).toMatchObject({
      status: 409,
      code: "lecturer_assigned",
    });
    const off = await lecturer({ active: false });
    expect(
      await server.request("replaceCourseLecturer", { ...replace, lecturerId: off.id }, as),
    ).toMatchObject({ code: "lecturer_gone" });
    const { items } = await server.ok(
      "getHistory",
      { subject: "course", id: String(courseId) },
      as,
    );
    expect(items[0]).toMatchObject({ reason, what: expect.stringMatching(/in the place of/) });
    expect(person.id).not.toBe(next.id);
  });

  test("teaches it no longer", async () => {
    const { courseId, id } = await taughtCourse(true);
    await server.ok("endCourseLecturer", { id }, as);
    expect((await rowOf(courseId))?.lecturers).toEqual([]);
    expect(await server.request("endCourseLecturer", { id }, as)).toMatchObject({
      code: "not_found",
    });
  });

  test("who has the same staff number ends, makes and replaces nothing of the own", async () => {
    const { person, id } = await taughtCourse();
    const admin = await readPerson(server, "administrator");
    const [{ staffId } = { staffId: "" }] = await server.db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.userId, admin.id));
    await server.db.insert(staffAccounts).values({ userId: person.id, staffId });
    const own = { as: { user: "administrator" } };
    const refused = { status: 409, code: "own_course" };
    const next = await lecturer();
    const replace = { id, lecturerId: next.id, reason };
    expect(await server.request("endCourseLecturer", { id }, own)).toMatchObject(refused);
    expect(await server.request("replaceCourseLecturer", replace, own)).toMatchObject(refused);
    expect(
      await server.request("setCourseCoordinator", { id, coordinator: true }, own),
    ).toMatchObject(refused);
  });
});

test("a published sheet holds who taught the course", async () => {
  const { courseId, id } = await taughtCourse();
  await openSheet(courseId, "published");
  const next = await lecturer();
  const answers = [
    await assign(courseId, [next.id]),
    await server.request("endCourseLecturer", { id }, as),
    await server.request("setCourseCoordinator", { id, coordinator: true }, as),
    await server.request("replaceCourseLecturer", { id, lecturerId: next.id, reason }, as),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 409, message: "the sheet is published" });
  }
  expect(await rowOf(courseId)).toMatchObject({ sheet: "published", lecturers: [{ id }] });
});

test("last session's lecturers are copied to courses that have nobody, and no others", async () => {
  const levelId = 6;
  const department = 14;
  const mine = { departmentId: department, levelId } as const;
  const [here, away] = [await lecturer(), await lecturer({ lastname: "Zubairu", active: false })];
  const [both, only, taken, out] = [
    await course(mine),
    await course(mine),
    await course(mine),
    await course(mine),
  ];
  const before = (courseId: number, lecturerId: string, coordinator = false) => ({
    courseId,
    lecturerId,
    coordinator,
    sessionId: 2,
  });
  await server.db
    .insert(courseLecturers)
    .values([
      before(both, here.id, true),
      before(both, away.id),
      before(only, away.id, true),
      before(taken, here.id),
      before(out, here.id),
    ]);
  const other = await lecturer();
  await assign(taken, [other.id]);
  await openSheet(out, "published");
  const asked = { department: String(department), level: String(levelId), search: "tst" };
  const preview = await server.ok("previewCopyCourseLecturers", asked, as);
  expect(preview).toMatchObject({ from: "2025/2026", courses: 1, published: 1 });
  expect(preview.gone).toEqual([{ name: expect.stringContaining("Zubairu"), courses: 2 }]);
  const answers = await Promise.all([
    server.ok("copyCourseLecturers", asked, as),
    server.ok("copyCourseLecturers", asked, { as: { user: "administrator" } }),
  ]);
  expect(answers.map(({ courses: count }) => count).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect((await rowOf(both))?.lecturers).toMatchObject([
    { lecturerId: here.id, coordinator: true },
  ]);
  expect((await rowOf(only))?.lecturers).toEqual([]);
  expect((await rowOf(taken))?.lecturers).toMatchObject([{ lecturerId: other.id }]);
  expect((await rowOf(out))?.lecturers).toEqual([]);
  const { items } = await server.ok("getHistory", { subject: "course", id: String(both) }, as);
  expect(items.map(({ what }) => what)).toEqual([
    expect.stringMatching(
      /^assigned .*\(coordinator\) to TST \d+ in 2026\/2027, as in 2025\/2026$/,
    ),
  ]);
  const first = await server.ok("previewCopyCourseLecturers", { ...asked, session: "4" }, as);
  expect(first).toEqual({ from: null, courses: 0, gone: [], published: 0 });
  expect(await server.request("previewCopyCourseLecturers", { session: "99" }, as)).toMatchObject({
    code: "not_found",
  });
  expect(await server.request("copyCourseLecturers", { session: 99 }, as)).toMatchObject({
    code: "not_found",
  });
});

test("lecturers copied at once are taken back, but not where the scores are published since", async () => {
  const levelId = 6;
  const department = 13;
  const mine = { departmentId: department, levelId } as const;
  const person = await lecturer();
  const [open, closed] = [await course(mine), await course(mine)];
  await server.db
    .insert(courseLecturers)
    .values([open, closed].map((courseId) => ({ courseId, lecturerId: person.id, sessionId: 2 })));
  const asked = { department: String(department), level: String(levelId), search: "tst" };
  const { courses: copied, undoId } = await server.ok("copyCourseLecturers", asked, as);
  expect(copied).toBe(2);
  await openSheet(closed, "published");
  await server.ok("undoImport", { id: undoId ?? "" }, as);
  const shown = await server.ok("getImport", { id: undoId ?? "", verdict: "Kept" }, as);
  expect(shown).toMatchObject({ undone: 1, kept: 1 });
  expect(shown.items[0]).toMatchObject({ kept: "It may not be taken back any more." });
  expect((await rowOf(open))?.lecturers).toEqual([]);
  expect((await rowOf(closed))?.lecturers).toMatchObject([{ lecturerId: person.id }]);
});
