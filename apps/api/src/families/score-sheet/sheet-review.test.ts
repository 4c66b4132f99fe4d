import { usualDates } from "@polyportal/domain/academic-session/dates";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { sessionId } from "../lecturer/testing/taught.ts";
import { testServer } from "../../testing/test-server.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, sheetAt, submit } = sheetsOf(server);
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;

const review = ({ which }: Sheet, who: { as: { user: string } } = offices.head) =>
  server.ok("getSheetReview", which, who);

const giveBack = async (sheet: Sheet) =>
  server.ok(
    "returnSheets",
    { sheets: [await sheet.seen()], reason: "Row 1: the test is above.", studentIds: [] },
    offices.head,
  );

/** Enters marks of one student over what stands. */
async function enter(sheet: Sheet, studentId: string | undefined, typed: object) {
  const { rows } = await sheet.sheet();
  const { version = 0 } = rows.find((row) => row.studentId === studentId) ?? {};
  const row = { studentId: studentId ?? "", version, ...typed };
  await server.ok("saveScores", { ...sheet.which, source: "typed", rows: [row] }, sheet.as);
}

test("a reviewer reads which rows are others since the sheet came back, and what they were", async () => {
  const sheet = await sheetAt("submitted", 3);
  const [changed, coded] = sheet.roster;
  expect(await review(sheet)).toMatchObject({ sinceReturn: null });
  await giveBack(sheet);
  expect((await review(sheet)).sinceReturn?.rows).toEqual([]);
  await enter(sheet, changed?.id, { test: "25" });
  await enter(sheet, changed?.id, { exam: "50" });
  await enter(sheet, coded?.id, { test: "", exam: "", code: "ABS" });
  await submit(sheet);
  const before = { test: 20, lab: null, exam: 45, code: null };
  const { sinceReturn } = await review(sheet);
  expect(new Map(sinceReturn?.rows.map((row) => [row.studentId, row.before]))).toEqual(
    new Map([
      [changed?.id, before],
      [coded?.id, before],
    ]),
  );
  await giveBack(sheet);
  // There and back again is no change.
  await enter(sheet, changed?.id, { test: "26" });
  await enter(sheet, changed?.id, { test: "25" });
  await submit(sheet);
  // Come back again, what was changed before that is old.
  expect((await review(sheet)).sinceReturn?.rows).toEqual([]);
});

test("a row that was empty when the sheet came back was nothing before", async () => {
  const sheet = await taughtSheet(2);
  const [first, second] = sheet.roster;
  await enter(sheet, first?.id, { test: "20", exam: "45" });
  await enter(sheet, second?.id, { code: "INC" });
  await submit(sheet);
  await giveBack(sheet);
  await enter(sheet, second?.id, { code: "", test: "10", exam: "30" });
  expect((await review(sheet)).sinceReturn?.rows).toEqual([
    { studentId: second?.id, before: { test: null, lab: null, exam: null, code: "INC" } },
  ]);
});

test("what is published of earlier sessions stands beside it, counted by the sheet's own rule", async () => {
  const sheet = await taughtSheet(4);
  const earlier = sessionId - 1;
  const sheetId = uuid();
  const parts = { testMax: 30, labMax: 0, examMax: 70 };
  await server.db.insert(scoreSheets).values({
    id: sheetId,
    courseId: sheet.courseId,
    sessionId: earlier,
    state: "published",
    publishedAt: new Date(),
    ...parts,
  });
  const marks = [
    { test: 20, exam: 55, total: 75, code: null },
    { test: 10, exam: 20, total: 30, code: null },
    { test: null, exam: null, total: null, code: "ABS" as const },
  ];
  const publishedAt = new Date();
  await server.db.insert(scores).values([
    ...marks.map((of, at) => ({
      sheetId,
      studentId: sheet.roster[at]?.id ?? "",
      ...of,
      publishedAt,
    })),
    // What is not out counts nowhere.
    { sheetId, studentId: sheet.roster[3]?.id ?? "", test: 30, exam: 70, total: 100 },
  ]);
  const { earlier: beside } = await review(sheet);
  expect(beside).toEqual([{ session: "2025/2026", ...statisticsOf(marks) }]);
  expect(beside[0]).toMatchObject({ graded: 3, counts: { A: 1, F: 2 } });
});

test("of more than three earlier sessions the newest three stand beside it, the newest first", async () => {
  const sheet = await taughtSheet(1);
  const name = "2022/2023";
  await server.db
    .insert(academicSessions)
    .values({ id: 9, name, ...usualDates(name), current: false });
  // By the order of their ids they would be others: the demo's 2023/2024 is its fourth.
  const earlier = [9, 1, 4, 2].map((session) => ({ id: uuid(), sessionId: session }));
  const publishedAt = new Date();
  await server.db.insert(scoreSheets).values(
    earlier.map((one) => ({
      ...one,
      courseId: sheet.courseId,
      state: "published" as const,
      publishedAt,
    })),
  );
  const studentId = sheet.roster[0]?.id ?? "";
  await server.db
    .insert(scores)
    .values(
      earlier.map(({ id }) => ({ sheetId: id, studentId, exam: 50, total: 50, publishedAt })),
    );
  const { earlier: beside } = await review(sheet);
  expect(beside.map(({ session }) => session)).toEqual(["2025/2026", "2024/2025", "2023/2024"]);
});

test("whoever may not see the sheet sees nothing beside it either", async () => {
  const sheet = await taughtSheet(1);
  const other = await taughtSheet(1);
  const asked = (as: { user: string }) => server.request("getSheetReview", sheet.which, { as });
  expect(await asked(other.as.as)).toMatchObject({ status: 404 });
  expect(await asked(sheet.roster[0]?.as.as ?? { user: "" })).toMatchObject({ status: 403 });
});
