import { todayInLagos } from "@polyportal/domain/format/date";
import { deadlineWords } from "@polyportal/domain/messages/score-deadlines";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { courses } from "../../database/schema/course.ts";
import { resultDeadlines } from "../../database/schema/results.ts";
import { testServer } from "../../testing/test-server.ts";
import { sheetsOf, offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, registered, lecturer } = sheetsOf(server);

const typed = (row: { studentId: string; version: number }, cells: Record<string, string>) => ({
  studentId: row.studentId,
  version: row.version,
  ...cells,
});

test("a course's sheet stands before anybody has begun it: everybody who registered, by name", async () => {
  const { sheet, courseId, roster } = await taughtSheet(2);
  const waiting = await registered(courseId, "submitted");
  const opened = await sheet();
  expect(opened).toMatchObject({
    id: null,
    state: "draft",
    revision: 0,
    split: { test: 30, lab: 0, exam: 70 },
    acts: ["enter", "submit"],
    steps: [],
  });
  expect(opened.rows.map(({ studentId }) => studentId)).toEqual([
    ...roster.map(({ id }) => id),
    waiting.id,
  ]);
  expect(opened.rows.map(({ registration }) => registration)).toEqual([
    "approved",
    "approved",
    "submitted",
  ]);
  expect(opened.rows[0]).toMatchObject({ version: 0, test: null, exam: null, total: null });
});

