import { todayInLagos } from "@polyportal/domain/format/date";
import { eq, inArray } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { registeredCourses } from "../../database/schema/course-registration.ts";
import { notifications } from "../../database/schema/notification.ts";
import { users } from "../../database/schema/users.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, sheetAt, steps } = sheetsOf(server);

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

test("whose results of two courses are published together is told of both at once", async () => {
  const both = [await taughtSheet(1), await taughtSheet(0)] as const;
  const [student] = both[0].roster;
  const email = addressOf("both");
  await server.db
    .update(users)
    .set({ email })
    .where(eq(users.id, student?.id ?? ""));
  await server.db.insert(registeredCourses).values({
    registrationId: student?.registrationId ?? "",
    ...both[1].which,
    kind: "Core",
  });
  for (const sheet of both) {
    await sheet.enterAll();
    for (const step of ["submitted", "checked", "approved"] as const) await steps[step](sheet);
  }
  const sheets = await Promise.all(both.map((sheet) => sheet.seen()));
  const board = { boardDate: todayInLagos(), minuteNumber: "AB/2026/12" };
  expect(await server.ok("publishSheets", { sheets, ...board }, offices.exams)).toMatchObject({
    done: 2,
  });
  const title = "Results are out";
  const body = `Your results of TST ${both[0].courseId}, TST ${both[1].courseId} are published.`;
  const told = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, student?.id ?? ""));
  expect(told.map((one) => [one.title, one.body])).toEqual([[title, body]]);
  const letters = await mailsTo(server, email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.subject).toContain(title);
  expect(letters[0]?.body).toContain(body);
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
