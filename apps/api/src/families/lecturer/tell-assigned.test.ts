import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { notifications } from "../../database/schema/notification.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId, taughtBy } from "./testing/taught.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const { assign, course, lecturer, rowOf, taughtCourse } = taughtBy(server);

const toldOf = async (userId: string) =>
  server.db
    .select({ title: notifications.title, body: notifications.body, path: notifications.path })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.path, "/records")));

test("who is assigned is told in the portal and by letter, once, and no longer when named again", async () => {
  const email = "assigned@told.example";
  const person = await lecturer({ email });
  const courseId = await course();
  await assign(courseId, [person.id], { coordinatorId: person.id });
  await assign(courseId, [person.id]);
  const code = `TST ${courseId}`;
  const said = {
    title: `${code} of 2026/2027 is yours to teach`,
    body: `You are assigned to ${code}. You coordinate ${code}, and hand on the scores.`,
    path: "/records",
  };
  expect(await toldOf(person.id)).toEqual([said]);
  const letters = await mailsTo(server, email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.body).toContain(said.body);
});

test("who takes another's place is told, and whoever may not be assigned hears nothing", async () => {
  const { id, courseId } = await taughtCourse();
  const next = await lecturer();
  const reason = "She is on study leave for this semester.";
  await server.ok("replaceCourseLecturer", { id, lecturerId: next.id, reason }, as);
  expect((await toldOf(next.id)).map(({ title }) => title)).toEqual([
    `TST ${courseId} of 2026/2027 is yours to teach`,
  ]);
  const gone = await lecturer({ active: false });
  expect((await assign(courseId, [gone.id])).success).toBe(false);
  expect(await toldOf(gone.id)).toEqual([]);
});

test("of many courses that are copied at once one message tells", async () => {
  const person = await lecturer();
  const ids = [await course(), await course()];
  for (const courseId of ids) {
    const past = { courseId, sessionId: sessionId - 1, lecturerIds: [person.id] };
    await server.ok("assignCourseLecturers", past, as);
  }
  const before = (await toldOf(person.id)).length;
  await server.ok("copyCourseLecturers", { session: sessionId, search: "Teaching by Test" }, as);
  for (const courseId of ids) expect((await rowOf(courseId))?.lecturers).toHaveLength(1);
  const fresh = (await toldOf(person.id)).filter(({ title }) => title.includes("2026/2027"));
  expect(before).toBe(2);
  expect(fresh.map(({ title, body }) => [title, body])).toEqual([
    [
      "2 courses of 2026/2027 are yours to teach",
      `You are assigned to TST ${ids[0]}, TST ${ids[1]}.`,
    ],
  ]);
});
