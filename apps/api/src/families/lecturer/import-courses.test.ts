import { eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { courseLecturers, courses } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { everyTable, pasted } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const headings = ["Course code*", "Staff number*", "Session*", "Coordinator"];
const session = "2026/2027";

let turn = 0;
async function lecturer(person = {}) {
  turn += 1;
  const number = `IMP/${turn}`;
  const account = { userName: `imp.${turn}`, userType: "lecturer", role: "lecturer" };
  const { id } = await addPerson(server, { ...account, ...person });
  const staffId = uuid();
  await server.db.insert(staff).values({ id: staffId, staffNumber: number });
  await server.db.insert(staffAccounts).values({ userId: id, staffId });
  return { id, number };
}

async function course() {
  turn += 1;
  const id = 70_000 + turn;
  const code = `IMP ${id}`;
  const own = { departmentId: 5, levelId: 1, semester: "First", status: "Core" } as const;
  await server.db
    .insert(courses)
    .values({ id, code, title: "Taught by a sheet", creditUnit: 2, ...own });
  return { id, code };
}

async function preview(...rows: readonly (readonly string[])[]) {
  const text = pasted(headings, rows);
  const { importId } = await server.ok("previewCourseLecturers", { text }, as);
  return server.ok("getImport", { id: importId, size: 100 }, as);
}

const publish = (courseId: number) =>
  server.db.insert(scoreSheets).values({
    id: uuid(),
    courseId,
    sessionId: 3,
    state: "published",
    publishedAt: new Date(),
  });

const taughtIn = (...ids: number[]) =>
  server.db.select().from(courseLecturers).where(inArray(courseLecturers.courseId, ids));

describe("a sheet of lecturers and their courses", () => {
  test("assigns, and says who coordinates; the same again asks for nothing", async () => {
    const [one, two] = [await course(), await course()];
    const [a, b] = [await lecturer(), await lecturer()];
    const rows = [
      [one.code.toLowerCase(), a.number, session, "Yes"],
      [one.code, b.number.toLowerCase(), session, "no"],
      [two.code, b.number, "2025/2026", ""],
    ];
    const first = await preview(...rows);
    expect(first).toMatchObject({ kind: "course-lecturers", new: 3, refused: 0 });
    await server.ok("uploadCourseLecturers", { importId: first.id }, as);
    const held = await taughtIn(one.id, two.id);
    expect(
      held.map(({ lecturerId, sessionId, coordinator }) => [lecturerId, sessionId, coordinator]),
    ).toEqual(
      expect.arrayContaining([
        [a.id, 3, true],
        [b.id, 3, false],
        [b.id, 2, false],
      ]),
    );
    const again = await preview(...rows);
    expect(again).toMatchObject({ unchanged: 3, new: 0, changed: 0, refused: 0 });
    const changed = await preview([one.code, a.number, session, "no"]);
    expect(changed.items[0]).toMatchObject({
      verdict: "Changed",
      changes: [{ column: "coordinator", from: "yes", to: "no" }],
    });
    await server.ok("uploadCourseLecturers", { importId: changed.id }, as);
    expect((await taughtIn(one.id)).some(({ coordinator }) => coordinator)).toBe(false);
    const { items } = await server.ok("getHistory", { subject: "course", id: String(one.id) }, as);
    expect(items.map(({ what }) => what)).toContain("changed this by an import");
  });

  test("is refused row by row, to the letter", async () => {
    const [one, out] = [await course(), await course()];
    const [a, b] = [await lecturer(), await lecturer()];
    const off = await lecturer({ active: false });
    await publish(out.id);
    const admin = await readPerson(server, "admin");
    const [{ staffId } = { staffId: "" }] = await server.db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.userId, admin.id));
    const own = await addPerson(server, { userName: "admin.teaches", userType: "lecturer" });
    await server.db.insert(staffAccounts).values({ userId: own.id, staffId });
    const [member] = await server.db.select().from(staff).where(eq(staff.id, staffId));
    const shown = await preview(
      ["XYZ 999", "NOBODY/1", "2099/2100", ""],
      [out.code, a.number, session, ""],
      [one.code, off.number, session, ""],
      [one.code, a.number, session, "maybe"],
      [one.code, member?.staffNumber ?? "", session, ""],
      [one.code, a.number, "2025/2026", "yes"],
      [one.code, b.number, "2025/2026", "yes"],
      [one.code, a.number, "2024/2025", ""],
      [one.code, a.number, "2024/2025", ""],
      [one.code, a.number, "", ""],
    );
    expect(shown.items.map(({ reasons }) => reasons)).toEqual([
      ["no course has this code", "no session has this name", "no lecturer has this staff number"],
      ["the sheet is published"],
      ["this lecturer no longer works here"],
      ["Coordinator: write yes or no."],
      ["Nobody assigns courses to himself, nor ends his own."],
      ["this course has a coordinator already"],
      ["this course has a coordinator already"],
      ["this lecturer stands twice for this course"],
      ["this lecturer stands twice for this course"],
      ["Session: please enter the session."],
    ]);
  });

  test("is refused where a course got its coordinator since the preview", async () => {
    const one = await course();
    const [a, b] = [await lecturer(), await lecturer()];
    const shown = await preview([one.code, a.number, session, "yes"]);
    const body = { courseId: one.id, sessionId: 3, lecturerIds: [b.id], coordinatorId: b.id };
    await server.ok("assignCourseLecturers", body, as);
    await server.ok("uploadCourseLecturers", { importId: shown.id }, as);
    const after = await server.ok("getImport", { id: shown.id }, as);
    expect(after.items[0]).toMatchObject({
      verdict: "Refused",
      reasons: [expect.stringMatching(/changed/), "this course has a coordinator already"],
    });
    expect(await taughtIn(one.id)).toMatchObject([{ lecturerId: b.id }]);
  });

  test("is taken back, and leaves nothing behind but the trace and what people were told", async () => {
    const one = await course();
    const [a, b] = [await lecturer(), await lecturer()];
    const body = { courseId: one.id, sessionId: 3, lecturerIds: [a.id], coordinatorId: a.id };
    await server.ok("assignCourseLecturers", body, as);
    const before = await everyTable(server);
    const shown = await preview(
      [one.code, a.number, session, "no"],
      [one.code, b.number, session, ""],
    );
    expect(shown).toMatchObject({ new: 1, changed: 1 });
    await server.ok("uploadCourseLecturers", { importId: shown.id }, as);
    await server.ok("undoImport", { id: shown.id }, as);
    const told = { notifications: expect.any(String), outbox_messages: expect.any(String) };
    expect(await everyTable(server)).toEqual({ ...before, ...told });
  });

  test("keeps who was replaced since, by name", async () => {
    const one = await course();
    const [a, b] = [await lecturer(), await lecturer()];
    const shown = await preview([one.code, a.number, session, ""]);
    await server.ok("uploadCourseLecturers", { importId: shown.id }, as);
    const [row] = await taughtIn(one.id);
    const reason = "The lecturer is on study leave.";
    const replace = { id: row?.id ?? "", lecturerId: b.id, reason };
    await server.ok("replaceCourseLecturer", replace, as);
    await server.ok("undoImport", { id: shown.id }, as);
    expect(await server.ok("getImport", { id: shown.id }, as)).toMatchObject({
      undone: 0,
      kept: 1,
    });
    expect(await taughtIn(one.id)).toMatchObject([{ lecturerId: b.id }]);
  });

  test("keeps who taught what is published since", async () => {
    const [open, out] = [await course(), await course()];
    const person = await lecturer();
    const shown = await preview(
      [open.code, person.number, session, ""],
      [out.code, person.number, session, ""],
    );
    await server.ok("uploadCourseLecturers", { importId: shown.id }, as);
    await publish(out.id);
    await server.ok("undoImport", { id: shown.id }, as);
    expect(await server.ok("getImport", { id: shown.id }, as)).toMatchObject({
      undone: 1,
      kept: 1,
    });
    expect(await taughtIn(open.id, out.id)).toMatchObject([{ courseId: out.id }]);
  });

  test("has a sample sheet of its own", async () => {
    const answer = await server.request("downloadCourseLecturersSample", {}, as);
    expect(answer.status).toBe(200);
  });
});
