import { mailedNoticesADay } from "@polyportal/domain/notice/mail-limits";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { notices } from "../../database/schema/notice.ts";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";
import { draft } from "./testing/drafts.ts";

const server = await testServer();
afterAll(server.stop);

const reason = "Whoever is away reads no board.";
const asAdmin = { as: { user: "admin" } };
const everybody = {
  category: "All Students" as const,
  departmentIds: [] as number[],
  levelIds: [] as number[],
};
const create = (changes: object, user = "admin") =>
  server.request("createNotice", draft(changes), { as: { user } });
const count = (asked: object = {}, user = "admin") =>
  server.ok("countNoticeReaders", { ...everybody, ...asked }, { as: { user } });
/** The day's count begins anew, as after midnight. */
const nextDay = () =>
  server.db.update(notices).set({ mailAskedAt: sql`${notices.mailAskedAt} - interval '1 day'` });

async function mailed(changes: object = {}): Promise<string> {
  const answer = await create({ mail: true, reason, ...changes });
  if (!answer.success) throw new Error(answer.message);
  return answer.data.id;
}

test("how many it goes to is told before it goes, and is what goes", async () => {
  const { letters } = await count();
  expect(letters).toBeGreaterThan(200);
  expect((await count({ levelIds: [2] })).letters).toBeLessThan(letters);
  expect((await count({ category: "Staff" })).letters).toBeGreaterThan(5);
  expect((await count({ category: "Prospective Students" })).letters).toBe(0);
  const before = await server.db.$count(notices);
  const id = await mailed({ levelIds: [2] });
  await server.runJob("mail notices");
  const sent = await server.db.$count(outboxMessages, eq(outboxMessages.about, id));
  expect(sent).toBe((await count({ levelIds: [2] })).letters);
  expect((await recordOf(server, id))[0]).toMatchObject({
    action: "createNotice",
    after: { letters: sent },
    reason,
  });
  expect(await server.db.$count(notices)).toBe(before + 1);
  expect(
    await server.request("countNoticeReaders", everybody, { as: { user: "bursar" } }),
  ).toMatchObject({ status: 403 });
});

test("letters take a reason: at first, and where they are to reach others", async () => {
  await nextDay();
  const needed = { status: 422, code: "reason_needed", fields: { reason: "please say why" } };
  expect(await create({ mail: true })).toMatchObject(needed);
  expect(await create({ mail: true, reason: "too short" })).toMatchObject(needed);
  // What goes to nobody by e-mail takes none.
  const plain = await create({});
  if (!plain.success) throw new Error(plain.message);
  const id = await mailed({ departmentIds: [9], startDate: "2099-01-01" });
  let revision = 0;
  const update = (changes: object) =>
    server.request(
      "updateNotice",
      {
        id,
        revision: (revision += 1),
        ...draft({ mail: true, departmentIds: [9], startDate: "2099-01-01", ...changes }),
      },
      asAdmin,
    );
  // Other words reach the same people.
  expect((await update({ title: "Corrected" })).status).toBe(200);
  for (const changes of [
    { departmentIds: [] },
    { category: "Undergraduate" },
    { startDate: "2026-01-05" },
  ]) {
    expect(await update(changes)).toMatchObject(needed);
    revision -= 1;
  }
  expect((await update({ departmentIds: [], reason })).status).toBe(200);
  expect((await recordOf(server, id)).at(-1)).toMatchObject({
    action: "updateNotice",
    after: { departmentIds: [], letters: expect.any(Number) },
    reason,
  });
  // One that was not to be mailed is asked about when it is.
  const asked = { id: plain.data.id, revision: 1, ...draft({ mail: true }) };
  expect(await server.request("updateNotice", asked, asAdmin)).toMatchObject(needed);
  expect((await server.request("updateNotice", { ...asked, reason }, asAdmin)).status).toBe(200);
});

test("one person has only so many mailed in a day, deleted or not; without e-mail it goes on the board", async () => {
  await nextDay();
  const ids: string[] = [];
  for (let turn = 0; turn < mailedNoticesADay; turn += 1) {
    expect((await count()).left).toBe(mailedNoticesADay - turn);
    ids.push(await mailed({ departmentIds: [9] }));
  }
  expect((await count()).left).toBe(0);
  // Whose readers are changed, a notice is not counted against itself.
  expect((await count({ id: ids[0] })).left).toBe(1);
  const refused = {
    status: 429,
    code: "mail_limit",
    message: expect.stringContaining("after midnight"),
  };
  expect(await create({ mail: true, reason })).toMatchObject(refused);
  await server.ok("deleteNotice", { id: ids[0] ?? "" }, asAdmin);
  expect(await create({ mail: true, reason })).toMatchObject(refused);
  const plain = await create({});
  expect(plain.status).toBe(200);
  const asked = {
    id: plain.success ? plain.data.id : "",
    revision: 1,
    ...draft({ mail: true, reason }),
  };
  expect(await server.request("updateNotice", asked, asAdmin)).toMatchObject(refused);
  // To others instead, a letter that waits is no other.
  const moved = {
    ...draft({ mail: true, reason, departmentIds: [6] }),
    id: ids[1] ?? "",
    revision: 1,
  };
  expect((await server.request("updateNotice", moved, asAdmin)).status).toBe(200);
  expect((await create({ mail: true, reason }, "registrar")).status).toBe(200);
  await nextDay();
  expect((await create({ mail: true, reason })).status).toBe(200);
});

test("of many that are asked for at once only so many are taken", async () => {
  await nextDay();
  const answers = await Promise.all(
    Array.from({ length: mailedNoticesADay + 4 }, () =>
      create({ mail: true, reason, departmentIds: [9] }, "administrator"),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(mailedNoticesADay).fill(200), ...Array(4).fill(429)]);
});
