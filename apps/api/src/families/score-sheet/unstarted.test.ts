import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { notifications } from "../../database/schema/notification.ts";
import { scores } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, registered, course, lecturer, sheetAt } = sheetsOf(server);
const day = 86_400_000;

const listed = async (courseId: number, as: { as: { user: string } } = offices.exams) => {
  const { items } = await server.ok("listUnstartedSheets", { search: `TST ${courseId}` }, as);
  return items;
};
const remind = (which: { courseId: number; sessionId: number }, as: { as: { user: string } }) =>
  server.request("remindOfScores", which, as);
const remindersTo = (userId: string) =>
  server.db.select().from(notifications).where(eq(notifications.userId, userId));

describe("courses that are not started", () => {
  test("have students and no score: without a sheet, or with one that is empty", async () => {
    const sheet = await taughtSheet(2);
    expect(await listed(sheet.courseId)).toMatchObject([
      {
        courseId: sheet.courseId,
        students: 2,
        coordinator: expect.any(String),
        closesAt: null,
        remindedAt: null,
      },
    ]);
    await sheet.enterAll();
    expect(await listed(sheet.courseId)).toEqual([]);
    // As an upload leaves it that was taken back.
    const { id } = await sheet.seen();
    await server.db
      .update(scores)
      .set({ test: null, exam: null, total: null })
      .where(eq(scores.sheetId, id));
    expect(await listed(sheet.courseId)).toHaveLength(1);
  });

  test("are the school's for whose role brings its results, and for no official who only advises", async () => {
    const { courseId } = await taughtSheet(1);
    const adviser = { as: { user: "adviser" } };
    expect(await listed(courseId, offices.registrar)).toHaveLength(1);
    expect(await listed(courseId, adviser)).toEqual([]);
    expect((await server.ok("listUnstartedSheets", {}, adviser)).total).toBe(0);
  });

  test("are nobody's who has no student, and say where nobody teaches", async () => {
    const [empty, untaught] = [await course(), await course()];
    await registered(untaught);
    expect(await listed(empty)).toEqual([]);
    expect(await listed(untaught)).toMatchObject([{ lecturers: "", coordinator: null }]);
    const which = { courseId: untaught, sessionId: 3 };
    expect(await remind(which, offices.exams)).toMatchObject({
      status: 409,
      code: "nobody_teaches",
    });
  });

  test("are shown to the offices of the course and to officials alone", async () => {
    const sheet = await taughtSheet(1);
    for (const office of [offices.head, offices.dean, offices.exams, offices.registrar]) {
      expect(await listed(sheet.courseId, office)).toHaveLength(1);
    }
    expect(await listed(sheet.courseId, sheet.as)).toEqual([]);
    const student = { as: { user: "student" } };
    expect(await server.request("listUnstartedSheets", {}, student)).toMatchObject({ status: 403 });
    // Of another faculty's department the head is told nothing.
    const elsewhere = await course({ departmentId: 1 });
    await registered(elsewhere);
    expect(await listed(elsewhere)).toHaveLength(1);
    expect(await listed(elsewhere, offices.head)).toEqual([]);
    expect(await remind({ courseId: elsewhere, sessionId: 3 }, offices.head)).toMatchObject({
      status: 404,
    });
  });
});

describe("a reminder", () => {
  test("is one notification and one letter to the coordinator, once a day, and noted", async () => {
    const sheet = await taughtSheet(1);
    const email = `coordinator.${sheet.courseId}@told.example`;
    await server.db.update(users).set({ email }).where(eq(users.id, sheet.coordinatorId));
    expect(await remind(sheet.which, offices.head)).toMatchObject({ status: 200 });
    const again = { status: 409, code: "reminded_today" };
    expect(await remind(sheet.which, offices.head)).toMatchObject(again);
    expect(await remind(sheet.which, offices.exams)).toMatchObject(again);
    const { code } = await sheet.sheet();
    expect((await remindersTo(sheet.coordinatorId)).map(({ title }) => title)).toEqual([
      `Scores of ${code}, 2026/2027, are not begun`,
    ]);
    expect(await mailsTo(server, email)).toHaveLength(1);
    const [row] = await listed(sheet.courseId);
    expect(row?.remindedAt).not.toBeNull();
    const noted = and(
      eq(auditRows.action, "remindOfScores"),
      eq(auditRows.subjectId, String(sheet.courseId)),
    );
    expect(await server.db.select().from(auditRows).where(noted)).toMatchObject([
      {
        subject: "course",
        after: { course: code, session: "2026/2027", lecturer: row?.coordinator },
      },
    ]);
    // As if that had been yesterday.
    await server.db
      .update(auditRows)
      .set({ at: new Date(Date.now() - day) })
      .where(noted);
    expect(await remind(sheet.which, offices.dean)).toMatchObject({ status: 200 });
    expect(await remindersTo(sheet.coordinatorId)).toHaveLength(2);
  });

  test("of two at once is one", async () => {
    const sheet = await taughtSheet(1);
    const answers = await Promise.all(
      [offices.head, offices.dean, offices.exams].map((office) => remind(sheet.which, office)),
    );
    expect(answers.map(({ success }) => success).filter(Boolean)).toHaveLength(1);
    expect(await remindersTo(sheet.coordinatorId)).toHaveLength(1);
  });

  test("is sent by nobody without the right, and of nothing that is begun", async () => {
    const sheet = await taughtSheet(1);
    const stranger = { as: { user: (await lecturer()).userName } };
    for (const as of [sheet.as, sheet.other, stranger]) {
      expect(await remind(sheet.which, as)).toMatchObject({ status: 404 });
    }
    expect(await remind(sheet.which, offices.registrar)).toMatchObject({
      status: 409,
      code: "not_your_sheet",
    });
    await sheet.enterAll();
    expect(await remind(sheet.which, offices.head)).toMatchObject({ code: "sheet_locked" });
    const handed = await sheetAt("submitted", 1);
    expect(await remind(handed.which, offices.head)).toMatchObject({ code: "sheet_locked" });
    const nothing = { courseId: await course(), sessionId: 3 };
    expect(await remind(nothing, offices.head)).toMatchObject({ status: 404 });
    expect(await remind({ courseId: 1_999_999, sessionId: 3 }, offices.exams)).toMatchObject({
      status: 404,
    });
  });
});
