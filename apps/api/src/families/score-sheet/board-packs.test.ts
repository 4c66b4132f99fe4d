import { todayInLagos } from "@polyportal/domain/format/date";
import { boardPackWords as words } from "@polyportal/domain/messages/board-pack";
import { curvesOf, packCode } from "@polyportal/domain/score-sheet/board-pack";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { boardPacks } from "../../database/schema/results.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { testServer, type CallOptions } from "../../testing/test-server.ts";
import { fingerprintOf } from "../results/fingerprint.ts";
import { classStaff, departmentId } from "../results/testing/class-staff.ts";
import { smallDepartment } from "../results/testing/small-department.ts";
import { amendmentsOf } from "./testing/amendments-of.ts";
import { boardClass, joinsClass } from "./testing/board-class.ts";
import { offices } from "./testing/sheet-of.ts";

// What the academic board is shown of a class, and what publishing refuses after that.

const server = await testServer();
afterAll(server.stop);

await smallDepartment(server.db, { "SML 111": {} });
const sheets = amendmentsOf(server);
const { sheetAt, taughtSheet, registered, steps, published, asked, applied, movedTo } = sheets;
const join = joinsClass(server);
const { officer, head: newHead, dean: newDean, advise } = classStaff(server, sheets);
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;

let head: Awaited<ReturnType<typeof officer>>;
beforeAll(async () => {
  head = await newHead();
});
// Each test has the class for itself.
beforeEach(async () => {
  await server.db.delete(boardPacks);
  await server.db
    .update(students)
    .set({ departmentId: 5 })
    .where(eq(students.departmentId, departmentId));
});

const make = async (as: CallOptions = offices.exams) =>
  (await server.ok("makeBoardPack", boardClass, as)).id;
const read = (id: string, as: CallOptions = offices.exams) => server.ok("getBoardPack", { id }, as);

const publish = async (...some: readonly Sheet[]) =>
  server.ok(
    "publishSheets",
    {
      sheets: await Promise.all(some.map((sheet) => sheet.seen())),
      boardDate: todayInLagos(),
      minuteNumber: "AB/2026/11",
    },
    offices.exams,
  );

/** Sends an approved sheet back, enters one row's exam mark, and brings it to the board again. */
async function change(sheet: Sheet, studentId: string, exam: string) {
  const reason = "One script was added up wrongly.";
  await server.ok(
    "returnSheets",
    { sheets: [await sheet.seen()], reason, studentIds: [] },
    offices.exams,
  );
  const { rows } = await sheet.sheet();
  const version = rows.find((row) => row.studentId === studentId)?.version ?? 0;
  await server.ok(
    "saveScores",
    { ...sheet.which, source: "typed", rows: [{ studentId, version, test: "20", exam }] },
    sheet.as,
  );
  for (const step of ["submitted", "checked", "approved"] as const) {
    const answer = await steps[step](sheet);
    if (!answer.success) throw new Error(`Not ${step}: ${answer.message}`);
  }
}

test("a pack is made by whoever reads the class's unpublished results, and by nobody else", async () => {
  const sheet = await sheetAt("approved");
  await join(...sheet.roster);
  const [dean, adviser, stranger] = [await newDean(), await officer(), await officer()];
  await advise(adviser.id, { sessionId: boardClass.sessionId, levelId: 1 });
  const id = await make();
  const statusesOf = async (as: CallOptions) => {
    const made = await server.request("makeBoardPack", boardClass, as);
    const one = await server.request("getBoardPack", { id }, as);
    const asked = { session: boardClass.sessionId, department: [departmentId] };
    const packs = await server.request("listBoardPacks", asked, as);
    const classes = await server.request("listBoardClasses", asked, as);
    return [
      made.status,
      one.status,
      packs.success ? packs.data.total > 0 : packs.status,
      classes.success ? classes.data.total > 0 : classes.status,
    ];
  };
  for (const as of [offices.exams, offices.registrar, head.as, dean.as]) {
    expect(await statusesOf(as)).toEqual([200, 200, true, true]);
  }
  // The adviser reads what is out; another department's head and an official who advises read nothing.
  for (const as of [adviser.as, stranger.as, offices.head, { as: { user: "adviser" } }]) {
    expect(await statusesOf(as)).toEqual([404, 404, false, false]);
  }
  for (const user of ["student", "helpdesk", "bursar"]) {
    expect(await statusesOf({ as: { user } })).toEqual([403, 403, 403, 403]);
  }
  for (const asked of [
    { ...boardClass, departmentId: 999_999 },
    { ...boardClass, optionId: 999_999 },
    { ...boardClass, sessionId: 99 },
  ]) {
    expect(await server.request("makeBoardPack", asked, offices.exams)).toMatchObject({
      status: 404,
    });
  }
});

