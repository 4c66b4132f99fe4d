import { formatDateTime, todayInLagos } from "@polyportal/domain/format/date";
import { inArray } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { courseLecturers } from "../../database/schema/course.ts";
import { notifications } from "../../database/schema/notification.ts";
import { resultDeadlines } from "../../database/schema/results.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

// Who has longer for the scores of a course than the day of its semester says.

const server = await testServer();
afterAll(server.stop);
afterEach(() => server.db.delete(resultDeadlines));

const { taughtSheet, sheetAt, submit } = sheetsOf(server);
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;
type Who = { as: { user: string } };

const day = 86_400_000;
const inDays = (days: number) => todayInLagos(new Date(Date.now() + days * day));
const daysUntil = (moment: string | null) => (Date.parse(moment ?? "") - Date.now()) / day;

const setDeadline = ({ which: { sessionId } }: Sheet, closesAt: Date) =>
  server.db.insert(resultDeadlines).values({ sessionId, semester: "First", closesAt });

const extend = ({ which }: Sheet, days: number, who: Who = offices.head) =>
  server.request(
    "extendResultDeadline",
    { ...which, untilOn: inDays(days), reason: "The laboratory was closed for two weeks." },
    who,
  );

const giveBack = async (sheet: Sheet) =>
  server.ok(
    "returnSheets",
    { sheets: [await sheet.seen()], reason: "Row 1: the test is above.", studentIds: [] },
    offices.head,
  );

describe("a sheet that came back", () => {
  test("is open to its lecturers for seven days, however long the deadline is over", async () => {
    const sheet = await sheetAt("submitted", 1);
    await setDeadline(sheet, new Date(2020, 1, 1));
    await giveBack(sheet);
    const { closesAt, rows } = await sheet.sheet();
    expect(daysUntil(closesAt)).toBeCloseTo(7, 1);
    const [{ studentId, version } = { studentId: "", version: 0 }] = rows;
    const saving = {
      ...sheet.which,
      source: "typed" as const,
      rows: [{ studentId, version, test: "25" }],
    };
    expect(await server.request("saveScores", saving, sheet.as)).toMatchObject({
      status: 200,
      data: { saved: [{ test: 25 }] },
    });
    expect(await submit(sheet)).toMatchObject({ status: 200 });
  });

  test("keeps the later day that its head had given it", async () => {
    const sheet = await taughtSheet(1);
    await sheet.enterAll();
    expect(await extend(sheet, 20)).toMatchObject({ status: 200 });
    const { closesAt } = await sheet.sheet();
    await submit(sheet);
    await giveBack(sheet);
    expect(await sheet.sheet()).toMatchObject({ state: "draft", closesAt });
    expect(Math.floor(daysUntil(closesAt))).toBe(20);
  });
});

describe("a deadline is extended", () => {
  test("by the head, and by the dean only where the head teaches the course", async () => {
    const sheet = await taughtSheet(1);
    await sheet.enterAll();
    const refused = (code: string) => ({ status: 409, code });
    const mayExtend = async (who: Who) => (await sheet.sheet(who)).acts.includes("extend");
    expect(await extend(sheet, 1, offices.dean)).toMatchObject(refused("not_your_sheet"));
    expect([await mayExtend(offices.head), await mayExtend(offices.dean)]).toEqual([true, false]);
    const { id: lecturerId } = await readPerson(server, "hod");
    await server.db.insert(courseLecturers).values({ ...sheet.which, lecturerId });
    expect(await extend(sheet, 1)).toMatchObject(refused("own_work"));
    expect([await mayExtend(offices.head), await mayExtend(offices.dean)]).toEqual([false, true]);
    expect(await extend(sheet, 1, offices.dean)).toMatchObject({ status: 200 });
  });

  test("and each lecturer of the course is told until when, once, by letter too", async () => {
    const sheet = await taughtSheet(1);
    await extend(sheet, 9);
    const { code, closesAt } = await sheet.sheet();
    const lecturers = [
      await readPerson(server, sheet.as.as.user),
      await readPerson(server, sheet.other.as.user),
    ];
    const title = `${code}, 2026/2027: deadline extended`;
    const body = `Scores can be entered until ${formatDateTime(closesAt ?? "")}.`;
    const told = await server.db
      .select()
      .from(notifications)
      .where(
        inArray(
          notifications.userId,
          lecturers.map(({ id }) => id),
        ),
      );
    expect(told).toHaveLength(2);
    expect(new Set(told.map(({ userId }) => userId)).size).toBe(2);
    for (const one of told) expect(one).toMatchObject({ title, body });
    for (const { email } of lecturers) {
      const letters = (await mailsTo(server, email ?? "")).filter(
        ({ kind }) => kind === "deadlineExtended",
      );
      expect(letters).toHaveLength(1);
      expect(letters[0]?.subject).toContain(title);
      expect(letters[0]?.body).toContain(body);
    }
  });
});
