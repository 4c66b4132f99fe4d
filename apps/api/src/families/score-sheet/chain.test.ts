import { todayInLagos } from "@polyportal/domain/format/date";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { courseLecturers } from "../../database/schema/course.ts";
import { notifications } from "../../database/schema/notification.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { sheetsOf, offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, registered, submit, steps, sheetAt } = sheetsOf(server);
const today = todayInLagos();
const reason = "Row 1: the test is above class work.";
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;

const idOf = async (userName: string) => (await readPerson(server, userName)).id;
const stateOf = async (sheet: Sheet) => (await sheet.sheet()).state;
const outcome = { status: 200, data: { done: 1, refused: [] } };
const refusedFor = (message: string) => ({
  status: 200,
  data: { done: 0, refused: [{ message }] },
});
const ownWork = refusedFor("You entered these scores, so somebody else has to decide.");
const notYours = refusedFor("This step belongs to somebody else.");

test("from the first mark to the student's page: four people, each step once and told", async () => {
  const sheet = await sheetAt("published");
  const { state, steps: taken, rows } = await sheet.sheet();
  expect(state).toBe("published");
  expect(taken.map(({ step }) => step)).toEqual(["publish", "approve", "check", "submit", "open"]);
  expect(new Set(taken.map(({ by }) => by)).size).toBe(4);
  expect(rows.every(({ published }) => published)).toBe(true);
  const [student] = sheet.roster;
  const results = await server.ok(
    "getSemesterResults",
    { sessionId: sheet.which.sessionId, semester: "First" },
    student?.as,
  );
  expect(results.subjects).toMatchObject([{ total: 65, grade: "B" }]);
  const told = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, student?.id ?? ""));
  expect(told).toMatchObject([{ title: `TST ${sheet.courseId} result is out` }]);
});

describe("handing on", () => {
  test("waits for each approved row, and says whose scores are missing", async () => {
    const sheet = await taughtSheet(2);
    await sheet.enterAll("20", "");
    const answer = await submit(sheet);
    expect(answer).toMatchObject({ status: 409, code: "sheet_incomplete" });
    expect(answer.message).toContain("Scores are missing: Okonkwo");
    const { rows } = await sheet.sheet();
    await server.ok(
      "saveScores",
      {
        ...sheet.which,
        source: "typed",
        rows: rows.map(({ studentId, version }) => ({ studentId, version, code: "abs" })),
      },
      sheet.as,
    );
    expect(await submit(sheet)).toMatchObject({ status: 200 });
  });

  test("does not wait for a registration that nobody has approved", async () => {
    const sheet = await taughtSheet(1);
    await sheet.enterAll();
    await registered(sheet.courseId, "submitted");
    expect(await submit(sheet)).toMatchObject({ status: 200 });
  });

  test("wants a word about an unusual result", async () => {
    const sheet = await taughtSheet(2);
    await sheet.enterAll("20", "45");
    expect(await submit(sheet, "")).toMatchObject({
      status: 409,
      code: "remark_needed",
      message: "100.0 % have passed. Please say something about it.",
    });
    expect(await stateOf(sheet)).toBe("draft");
  });

  test("is the coordinator's, who may take it back until the head decides", async () => {
    const sheet = await sheetAt("submitted");
    expect(await server.request("recallScoreSheet", await sheet.seen(), sheet.other)).toMatchObject(
      { status: 409, code: "not_coordinator" },
    );
    await server.ok("recallScoreSheet", await sheet.seen(), sheet.as);
    expect(await stateOf(sheet)).toBe("draft");
    await submit(sheet);
    expect(await steps.checked(sheet)).toMatchObject(outcome);
    expect(await server.request("recallScoreSheet", await sheet.seen(), sheet.as)).toMatchObject({
      status: 409,
      code: "sheet_locked",
    });
  });

  test("ends the draft: what is saved at that moment is in it, or refused", async () => {
    const sheet = await taughtSheet(2);
    await sheet.enterAll();
    const { rows } = await sheet.sheet();
    const [submitted, saved] = await Promise.all([
      submit(sheet),
      server.request(
        "saveScores",
        {
          ...sheet.which,
          source: "typed",
          rows: rows.map(({ studentId, version }) => ({ studentId, version, test: "19" })),
        },
        sheet.other,
      ),
    ]);
    expect(submitted).toMatchObject({ status: 200 });
    const after = (await sheet.sheet()).rows.map(({ test: mark }) => mark);
    expect(after).toEqual(saved.success ? [19, 19] : [20, 20]);
    expect(saved.success || saved.code === "sheet_locked").toBe(true);
  });
});

