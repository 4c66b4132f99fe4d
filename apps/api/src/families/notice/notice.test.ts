import { todayInLagos } from "@polyportal/domain/format/date";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { notices } from "../../database/schema/notice.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const dayAfter = (days: number) => todayInLagos(new Date(Date.now() + days * 86_400_000));

const post = (row: Partial<typeof notices.$inferInsert> & { title: string }) =>
  server.db.insert(notices).values({
    id: uuid(),
    description: "<p>Text</p>",
    startDate: dayAfter(-1),
    senderName: "Registrar",
    category: "Staff",
    inPublic: true,
    ...row,
  });

const titles = async () => (await server.ok("listNotices", {})).map((notice) => notice.title);

test("the demo board shows strangers its current notices that are public, newest first, and not the one that is over", async () => {
  const shown = await server.ok("listNotices", {});
  expect(shown.map(({ category }) => category)).toEqual(["Prospective Students", "All Students"]);
  expect(shown.map((notice) => notice.startDate)).toEqual(
    shown
      .map((notice) => notice.startDate)
      .toSorted()
      .toReversed(),
  );
});

test("a notice shows from its first day to its last, unless it is switched off", async () => {
  await post({ title: "to come", startDate: dayAfter(3) });
  await post({ title: "over", startDate: dayAfter(-9), endDate: dayAfter(-3) });
  await post({ title: "off", active: false });
  await post({ title: "on", endDate: dayAfter(3) });
  expect(await titles()).toContain("on");
  expect(await titles()).not.toEqual(expect.arrayContaining(["to come"]));
  expect(await titles()).not.toEqual(expect.arrayContaining(["over"]));
  expect(await titles()).not.toEqual(expect.arrayContaining(["off"]));
});

test("what is public stands before strangers, however much came for the staff alone since", async () => {
  await post({ title: "for strangers", startDate: dayAfter(-2) });
  for (let turn = 0; turn < 31; turn += 1) {
    await post({ title: `for the staff ${turn}`, inPublic: false });
  }
  expect(await titles()).toContain("for strangers");
  expect(await titles()).not.toContain("for the staff 1");
});

test("a script in a stored notice never reaches a reader", async () => {
  await post({
    title: "hostile",
    description: '<p onclick="x()">Read <script>steal()</script><img src=x onerror=x()>on</p>',
  });
  const shown = await server.ok("listNotices", {});
  expect(shown.find((notice) => notice.title === "hostile")?.description).toBe("<p>Read on</p>");
});

test("a board that has not changed is not sent again", async () => {
  const first = await server.request("listNotices", {});
  const etag = first.headers.get("etag") ?? "";
  const again = await fetch(`${server.url}/api/Notices/general-notices`, {
    headers: { "If-None-Match": etag },
  });
  expect([again.status, await again.text()]).toEqual([304, ""]);
});