describe("saving", () => {
  test("keeps each row's versions, with who, when and by which way", async () => {
    const { which, as, sheet, roster } = await taughtSheet(1);
    const [row] = (await sheet()).rows;
    if (!row) throw new Error("Nobody is on the sheet.");
    const first = await server.ok(
      "saveScores",
      { ...which, source: "typed", rows: [typed(row, { test: "17.5" })] },
      as,
    );
    expect(first).toMatchObject({
      conflicts: [],
      refused: [],
      saved: [{ version: 1, test: 17.5 }],
    });
    const second = await server.ok(
      "saveScores",
      {
        ...which,
        source: "pasted",
        rows: [typed({ ...row, version: 1 }, { test: "18", exam: "51.25" })],
      },
      as,
    );
    expect(second.saved).toMatchObject([{ version: 2, total: 69.25, grade: "B" }]);
    const versions = await server.ok(
      "listScoreVersions",
      { ...which, studentId: roster[0]?.id ?? "" },
      as,
    );
    expect(versions).toMatchObject([
      { version: 2, test: 18, exam: 51.25, total: 69.25, changed: { source: "pasted" } },
      { version: 1, test: 17.5, exam: null, total: null, changed: { source: "typed" } },
    ]);
  });

  test("of two lecturers on one row the second gets the first's, and untouched rows are saved", async () => {
    const { which, as, other, sheet } = await taughtSheet(2);
    const [one, two] = (await sheet()).rows;
    if (!one || !two) throw new Error("Somebody is missing.");
    const save = (who: typeof as, ...rows: ReturnType<typeof typed>[]) =>
      server.ok("saveScores", { ...which, source: "typed", rows }, who);
    await save(as, typed(one, { test: "20" }));
    const late = await save(other, typed(one, { test: "11" }), typed(two, { test: "12" }));
    expect(late.conflicts).toMatchObject([{ studentId: one.studentId, test: 20, version: 1 }]);
    expect(late.saved).toMatchObject([{ studentId: two.studentId, test: 12 }]);
    expect((await sheet()).rows.map((row) => row.test)).toEqual([20, 12]);
  });

  test("at the same moment is the same: one of them is saved, the other is told", async () => {
    const { which, as, other, sheet } = await taughtSheet(1);
    const [row] = (await sheet()).rows;
    if (!row) throw new Error("Nobody is on the sheet.");
    const answers = await Promise.all(
      [as, other].map((who, at) =>
        server.ok(
          "saveScores",
          { ...which, source: "typed", rows: [typed(row, { test: String(10 + at) })] },
          who,
        ),
      ),
    );
    expect(new Set(answers.map(({ saved }) => saved.length))).toEqual(new Set([0, 1]));
    expect(new Set(answers.map(({ conflicts }) => conflicts.length))).toEqual(new Set([0, 1]));
    expect((await sheet()).rows[0]?.version).toBe(1);
  });

  test("a wrong cell leaves its row as it was, and no other", async () => {
    const { which, as, sheet } = await taughtSheet(2);
    const [one, two] = (await sheet()).rows;
    if (!one || !two) throw new Error("Somebody is missing.");
    const answer = await server.ok(
      "saveScores",
      {
        ...which,
        source: "typed",
        rows: [typed(one, { test: "12", exam: "70.01" }), typed(two, { test: "12", code: "late" })],
      },
      as,
    );
    expect(answer.saved).toEqual([]);
    expect(answer.refused).toEqual([
      { studentId: one.studentId, cells: { exam: "please enter a exam score between 0 and 70" } },
      {
        studentId: two.studentId,
        cells: { code: "please use ABS, SICK, INC, MAL or WHD" },
      },
    ]);
    expect((await sheet()).id).toBeNull();
  });

  test("a student of another course is refused by name of the row", async () => {
    const { which, as } = await taughtSheet(1);
    const stranger = await taughtSheet(1);
    const answer = await server.ok(
      "saveScores",
      {
        ...which,
        source: "typed",
        rows: [typed({ studentId: stranger.roster[0]?.id ?? "", version: 0 }, { test: "12" })],
      },
      as,
    );
    expect(answer.refused).toMatchObject([
      { cells: { row: "no student of this course has this matric number" } },
    ]);
  });

  test("fixes the split: the course's change from then on is for other sessions", async () => {
    const { which, as, sheet, courseId } = await taughtSheet(1);
    const [row] = (await sheet()).rows;
    if (!row) throw new Error("Nobody is on the sheet.");
    const rows = [typed(row, { test: "30" })];
    await server.ok("saveScores", { ...which, source: "typed", rows }, as);
    await server.db
      .update(courses)
      .set({ testMax: 20, labMax: 20, examMax: 60 })
      .where(eq(courses.id, courseId));
    expect((await sheet()).split).toEqual({ test: 30, lab: 0, exam: 70 });
  });

  test("fixes the split of a sheet that began with its extension, too", async () => {
    const { which, sheet, courseId, enterAll } = await taughtSheet(1);
    const reason = "The lecturer was appointed last week.";
    const extension = { ...which, untilOn: todayInLagos(), reason };
    await server.ok("extendResultDeadline", extension, offices.head);
    const split = (testMax: number, examMax: number) =>
      server.db.update(courses).set({ testMax, examMax }).where(eq(courses.id, courseId));
    // No mark stands yet: the sheet goes with its course.
    await split(40, 60);
    expect((await sheet()).split).toEqual({ test: 40, lab: 0, exam: 60 });
    await enterAll("40", "45");
    await split(30, 70);
    expect((await sheet()).split).toEqual({ test: 40, lab: 0, exam: 60 });
  });

  test("is over with the deadline, until the head extends it", async () => {
    const { which, as, sheet, enterAll, seen } = await taughtSheet(1);
    await enterAll();
    const [row] = (await sheet()).rows;
    if (!row) throw new Error("Nobody is on the sheet.");
    const key = { sessionId: which.sessionId, semester: "First" as const };
    await server.db.insert(resultDeadlines).values({ ...key, closesAt: new Date(2020, 1, 1) });
    const save = () =>
      server.request(
        "saveScores",
        { ...which, source: "typed", rows: [typed(row, { test: "1" })] },
        as,
      );
    const passed = { status: 409, code: "deadline_passed" };
    expect(await save()).toMatchObject(passed);
    expect(await server.request("submitScoreSheet", await seen(), as)).toMatchObject(passed);
    expect((await sheet()).acts).toEqual([]);
    const untilOn = todayInLagos(new Date(Date.now() + 86_400_000));
    const reason = "The laboratory was closed for two weeks.";
    const extend = (who: typeof as) =>
      server.request("extendResultDeadline", { ...which, untilOn, reason }, who);
    expect(await extend(as)).toMatchObject({ status: 409, code: "not_your_sheet" });
    expect(await extend(offices.head)).toMatchObject({ status: 200 });
    expect(await save()).toMatchObject({ status: 200 });
    await server.db.delete(resultDeadlines);
  });

  test("of a course that nobody had begun by the deadline can be extended, too", async () => {
    const { which, as, sheet } = await taughtSheet(1);
    const key = { sessionId: which.sessionId, semester: "First" as const };
    await server.db.insert(resultDeadlines).values({ ...key, closesAt: new Date(2020, 1, 1) });
    const extension = {
      ...which,
      untilOn: todayInLagos(),
      reason: "The lecturer was appointed last week.",
    };
    const extend = (more: object, who: typeof as = offices.head) =>
      server.request("extendResultDeadline", { ...extension, ...more }, who);
    expect(await extend({ untilOn: "2020-01-01" })).toMatchObject({
      fields: { untilOn: deadlineWords.past },
    });
    expect((await extend({}, as)).status).toBe(409);
    // Who was refused has begun nothing.
    expect((await sheet()).id).toBeNull();
    expect((await extend({})).status).toBe(200);
    const [row] = (await sheet()).rows;
    if (!row) throw new Error("Nobody is on the sheet.");
    const saving = { ...which, source: "typed" as const, rows: [typed(row, { test: "1" })] };
    expect((await server.request("saveScores", saving, as)).status).toBe(200);
    await server.db.delete(resultDeadlines);
  });

  test("goes on until the day that exams and records set, which is not one that is over", async () => {
    const { which, sheet } = await taughtSheet(1);
    const deadline = { sessionId: which.sessionId, semester: "First" as const };
    const set = (closesOn: string, who: { as: { user: string } } = offices.exams) =>
      server.request("saveResultDeadline", { ...deadline, closesOn }, who);
    expect((await set(todayInLagos(), offices.head)).status).toBe(403);
    expect(await set("2020-01-01")).toMatchObject({ fields: { closesOn: deadlineWords.past } });
    expect((await set("2099-12-18")).status).toBe(200);
    const closesAt = "2099-12-18T22:59:59.999Z";
    expect((await sheet()).closesAt).toBe(closesAt);
    expect(await server.ok("listResultDeadlines", {}, offices.exams)).toEqual([
      { ...deadline, closesAt },
    ]);
    await server.db.delete(resultDeadlines);
  });

  test("is refused to everybody who does not teach the course, and to students it is no page at all", async () => {
    const { which, sheet, roster } = await taughtSheet(1);
    const [row] = (await sheet()).rows;
    if (!row) throw new Error("Nobody is on the sheet.");
    const input = {
      ...which,
      source: "typed" as const,
      rows: [typed(row, { test: "1" })],
    };
    const stranger = { as: { user: (await lecturer()).userName } };
    expect(await server.request("saveScores", input, stranger)).toMatchObject({ status: 404 });
    expect(await server.request("saveScores", input, offices.head)).toMatchObject({
      status: 409,
      code: "not_your_sheet",
    });
    expect(await server.request("saveScores", input, offices.exams)).toMatchObject({ status: 403 });
    expect(await server.request("getScoreSheet", which, roster[0]?.as)).toMatchObject({
      status: 403,
    });
    expect(await server.request("getScoreSheet", which, stranger)).toMatchObject({ status: 404 });
  });
});