test("a pack keeps what it says, is on record, and is found by its code, class and time", async () => {
  const sheet = await sheetAt("approved");
  await join(...sheet.roster);
  const id = await make(head.as);
  const pack = await read(id);
  const [row] = await server.db.select().from(boardPacks).where(eq(boardPacks.id, id));
  // As it comes back from the table, whose keys stand in another order.
  expect(row?.fingerprint).toBe(fingerprintOf(row?.said ?? {}));
  expect(pack.fingerprint).toBe(row?.fingerprint);
  const { rows, id: sheetId } = await sheet.sheet();
  expect(row?.versions).toEqual({
    [sheetId ?? ""]: Object.fromEntries(rows.map((one) => [one.studentId, one.version])),
  });
  const [audit] = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.action, "makeBoardPack"))
    .orderBy(desc(auditRows.at));
  expect(audit).toMatchObject({
    subjectId: id,
    after: { pack: packCode(pack.fingerprint), packFingerprint: pack.fingerprint },
  });
  const found = async (asked: object) =>
    (await server.ok("listBoardPacks", asked, offices.exams)).items.map((one) => one.id);
  const later = await make();
  expect(await found({ department: [departmentId] })).toEqual([later, id]);
  expect(await found({ sort: "madeAt" })).toEqual([id, later]);
  expect(await found({ search: packCode(pack.fingerprint).toLowerCase() })).toEqual([id]);
  expect(await found({ search: "Small Things" })).toEqual([later, id]);
  for (const asked of [
    { search: "zzzz" },
    { semester: "Second" },
    { level: [2] },
    { session: 1 },
    { department: [5] },
    { option: 1 },
  ]) {
    expect(await found(asked)).toEqual([]);
  }
  const classes = await server.ok(
    "listBoardClasses",
    { department: [departmentId], semester: "First" },
    offices.exams,
  );
  const { madeAt } = await read(later);
  expect(classes.items).toMatchObject([{ levelId: 1, students: 2, packedAt: madeAt }]);
});

test("it says what the sheets say: curves, what is missing and whose, and amendments", async () => {
  const [ready, draft, out] = [
    await sheetAt("checked", 3),
    await taughtSheet(1),
    await published(),
  ];
  await join(...ready.roster, ...draft.roster, ...out.roster);
  await applied(out);
  const pack = await read(await make());
  expect(pack.composite).toMatchObject({ provisional: true });
  for (const { column, ...curve } of curvesOf(pack.composite)) {
    const sheet = [ready, draft, out].find(({ courseId }) => courseId === column.courseId);
    const { rows } = (await sheet?.sheet()) ?? { rows: [] };
    expect(curve).toEqual(statisticsOf(rows));
  }
  const courses = Object.fromEntries(pack.courses.map((one) => [one.code, one]));
  expect(courses[`TST ${ready.courseId}`]).toMatchObject({ state: "checked", missing: 0 });
  expect(words.whose("checked", courses[`TST ${ready.courseId}`] ?? noNames)).not.toBe("");
  const begun = courses[`TST ${draft.courseId}`];
  expect(begun).toMatchObject({ students: 1, missing: 1 });
  expect(begun?.lecturers).not.toBe("");
  expect(pack.amendments).toMatchObject([
    {
      code: `TST ${out.courseId}`,
      before: { total: 65, grade: "B" },
      after: { total: 75, grade: "A" },
      minuteNumber: "AB/2026/14",
    },
  ]);
  expect(pack.amendments[0]?.requestedBy).not.toBe("");
});
test("what is asked to be amended stands in it until it is decided", async () => {
  const out = await published(2);
  await join(...out.roster);
  await asked(out);
  const pack = await read(await make());
  expect(pack.requests).toMatchObject([
    {
      code: `TST ${out.courseId}`,
      before: { total: 65, grade: "B" },
      after: { total: 75, grade: "A" },
      state: "requested",
    },
  ]);
  expect(pack.requests?.[0]?.requestedBy).not.toBe("");
  expect(pack.amendments).toEqual([]);
});
const noNames = { lecturers: "", head: "", dean: "" };

