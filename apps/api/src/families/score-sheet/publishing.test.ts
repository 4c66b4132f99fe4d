import { todayInLagos } from "@polyportal/domain/format/date";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { notifications } from "../../database/schema/notification.ts";
import { testServer } from "../../testing/test-server.ts";
import { sheetsOf, offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, registered, steps, sheetAt } = sheetsOf(server);
const today = todayInLagos();
const reason = "Row 1: the test is above class work.";
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;
const outcome = { status: 200, data: { done: 1, refused: [] } };

describe("publishing", () => {
  const publish = async (sheet: Sheet, boardDate = today) =>
    server.request(
      "publishSheets",
      { sheets: [await sheet.seen()], boardDate, minuteNumber: "AB/2026/11" },
      offices.exams,
    );

  test("follows the board, which meets after the approval and not in days to come", async () => {
    const sheet = await sheetAt("approved");
    const early = await publish(sheet, "2020-01-01");
    expect(early).toMatchObject({
      status: 422,
      fields: { boardDate: "the board meets after the sheets are approved" },
    });
    expect(await publish(sheet, "2999-01-01")).toMatchObject({ status: 422 });
    expect(await publish(sheet)).toMatchObject(outcome);
  });

  test("from two tabs at once publishes once", async () => {
    const sheet = await sheetAt("approved", 1);
    const answers = await Promise.all([publish(sheet), publish(sheet)]);
    const done = answers.map((answer) => (answer.success ? answer.data.done : -1));
    expect(new Set(done)).toEqual(new Set([0, 1]));
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, sheet.roster[0]?.id ?? ""));
    expect(told).toHaveLength(1);
  });

  test("leaves out rows whose registration nobody has approved", async () => {
    const sheet = await taughtSheet(1);
    const waiting = await registered(sheet.courseId, "submitted");
    await sheet.enterAll();
    for (const step of Object.values(steps)) await step(sheet);
    const { rows } = await sheet.sheet();
    expect(rows.map(({ studentId, published }) => [studentId === waiting.id, published])).toEqual([
      [false, true],
      [true, false],
    ]);
    const results = await server.ok("getCgpa", {}, waiting.as);
    expect(JSON.stringify(results)).not.toContain(`TST ${sheet.courseId}`);
  });
});

describe("a published sheet that is looked at again", () => {
  test("is held and released by the registrar; its students are told, their grades stand", async () => {
    const sheet = await sheetAt("published", 1);
    const hold = async (who: { as: { user: string } }) =>
      server.request("holdScoreSheet", { ...(await sheet.seen()), reason }, who);
    expect(await hold(offices.exams)).toMatchObject({ status: 403 });
    expect(await hold(offices.registrar)).toMatchObject({ status: 200 });
    expect(await hold(offices.registrar)).toMatchObject({ status: 409, code: "sheet_held" });
    expect(await sheet.sheet()).toMatchObject({ state: "published", held: true });
    const results = await server.ok(
      "getSemesterResults",
      { sessionId: sheet.which.sessionId, semester: "First" },
      sheet.roster[0]?.as,
    );
    expect(results.subjects).toMatchObject([{ total: 65 }]);
    // Nothing that others could be shown is issued meanwhile.
    expect(results).toMatchObject({ held: [`TST ${sheet.courseId}`], verification: null });
    await server.ok("releaseScoreSheet", await sheet.seen(), offices.registrar);
    const again = await server.ok(
      "getSemesterResults",
      { sessionId: sheet.which.sessionId, semester: "First" },
      sheet.roster[0]?.as,
    );
    expect(again).toMatchObject({ held: [], verification: { code: expect.any(String) } });
    expect(
      await server.request("releaseScoreSheet", await sheet.seen(), offices.registrar),
    ).toMatchObject({ status: 409 });
    const told = await server.db
      .select({ title: notifications.title })
      .from(notifications)
      .where(eq(notifications.userId, sheet.roster[0]?.id ?? ""))
      .orderBy(notifications.createdAt);
    expect(told.map(({ title }) => title.replace(/^.*: /, ""))).toEqual([
      `TST ${sheet.courseId} result is out`,
      "result being looked at again",
      "result confirmed",
    ]);
  });
});

test("a registration that is returned after publication takes nothing away", async () => {
  const sheet = await sheetAt("published", 1);
  const [student] = sheet.roster;
  await server.db
    .update(courseRegistrations)
    .set({ state: "returned" })
    .where(eq(courseRegistrations.studentId, student?.id ?? ""));
  expect((await sheet.sheet()).rows).toMatchObject([{ published: true, total: 65 }]);
});
