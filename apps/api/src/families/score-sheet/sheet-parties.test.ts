import { inArray, ne, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { courseLecturers } from "../../database/schema/course.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { effectiveClaims } from "../../rights/effective.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { partyOf, type Asking } from "./party.ts";
import { forwardActOf, sheetParties } from "./sheet-parties.ts";
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

test("of every sheet and every office both queries say the same", async () => {
  await sheetAt("approved", 1);
  await taughtByHead();
  const people = await server.db
    .select({ id: users.id, userType: users.userType, claims: effectiveClaims })
    .from(users)
    .where(inArray(users.userName, ["hod", "dean", "registrar", "exams", "lecturer", "adviser"]));
  const sheets = await server.db
    .select()
    .from(scoreSheets)
    .where(ne(scoreSheets.state, "published"));
  let decided = 0;
  for (const { id, userType, claims } of people) {
    const asking: Asking = {
      userId: id,
      userType: userType.toLowerCase(),
      claims: new Set(claims as never[]),
      impersonatorId: undefined,
    };
    const together = await sheetParties(server.db, asking, sql`true`);
    for (const { id: sheetId, courseId, sessionId } of sheets) {
      const alone = await partyOf(server.db, asking, { courseId, sessionId });
      const one = together.get(sheetId);
      expect(one?.chain).toEqual(alone?.chain);
      expect({ ...one?.who, coordinates: undefined }).toEqual({
        ...alone?.who,
        coordinates: undefined,
      });
      if (one && forwardActOf(one)) decided += 1;
    }
  }
  expect(decided).toBeGreaterThan(5);
}, 60_000);