test("what a course came to before is of the same class then, as its review has it", async () => {
  const sheet = await sheetAt("approved");
  await join(...sheet.roster);
  const before = await movedTo(await published(3), 2);
  // The same course a session earlier, by students of whom two were in the class.
  await server.db.execute(
    `update score_sheets set course_id = ${sheet.courseId} where course_id = ${before.courseId}`,
  );
  const [first, second] = before.roster;
  for (const { id } of [first, second].filter((one) => one !== undefined)) {
    const own = eq(studentSessions.studentId, id);
    await server.db.update(studentSessions).set({ departmentId }).where(own);
  }
  const pack = await read(await make());
  expect(pack.earlier).toMatchObject([
    { courseId: sheet.courseId, sessions: [{ graded: 2, mean: 65 }] },
  ]);
  const review = await server.ok("getSheetReview", sheet.which, offices.exams);
  expect(review.earlier).toMatchObject([{ graded: 3, mean: 65 }]);
});

test("without a pack, and after one that still says the same, publishing is as ever", async () => {
  const [without, packed] = [await sheetAt("approved"), await sheetAt("approved")];
  expect(await publish(without)).toEqual({ done: 1, refused: [] });
  await join(...packed.roster);
  const id = await make();
  expect((await read(id)).changed).toEqual([]);
  expect(await publish(packed)).toEqual({ done: 1, refused: [] });
  expect((await read(id)).changed).toEqual([]);
});

test("one mark changed after the pack: the sheet stays, its student is named, another is published", async () => {
  const [sheet, other] = [await sheetAt("approved"), await sheetAt("approved")];
  await join(...sheet.roster, ...other.roster);
  const id = await make();
  const [student] = (await sheet.sheet()).rows;
  await change(sheet, student?.studentId ?? "", "46");
  const named = {
    code: `TST ${sheet.courseId}`,
    fullName: student?.fullName,
    matricNumber: student?.matricNumber,
  };
  expect((await read(id)).changed).toEqual([named]);
  const answer = await publish(sheet, other);
  expect(answer).toMatchObject({
    done: 1,
    refused: [
      {
        course: `TST ${sheet.courseId}`,
        code: "sheet_changed",
        message: expect.stringContaining(`: ${student?.fullName}. Please make the pack anew.`),
        classes: [{ departmentId, levelId: 1, departmentOptionId: null, semester: "First" }],
      },
    ],
  });
  expect(await sheet.sheet()).toMatchObject({ state: "approved" });
  expect(await other.sheet()).toMatchObject({ state: "published" });
  // Set back it is another version all the same: the board has not seen it.
  await change(sheet, student?.studentId ?? "", "45");
  expect((await publish(sheet)).done).toBe(0);
  const anew = await make();
  expect((await read(anew)).changed).toEqual([]);
  expect(await publish(sheet)).toEqual({ done: 1, refused: [] });
});

test("rows of other classes that came since are not compared, a new one of the class is", async () => {
  const sheet = await sheetAt("approved");
  await join(...sheet.roster);
  await make();
  const stranger = await registered(sheet.courseId);
  await change(sheet, stranger.id, "50");
  expect(await publish(sheet)).toEqual({ done: 1, refused: [] });

  const second = await sheetAt("approved");
  await join(...second.roster);
  await make();
  const late = await registered(second.courseId);
  await join(late);
  await change(second, late.id, "50");
  expect(await publish(second)).toMatchObject({
    done: 0,
    refused: [{ classes: [{ levelId: 1 }] }],
  });
});

test("a sheet that the pack called missing is published over another pack", async () => {
  const sheet = await taughtSheet(1);
  await join(...sheet.roster);
  await make();
  await sheet.enterAll();
  for (const step of ["submitted", "checked", "approved"] as const) await steps[step](sheet);
  expect((await publish(sheet)).refused).toHaveLength(1);
  await make();
  expect(await publish(sheet)).toEqual({ done: 1, refused: [] });
});

test("from two tabs at once publishes what is as it was shown, once", async () => {
  const sheet = await sheetAt("approved", 1);
  await join(...sheet.roster);
  await make();
  const seen = await sheet.seen();
  const [first, second] = await Promise.all([publish(sheet), publish(sheet)]);
  expect(first.done + second.done).toBe(1);
  expect(await sheet.seen()).toMatchObject({ id: seen.id, revision: seen.revision + 1 });
});
