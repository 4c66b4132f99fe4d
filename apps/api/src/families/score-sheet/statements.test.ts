import { asc, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { LostRace } from "../../database/failure-kind.ts";
import type { Reader } from "../../database/connect.ts";
import { scores, scoreSheets, scoreVersions, sheetSteps } from "../../database/schema/results.ts";
import { testServer } from "../../testing/test-server.ts";
import { takeStep } from "./act-on-sheet.ts";
import { sheetOf } from "./sheet.ts";
import { sheetsOf } from "./testing/sheet-of.ts";
import { writeRows } from "./write-scores.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, submit, steps } = sheetsOf(server);
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;

/** What a sheet was for whoever read it without a lock. */
async function readBy(db: Reader, { which }: Sheet) {
  const found = await sheetOf(db, which);
  if (!found?.sheet) throw new Error("Nobody has begun the sheet.");
  return { ...found, sheet: found.sheet };
}
type Read = Awaited<ReturnType<typeof readBy>>;

/** All that stands of a sheet. */
async function standing({ sheet: { id } }: Read) {
  const { db } = server;
  return {
    sheet: await db.select().from(scoreSheets).where(eq(scoreSheets.id, id)),
    scores: await db.select().from(scores).where(eq(scores.sheetId, id)),
    versions: await db
      .select()
      .from(scoreVersions)
      .where(eq(scoreVersions.sheetId, id))
      .orderBy(asc(scoreVersions.version)),
    steps: await db.select().from(sheetSteps).where(eq(sheetSteps.sheetId, id)),
  };
}

const now = new Date();
const audit = () => {};

describe("a statement that nobody locked anything for", () => {
  const marks = { test: 1, lab: null, exam: 1, code: null };
  const write = ({ sheet }: Read, { roster, coordinatorId }: Sheet) =>
    server.db.transaction((tx) =>
      writeRows(
        tx,
        { ...sheet, state: "draft" },
        [{ studentId: roster[0]?.id ?? "", version: 1, marks, reason: "", total: 2 }],
        { source: "typed", enteredBy: coordinatorId, enteredAt: now },
      ),
    );
  const step = (read: Read, { coordinatorId }: Sheet) =>
    server.db.transaction((tx) =>
      takeStep(
        { tx, audit },
        read,
        { step: "extend", reason: "Of the day before." },
        { caller: { userId: coordinatorId }, now },
      ),
    );

  test("writes nothing into a sheet that was handed on since it was read", async () => {
    const sheet = await taughtSheet(1);
    await sheet.enterAll();
    const read = await readBy(server.db, sheet);
    await submit(sheet);
    const before = await standing(read);
    await expect(write(read, sheet)).rejects.toThrow(LostRace);
    await expect(step(read, sheet)).rejects.toMatchObject({ code: "sheet_changed" });
    expect(await standing(read)).toEqual(before);
  });

  test("writes nothing into a sheet that came back since, a draft again at another revision", async () => {
    const sheet = await taughtSheet(1);
    await sheet.enterAll();
    const read = await readBy(server.db, sheet);
    await submit(sheet);
    await server.ok("recallScoreSheet", await sheet.seen(), sheet.as);
    const before = await standing(read);
    await expect(write(read, sheet)).rejects.toThrow(LostRace);
    await expect(step(read, sheet)).rejects.toMatchObject({ code: "sheet_changed" });
    expect(await standing(read)).toEqual(before);
  });

  test("waits for whoever acts at the same moment, and finds nothing to write afterwards", async () => {
    const sheet = await taughtSheet(1);
    await sheet.enterAll();
    const read = await readBy(server.db, sheet);
    let late: Promise<unknown> = Promise.resolve();
    await server.db.transaction(async (tx) => {
      const acting = { caller: { userId: sheet.coordinatorId }, now };
      await takeStep({ tx, audit }, read, { step: "submit", state: "submitted" }, acting);
      late = Promise.allSettled([write(read, sheet), step(read, sheet)]);
    });
    expect(await late).toMatchObject([
      { status: "rejected", reason: expect.any(LostRace) },
      { status: "rejected", reason: { code: "sheet_changed" } },
    ]);
    expect((await sheet.sheet()).rows).toMatchObject([{ version: 1, total: 65 }]);
    // And the way goes on from there.
    expect(await steps.checked(sheet)).toMatchObject({ data: { done: 1 } });
  });
});