describe("deciding", () => {
  test("belongs to the office whose turn it is", async () => {
    const sheet = await sheetAt("submitted");
    const sheets = [await sheet.seen()];
    expect(await server.request("checkSheets", { sheets }, offices.dean)).toMatchObject(notYours);
    expect(await server.request("checkSheets", { sheets }, offices.registrar)).toMatchObject(
      notYours,
    );
    expect(await server.request("approveSheets", { sheets }, offices.dean)).toMatchObject(
      refusedFor("This sheet is not at this step. Please look at it again."),
    );
    expect(
      await server.request(
        "publishSheets",
        { sheets, boardDate: today, minuteNumber: "AB/1" },
        offices.head,
      ),
    ).toMatchObject({ status: 403 });
    expect(await stateOf(sheet)).toBe("submitted");
  });

  test("is not for who teaches the course: the dean stands in for a head who does", async () => {
    const sheet = await taughtSheet(1);
    const headId = await idOf("hod");
    await server.db.insert(courseLecturers).values({ ...sheet.which, lecturerId: headId });
    await sheet.enterAll();
    await submit(sheet);
    const sheets = async () => ({ sheets: [await sheet.seen()] });
    expect(await server.request("checkSheets", await sheets(), offices.head)).toMatchObject(
      ownWork,
    );
    expect(await server.request("checkSheets", await sheets(), offices.dean)).toMatchObject(
      outcome,
    );
    expect(await server.request("approveSheets", await sheets(), offices.dean)).toMatchObject(
      outcome,
    );
    expect(await stateOf(sheet)).toBe("approved");
  });

  test("is not for a dean who teaches: the registrar stands in", async () => {
    const sheet = await taughtSheet(1);
    const deanId = await idOf("dean");
    await server.db.insert(courseLecturers).values({ ...sheet.which, lecturerId: deanId });
    await sheet.enterAll();
    await submit(sheet);
    await steps.checked(sheet);
    const sheets = { sheets: [await sheet.seen()] };
    expect(await server.request("approveSheets", sheets, offices.dean)).toMatchObject(ownWork);
    expect(await server.request("approveSheets", sheets, offices.registrar)).toMatchObject(outcome);
  });

  test("over an older sheet is refused", async () => {
    const sheet = await sheetAt("submitted");
    const { id, revision } = await sheet.seen();
    const old = { sheets: [{ id, revision: revision - 1 || 99 }] };
    const answer = await server.request("checkSheets", old, offices.head);
    expect(answer).toMatchObject({ status: 200, data: { done: 0 } });
    expect(await stateOf(sheet)).toBe("submitted");
  });

  /** A sheet of five, of whom one has failed: nothing about it stands out. */
  const ordinary = async () => {
    const sheet = await sheetAt("submitted", 5);
    const { id } = await sheet.seen();
    await server.db
      .update(scores)
      .set({ exam: 10, total: 30 })
      .where(and(eq(scores.sheetId, id), eq(scores.studentId, sheet.roster[0]?.id ?? "")));
    return sheet;
  };

  test("what stands out is not forwarded with others, but by itself", async () => {
    const [one, all] = [await ordinary(), await sheetAt("submitted", 5)];
    const search = (courseId: number) => ({ search: `TST ${courseId}` });
    const listed = async ({ courseId }: { courseId: number }) =>
      (await server.ok("listScoreSheets", search(courseId), offices.head)).items[0];
    expect(await listed(one)).toMatchObject({ passRate: 80, unusual: null, deviation: null });
    const unusual = "100.0 % have passed. Please say something about it.";
    expect(await listed(all)).toMatchObject({ passRate: 100, unusual });
    const sheets = [await one.seen(), await all.seen()];
    expect(await server.ok("checkSheets", { sheets }, offices.head)).toMatchObject({
      done: 1,
      refused: [
        {
          course: `TST ${all.courseId}`,
          message: "Please open it and look at it by itself. 100.0 % have passed.",
        },
      ],
    });
    expect(await Promise.all([one, all].map(stateOf))).toEqual(["checked", "submitted"]);
    const alone = { sheets: [await all.seen()] };
    expect(await server.ok("checkSheets", alone, offices.head)).toMatchObject({ done: 1 });
  });

  test("the mean is laid beside that of the session before", async () => {
    const sheet = await ordinary();
    const before = uuid();
    await server.db.insert(scoreSheets).values({
      id: before,
      courseId: sheet.courseId,
      sessionId: 2,
      state: "published",
      publishedAt: new Date(),
    });
    await server.db.insert(scores).values({
      sheetId: before,
      studentId: sheet.roster[1]?.id ?? "",
      test: 0,
      lab: 0,
      exam: 40,
      total: 40,
      publishedAt: new Date(),
    });
    const asked = { search: `TST ${sheet.courseId}` };
    const { items } = await server.ok("listScoreSheets", asked, offices.head);
    // Four of 65 and one of 30.
    expect(items).toMatchObject([{ mean: 58, deviation: 18 }]);
    expect(items[0]?.unusual).toContain("18.00 above last year's");
  });

  test("answers for each of several: those that may be are done", async () => {
    const [one, two, late] = [await ordinary(), await ordinary(), await sheetAt("checked")];
    const sheets = [await one.seen(), await two.seen(), await late.seen()];
    const answer = await server.ok("checkSheets", { sheets }, offices.head);
    expect(answer).toMatchObject({ done: 2, refused: [{ course: `TST ${late.courseId}` }] });
    expect(await Promise.all([one, two].map(stateOf))).toEqual(["checked", "checked"]);
  });

  test("goes back with a reason and a week, and keeps what was handed on", async () => {
    const sheet = await sheetAt("checked");
    const pointed = sheet.roster[0]?.id ?? "";
    const back = async (who: { as: { user: string } }, why = reason) =>
      server.request(
        "returnSheets",
        { sheets: [await sheet.seen()], reason: why, studentIds: [pointed] },
        who,
      );
    expect(await back(offices.head)).toMatchObject(notYours);
    expect(await back(offices.dean, "short")).toMatchObject({ status: 422 });
    expect(await back(offices.dean)).toMatchObject(outcome);
    const after = await sheet.sheet();
    expect(after).toMatchObject({
      state: "draft",
      steps: [{ step: "return", reason, studentIds: [pointed] }, {}, {}, { step: "open" }],
    });
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, sheet.coordinatorId));
    expect(told).toMatchObject([{ body: `Please look at them again: ${reason}` }]);
  });
});

