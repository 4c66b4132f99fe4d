import { afterAll, expect, test } from "vitest";
import { courseLecturers } from "../../database/schema/course.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { sheetAt, taughtSheet, submit } = sheetsOf(server);

/** A sheet that the head of its department teaches: the dean does both steps. */
async function taughtByHead() {
  const sheet = await taughtSheet(1);
  await server.db.insert(courseLecturers).values({
    courseId: sheet.courseId,
    sessionId: sheet.which.sessionId,
    lecturerId: (await readPerson(server, "hod")).id,
  });
  await sheet.enterAll();
  await submit(sheet);
  return sheet;
}

/** Whether a sheet stands in somebody's list of what waits, and the step that the list says. */
async function waits(courseId: number, as: { as: { user: string } }) {
  const { items } = await server.ok("listScoreSheets", { search: `TST ${courseId}` }, as);
  return items.map(({ act }) => act);
}

test("what waits is what the rule allows: whoever stands in sees it, and nobody else's work", async () => {
  const [usual, stoodIn, checked] = [
    await sheetAt("submitted", 1),
    await taughtByHead(),
    await sheetAt("checked", 1),
  ];
  const { head, dean, registrar } = offices;
  expect(await waits(usual.courseId, head)).toEqual(["check"]);
  expect(await waits(usual.courseId, dean)).toEqual([]);
  expect(await waits(stoodIn.courseId, head)).toEqual([]);
  expect(await waits(stoodIn.courseId, dean)).toEqual(["check"]);
  expect(await waits(checked.courseId, dean)).toEqual(["approve"]);
  // The dean can: the registrar does not stand in.
  expect(await waits(checked.courseId, registrar)).toEqual([]);
  const sheets = [await stoodIn.seen()];
  expect(await server.ok("checkSheets", { sheets }, dean)).toMatchObject({ done: 1 });
});
