import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { presences } from "../../database/schema/machinery.ts";
import { createPresence } from "../../presence/presence.ts";
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