test("whoever acts for somebody else enters and decides nothing", async () => {
  // With a reason: without one nothing but reading is let through to begin with.
  const why = "The lecturer is abroad.";
  const impersonation = { impersonatorId: await idOf("admin"), reason: why };
  const actingFor = async (userId: string) => {
    const { access } = await inTransaction(server.db, (tx) =>
      server.services.sessions.open(tx, userId, impersonation),
    );
    return { as: { token: access.token } };
  };
  const code = "impersonation_decides_nothing";
  const sheet = await sheetAt("submitted");
  const sheets = [await sheet.seen()];
  expect(
    await server.request("checkSheets", { sheets }, await actingFor(await idOf("hod"))),
  ).toMatchObject({ status: 200, data: { done: 0, refused: [{ code }] } });
  expect(await stateOf(sheet)).toBe("submitted");

  const draft = await taughtSheet(1);
  await draft.enterAll();
  const asLecturer = await actingFor(draft.coordinatorId);
  const before = await draft.sheet();
  const rows = before.rows.map(({ studentId, version }) => ({ studentId, version, test: "1" }));
  const saving = { ...draft.which, source: "typed" as const, rows };
  expect(await server.request("saveScores", saving, asLecturer)).toMatchObject({
    status: 409,
    code,
  });
  const handing = { ...(await draft.seen()), remark: "The class is small." };
  expect(await server.request("submitScoreSheet", handing, asLecturer)).toMatchObject({
    status: 409,
    code,
  });
  expect(await draft.sheet()).toEqual(before);
});
