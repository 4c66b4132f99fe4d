import { afterAll, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, recordOf } from "../authentication/testing/people.ts";
import { notify } from "../../notification/notify.ts";

const server = await testServer();
afterAll(server.stop);

let turn = 0;

/** A person with so many notifications, the last told a minute after the one before. */
async function personWith(many: number) {
  turn += 1;
  const { id, userName } = await addPerson(server, { userName: `told.${turn}` });
  for (let number = 1; number <= many; number += 1) {
    const now = new Date(Date.UTC(2026, 10, 20, 10, number));
    const told = { userId: id, title: `News ${number}`, body: "Read it.", path: "/results", now };
    await inTransaction(server.db, (tx) => notify(tx, told));
  }
  return { id, as: { as: { user: userName } } };
}

test("a person's notifications come newest first, ten on a page", async () => {
  const { as } = await personWith(12);
  const first = await server.ok("listNotifications", {}, as);
  expect(first.total).toBe(12);
  expect(first.items).toHaveLength(10);
  expect(first.items[0]).toMatchObject({
    title: "News 12",
    body: "Read it.",
    path: "/results",
    createdAt: "2026-11-20T10:12:00.000Z",
    readAt: null,
  });
  const second = await server.ok("listNotifications", { page: 2, size: 10 }, as);
  expect(second.items.map(({ title }) => title)).toEqual(["News 2", "News 1"]);
});

test("what is read no longer counts as unread", async () => {
  const { id, as } = await personWith(3);
  const { items } = await server.ok("listNotifications", {}, as);
  await server.ok("markNotificationRead", { id: items[0]?.id ?? "" }, as);
  await server.ok("markNotificationRead", { id: items[0]?.id ?? "" }, as);
  expect(await server.ok("countUnread", {}, as)).toEqual({ unread: 2 });
  const unread = await server.ok("listNotifications", { unread: "true" }, as);
  expect(unread).toMatchObject({ total: 2, items: [{ title: "News 2" }, { title: "News 1" }] });
  await server.ok("markAllNotificationsRead", {}, as);
  await server.ok("markAllNotificationsRead", {}, as);
  expect(await server.ok("countUnread", {}, as)).toEqual({ unread: 0 });
  expect(await recordOf(server, id)).toMatchObject([
    { action: "markNotificationRead", after: { notifications: [items[0]?.id] } },
    { action: "markNotificationRead" },
  ]);
});

test("nobody sees or marks another's", async () => {
  const mine = await personWith(1);
  const other = await personWith(0);
  const { items } = await server.ok("listNotifications", {}, mine.as);
  expect(await server.ok("listNotifications", {}, other.as)).toEqual({ items: [], total: 0 });
  expect(
    await server.request("markNotificationRead", { id: items[0]?.id ?? "" }, other.as),
  ).toMatchObject({ status: 404 });
  await server.ok("markAllNotificationsRead", {}, other.as);
  expect(await server.ok("countUnread", {}, mine.as)).toEqual({ unread: 1 });
});

test("a page that is none is refused", async () => {
  const as = { as: { user: "student" } };
  for (const input of [{ page: 0 }, { page: "x" }, { size: 1001 }]) {
    expect(await server.request("listNotifications", input, as)).toMatchObject({ status: 422 });
  }
});
