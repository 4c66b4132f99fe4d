import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportKeys, exportParts, exportRequests } from "../database/schema/exports.ts";
import { notifications } from "../database/schema/notification.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { users } from "../database/schema/users.ts";
import { testServer } from "../testing/test-server.ts";
import { claimExport } from "./claim.ts";
import { addAdministrator, addCrowd, deny, exportOfId } from "./testing/exports.ts";
import { slowList } from "./testing/slow-list.ts";

const server = await testServer();
afterAll(server.stop);
beforeAll(() => addCrowd(server));

const everybody = { list: "listUsers", format: "csv", sort: "userName" } as const;

/** Requests an export of all people, as a new administrator. */
async function ask() {
  const person = await addAdministrator(server);
  const by = { as: { user: person.userName } };
  const asked = await server.ok("requestExport", everybody, by);
  expect(asked).toMatchObject({ state: "waiting", ready: false });
  return { person, by, id: asked.id };
}

/** Runs the waiting export as the job does, with a callback before each piece. */
async function makeWith(beforePiece: (piece: number) => Promise<unknown>) {
  const request = await claimExport(server.db);
  if (!request) throw new Error("Nothing waits.");
  await server.services.exports.make([slowList(beforePiece)], request, { waitedFor: false });
}

const linesOf = async (id: string, by: { as: { user: string } }) =>
  (await (await server.ok("getExportFile", { id }, by)).text()).split("\r\n").filter(Boolean);

const leftOf = async (id: string) => [
  await server.db.$count(exportKeys, eq(exportKeys.exportId, id)),
  await server.db.$count(exportParts, eq(exportParts.exportId, id)),
];

test("a large list is made in the background, and a link is sent, never the file", async () => {
  const { person, by, id } = await ask();
  expect(await server.request("getExportFile", { id }, by)).toMatchObject({
    code: "export_not_ready",
  });
  await server.runJob("exports");
  const [listed] = (await server.ok("listExports", { side: "own" }, by)).items;
  const count = await server.db.$count(users);
  expect(listed).toMatchObject({ id, state: "done", total: count, done: count, ready: true });
  const lines = await linesOf(id, by);
  expect(lines).toHaveLength(count + 1);
  const names = lines.slice(1).map((line) => line.split(",")[1]);
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) =>
      server.ok("listUsers", { sort: "userName", size: 1000, page }, by),
    ),
  );
  expect(names).toEqual(pages.flatMap(({ items }) => items.map(({ userName }) => userName)));
  const told = and(
    eq(notifications.userId, person.id),
    eq(notifications.path, "/notifications#downloads"),
  );
  expect(await server.db.$count(notifications, told)).toBe(1);
  const [letter] = await server.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.about, id));
  expect(letter?.body).toContain("/notifications#downloads");
  expect(letter?.body).not.toContain("crowd.1");
});

test("killed half-way, another process makes the file of the same rows", async () => {
  const { by, id } = await ask();
  const { databaseUrl = "", databasePooler } = server.services.config;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "testing/make-slowly.ts"), databaseUrl, databasePooler],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  const dead = await exportOfId(server, id);
  expect(dead).toMatchObject({ state: "running", attempt: 1, done: 1500 });
  // Another process may not take it while the lease is valid.
  expect(await claimExport(server.db)).toBeUndefined();
  // Somebody added later is not in the file, because the keys were kept first.
  const later = await addAdministrator(server);
  await server.db
    .update(exportRequests)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(exportRequests.id, id));
  await server.runJob("exports");
  const made = await exportOfId(server, id);
  expect(made).toMatchObject({ state: "done", attempt: 2, total: dead.total, done: dead.total });
  const lines = await linesOf(id, by);
  expect(lines).toHaveLength((dead.total ?? 0) + 1);
  expect(lines.some((line) => line.includes(`,${later.userName},`))).toBe(false);
  expect((await leftOf(id))[0]).toBe(0);
});

test("a process that stops hands it on, and one that was taken for dead writes nothing more", async () => {
  const { by, id } = await ask();
  const stopping = new AbortController();
  const request = await claimExport(server.db);
  if (!request) throw new Error("Nothing waits.");
  const list = slowList(async (piece) => {
    if (piece === 3) stopping.abort();
  });
  await server.services.exports.make([list], request, {
    signal: stopping.signal,
    waitedFor: false,
  });
  expect(await exportOfId(server, id)).toMatchObject({ state: "waiting", leaseUntil: null });
  await makeWith(async (piece) => {
    if (piece !== 3) return;
    await server.db
      .update(exportRequests)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(eq(exportRequests.id, id));
    await server.runJob("exports");
  });
  const { total } = await exportOfId(server, id);
  expect(await linesOf(id, by)).toHaveLength((total ?? 0) + 1);
  const { attempt } = await exportOfId(server, id);
  const others = and(eq(exportParts.exportId, id), sql`attempt <> ${attempt}`);
  expect(await server.db.$count(exportParts, others)).toBe(0);
});

