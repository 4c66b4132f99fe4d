import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { inArray } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { timetableSlots } from "../../database/schema/course.ts";
import { everyTable, pasted, workbookOf } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId, taughtBy } from "../lecturer/testing/taught.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const headings = ["Course code*", "Day*", "Begins*", "Ends*", "Room", "Session"];
const { course } = taughtBy(server);

async function preview(...rows: readonly (readonly string[])[]) {
  const { importId } = await server.ok("previewTimetable", { text: pasted(headings, rows) }, as);
  return server.ok("getImport", { id: importId, size: 100 }, as);
}

const apply = (importId: string) => server.ok("uploadTimetable", { importId }, as);

const slotsOf = (...ids: number[]) =>
  server.db
    .select({
      courseId: timetableSlots.courseId,
      sessionId: timetableSlots.sessionId,
      day: timetableSlots.day,
      begins: timetableSlots.begins,
      ends: timetableSlots.ends,
      room: timetableSlots.room,
    })
    .from(timetableSlots)
    .where(inArray(timetableSlots.courseId, ids))
    .orderBy(timetableSlots.courseId, timetableSlots.day, timetableSlots.begins);

describe("a sheet of the timetable", () => {
  test("adds and changes; the same again asks for nothing", async () => {
    const [one, other] = [await course(), await course()];
    const rows = [
      [`tst ${one}`, "mon", "8 am", "10:00", "LT 1", ""],
      [`TST ${one}`, "Monday", "10:00", "11.30", "", "2026/2027"],
      [`TST ${other}`, "Friday", "1400", "4 pm", "LT 2", "2025/2026"],
    ];
    const first = await preview(...rows);
    expect(first).toMatchObject({ kind: "timetable", new: 3, refused: 0 });
    await apply(first.id);
    expect(await slotsOf(one, other)).toEqual([
      { courseId: one, sessionId, day: 1, begins: 480, ends: 600, room: "LT 1" },
      { courseId: one, sessionId, day: 1, begins: 600, ends: 690, room: "" },
      { courseId: other, sessionId: 2, day: 5, begins: 840, ends: 960, room: "LT 2" },
    ]);
    expect(await preview(...rows)).toMatchObject({ unchanged: 3, new: 0, changed: 0, refused: 0 });
    const changed = await preview([`TST ${one}`, "Monday", "08:00", "09:30", "LT 3", ""]);
    expect(changed.items[0]).toMatchObject({
      verdict: "Changed",
      changes: [
        { column: "ends", from: "10:00", to: "09:30" },
        { column: "room", from: "LT 1", to: "LT 3" },
      ],
    });
    await apply(changed.id);
    expect((await slotsOf(one))[0]).toMatchObject({ begins: 480, ends: 570, room: "LT 3" });
    const { items } = await server.ok("getHistory", { subject: "course", id: String(one) }, as);
    expect(items.map(({ what }) => what)).toContain("changed this by an import");
  });

  test("of the columns that must be there alone has no example", async () => {
    const text = pasted(headings.slice(0, 4), [["EEC 432", "Monday", "08:00", "10:00"]]);
    const { importId } = await server.ok("previewTimetable", { text }, as);
    const { items } = await server.ok("getImport", { id: importId }, as);
    expect(items[0]?.reasons).not.toContain(importRunMessages.example);
  });

  test("is refused row by row, to the letter", async () => {
    const [one, other] = [await course(), await course()];
    const first = await preview([`TST ${one}`, "Monday", "08:00", "10:00", "", ""]);
    await apply(first.id);
    const shown = await preview(
      ["XYZ 999", "Monday", "08:00", "10:00", "", "2099/2100"],
      [`TST ${one}`, "Someday", "noon", "", "", ""],
      [`TST ${one}`, "Tuesday", "10:00", "08:00", "", ""],
      [`TST ${one}`, "Monday", "09:00", "11:00", "", ""],
      [`TST ${other}`, "Monday", "09:00", "11:00", "", ""],
      [`TST ${other}`, "Monday", "10:00", "12:00", "", ""],
      ["", "Monday", "10:00", "12:00", "", ""],
    );
    const taught = words.taught(`TST ${one}`, { day: 1, begins: 480, ends: 600 });
    expect(shown.items.map(({ reasons }) => reasons)).toEqual([
      [words.refused.course, words.refused.session],
      [
        "Day: write a day, such as Monday.",
        "Begins: write a time, such as 08:00.",
        expect.stringMatching(/^Ends: /),
      ],
      [words.refused.order],
      [taught],
      [words.refused.twice],
      [words.refused.twice],
      [expect.stringMatching(/^Course code: /)],
    ]);
  });

  test("is undone as if it had never been, but for what was changed since", async () => {
    const [one, other] = [await course(), await course()];
    const before = await everyTable(server);
    const { id } = await preview(
      [`TST ${one}`, "Monday", "08:00", "10:00", "LT 1", ""],
      [`TST ${other}`, "Monday", "08:00", "10:00", "LT 2", ""],
    );
    await apply(id);
    await server.ok("undoImport", { id }, as);
    expect(await everyTable(server)).toEqual(before);
    const again = await preview(
      [`TST ${one}`, "Monday", "08:00", "10:00", "LT 1", ""],
      [`TST ${other}`, "Monday", "08:00", "10:00", "LT 2", ""],
    );
    await apply(again.id);
    const { items } = await server.ok("listTimetableSlots", { search: `tst ${one}` }, as);
    const was = { day: 1, begins: "08:00", ends: "10:00", room: "LT 1" };
    const moved = { id: items[0]?.id ?? "", slot: { ...was, room: "LT 9" }, was };
    await server.ok("updateTimetableSlot", moved, as);
    await server.ok("undoImport", { id: again.id }, as);
    expect(await slotsOf(one, other)).toMatchObject([{ courseId: one, room: "LT 9" }]);
  });

  test("comes as a workbook, too, and begins from a sample", async () => {
    const one = await course();
    const file = await workbookOf(headings, [
      [`TST ${one}`, "Wed", "08:00", "09:00", "LT 1", null],
    ]);
    const { importId } = await server.ok("previewTimetable", { file }, as);
    expect(await server.ok("getImport", { id: importId }, as)).toMatchObject({
      new: 1,
      refused: 0,
    });
    const sample = await server.ok("downloadTimetableSample", {}, as);
    expect(sample.size).toBeGreaterThan(1_000);
  });

  test("is for who may enter", async () => {
    const exams = { as: { user: "exams" } };
    const text = pasted(headings, []);
    expect(await server.request("previewTimetable", { text }, exams)).toMatchObject({
      status: 403,
    });
  });
});
