import { eq, inArray } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { notifications } from "../../database/schema/notification.ts";
import { users } from "../../database/schema/users.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { sheetAt, steps } = sheetsOf(server);

const addressOf = (name: string) => `${name}@told.example`;

test("a class is told of one act once, by letter whoever has an address and may sign in", async () => {
  const sheet = await sheetAt("approved", 3);
  const [mailed, without, gone] = sheet.roster.map(({ id }) => id);
  const give = (id: string | undefined, given: Partial<typeof users.$inferInsert>) =>
    server.db
      .update(users)
      .set(given)
      .where(eq(users.id, id ?? ""));
  await give(mailed, { email: addressOf("mailed") });
  await give(gone, { email: addressOf("gone"), active: false });
  await steps.published(sheet);
  const told = await server.db
    .select()
    .from(notifications)
    .where(inArray(notifications.userId, [mailed ?? "", without ?? "", gone ?? ""]));
  expect(told).toHaveLength(3);
  const [one] = told;
  const [letter, ...more] = await mailsTo(server, addressOf("mailed"));
  expect(more).toEqual([]);
  expect(letter?.subject).toContain(one?.title ?? "no title");
  expect(letter?.body).toContain(one?.body ?? "no body");
  expect(letter?.body).toContain(one?.path ?? "no path");
  expect(await mailsTo(server, addressOf("gone"))).toEqual([]);
});

test("who is told of a change that comes to nothing hears nothing", async () => {
  const sheet = await sheetAt("approved", 1);
  const email = addressOf("early");
  await server.db
    .update(users)
    .set({ email })
    .where(eq(users.id, sheet.roster[0]?.id ?? ""));
  const early = { sheets: [await sheet.seen()], boardDate: "2020-01-01", minuteNumber: "AB/1" };
  expect((await server.request("publishSheets", early, offices.exams)).status).toBe(422);
  expect(await mailsTo(server, email)).toEqual([]);
});

test("lecturers read by letter why their scores came back", async () => {
  const sheet = await sheetAt("submitted", 1);
  const email = addressOf("lecturer");
  await server.db.update(users).set({ email }).where(eq(users.id, sheet.coordinatorId));
  const reason = "Row 1: the test is above the class work.";
  await server.ok(
    "returnSheets",
    { sheets: [await sheet.seen()], reason, studentIds: [] },
    offices.head,
  );
  expect((await mailsTo(server, email)).map(({ body }) => body)).toEqual([
    expect.stringContaining(reason),
  ]);
});