test("who loses the claim meanwhile gets no file, and is told why", async () => {
  const { person, by, id } = await ask();
  await makeWith(async (piece) => {
    if (piece === 3) await deny(server, person.id, "users.see");
  });
  expect(await exportOfId(server, id)).toMatchObject({ state: "failed", failure: "right_lost" });
  expect(await leftOf(id)).toEqual([0, 0]);
  expect(await server.request("getExportFile", { id }, by)).toMatchObject({
    code: "export_not_ready",
  });
  const [told] = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, person.id));
  expect(told?.body).toContain("may no longer see this list");
});

test("who acted as another and may not any more gets no file", async () => {
  const officer = await addAdministrator(server);
  const { id } = await ask();
  await server.db
    .update(exportRequests)
    .set({ impersonatorId: officer.id })
    .where(eq(exportRequests.id, id));
  await makeWith(async (piece) => {
    if (piece === 3) await deny(server, officer.id, "users.impersonate");
  });
  expect(await exportOfId(server, id)).toMatchObject({ state: "failed", failure: "right_lost" });
});

test("who is found by the list's filters no more when a row is read, is not in the file", async () => {
  const person = await addAdministrator(server);
  const by = { as: { user: person.userName } };
  const students = { ...everybody, filters: { userType: "student" } };
  const { id } = await server.ok("requestExport", students, by);
  const moved = eq(users.userName, "crowd.999");
  await makeWith(async (piece) => {
    if (piece === 2) await server.db.update(users).set({ userType: "official" }).where(moved);
  });
  await server.db.update(users).set({ userType: "student" }).where(moved);
  const lines = await linesOf(id, by);
  expect(lines.some((line) => line.includes(",crowd.998,"))).toBe(true);
  expect(lines.some((line) => line.includes(",crowd.999,"))).toBe(false);
});

test("an account that is switched off meanwhile gets no file", async () => {
  const { person, id } = await ask();
  await makeWith(async (piece) => {
    if (piece !== 2) return;
    await server.db.update(users).set({ active: false }).where(eq(users.id, person.id));
  });
  expect(await exportOfId(server, id)).toMatchObject({ state: "failed", failure: "right_lost" });
});

test("cancelled half-way, nothing is left", async () => {
  const { by, id } = await ask();
  await makeWith(async (piece) => {
    if (piece === 3) await server.ok("deleteExport", { id }, by);
  });
  expect(await exportOfId(server, id)).toMatchObject({ state: "cancelled" });
  expect(await leftOf(id)).toEqual([0, 0]);
  await server.ok("deleteExport", { id }, by);
  expect((await server.ok("listExports", { side: "own" }, by)).total).toBe(0);
});

test("of more rows than a file of its kind holds, none is made, and the words say what to do", async () => {
  const person = await addAdministrator(server);
  const by = { as: { user: person.userName } };
  await server.db.execute(sql`insert into audit_rows
      (id, at, actor_kind, subject, subject_id, action, ip, request_id)
    select gen_random_uuid(), now() - n * interval '1 second', 'anyone', 'user', 'none', 'login', '', 'crowd'
    from generate_series(1, 20001) n`);
  const asked = { list: "listAudit", filters: { action: "login" } } as const;
  const paper = await server.ok("requestExport", { ...asked, format: "pdf" }, by);
  const { id } = await server.ok("requestExport", { ...asked, format: "csv" }, by);
  await server.runJob("exports");
  await server.runJob("exports");
  expect(await exportOfId(server, paper.id)).toMatchObject({
    state: "failed",
    failure: "too_long",
  });
  expect(await leftOf(paper.id)).toEqual([0, 0]);
  const { items } = await server.ok("listExports", { side: "own" }, by);
  expect(items.find((one) => one.id === paper.id)?.failure).toContain("20,000 in a PDF");
  expect((await linesOf(id, by)).length).toBeGreaterThan(20_001);
  await server.db.execute(sql`delete from audit_rows where request_id = 'crowd'`);
});

test("where the disk is full it fails with words, and nothing is left", async () => {
  const { by, id } = await ask();
  await server.db.execute(sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$`);
  await server.db.execute(sql`create trigger no_room before insert on export_parts
    for each row execute function no_room()`);
  await server.runJob("exports");
  await server.db.execute(sql`drop trigger no_room on export_parts`);
  expect(await exportOfId(server, id)).toMatchObject({ state: "failed", failure: "disk_full" });
  expect(await leftOf(id)).toEqual([0, 0]);
  const [listed] = (await server.ok("listExports", { side: "own" }, by)).items;
  expect(listed?.failure).toContain("no room");
});
