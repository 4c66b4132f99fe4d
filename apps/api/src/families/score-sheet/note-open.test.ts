import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { presences } from "../../database/schema/machinery.ts";
import { resultDeadlines } from "../../database/schema/results.ts";
import { createPresence } from "../../presence/presence.ts";
import { actionsOn } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet } = sheetsOf(server);

const longAgo = (interval: string) =>
  server.db.update(presences).set({ seenAt: sql`now() - ${interval}::interval` });

test("two who have a sheet open are told of each other, and of nobody who left a minute ago", async () => {
  const sheet = await taughtSheet(1);
  const elsewhere = await taughtSheet(1);
  const openedBy = (who: typeof sheet.as, { which } = sheet) =>
    server.ok("noteSheetOpen", which, who);
  await openedBy(elsewhere.as, elsewhere);
  expect(await openedBy(sheet.as)).toEqual({ others: [] });
  const [coordinator] = (await openedBy(sheet.other)).others;
  expect(coordinator).toBeTruthy();
  expect(await openedBy(sheet.other)).toEqual({ others: [coordinator] });
  expect((await openedBy(sheet.as)).others).toHaveLength(1);
  await longAgo("61 seconds");
  expect(await openedBy(sheet.other)).toEqual({ others: [] });
});

test("the first opening by whoever may fill it begins the sheet, once, and says who it was", async () => {
  const sheet = await taughtSheet(1);
  const open = (who: typeof sheet.as) => server.ok("noteSheetOpen", sheet.which, who);
  await open(offices.head);
  expect(await sheet.sheet()).toMatchObject({ id: null, steps: [] });
  await Promise.all([open(sheet.as), open(sheet.other), open(sheet.as)]);
  const opened = await sheet.sheet();
  expect(opened).toMatchObject({ state: "draft", revision: 1, steps: [{ step: "open" }] });
  expect(await actionsOn(server, opened.id ?? "")).toEqual(["openScoreSheet"]);
  // What is saved next goes on from there, and fixes the split.
  await sheet.enterAll();
  expect(await sheet.sheet()).toMatchObject({ id: opened.id, steps: [{ step: "open" }] });
});

test("what is saved first begins the sheet, too; after the deadline nobody begins it", async () => {
  const [sheet, late] = [await taughtSheet(1), await taughtSheet(1)];
  await sheet.enterAll();
  expect(await sheet.sheet()).toMatchObject({ steps: [{ step: "open" }] });
  const key = { sessionId: late.which.sessionId, semester: "First" as const };
  await server.db.insert(resultDeadlines).values({ ...key, closesAt: new Date(2020, 1, 1) });
  await server.ok("noteSheetOpen", late.which, late.as);
  await server.db.delete(resultDeadlines);
  expect(await late.sheet()).toMatchObject({ id: null });
});

test("who may not see a sheet says nothing about it", async () => {
  const [sheet, elsewhere] = [await taughtSheet(1), await taughtSheet(1)];
  const asked = await server.request("noteSheetOpen", sheet.which, elsewhere.as);
  expect(asked).toMatchObject({ success: false, code: "not_found" });
  expect((await server.ok("noteSheetOpen", sheet.which, offices.head)).others).toEqual([]);
});

test("who was where is forgotten after an hour", async () => {
  const sheet = await taughtSheet(1);
  const presence = createPresence(server.db);
  await server.ok("noteSheetOpen", sheet.which, sheet.as);
  await longAgo("59 minutes");
  await presence.forget();
  expect(await server.db.$count(presences)).toBeGreaterThan(0);
  await longAgo("61 minutes");
  await presence.forget();
  expect(await server.db.$count(presences)).toBe(0);
});
