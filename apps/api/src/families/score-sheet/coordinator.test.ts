import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { sessionId, taughtBy } from "../lecturer/testing/taught.ts";
import { sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { course, lecturer, assign } = taughtBy(server);
const { registered } = sheetsOf(server);

/** A course that two lecturers teach, of whom nobody said who coordinates; the first assigned first. */
async function taughtByTwo() {
  const courseId = await course();
  await registered(courseId);
  const people = [await lecturer(), await lecturer()];
  // The one with the greater id first: whose account was made first says nothing.
  const [first, second] = people.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  if (!first || !second) throw new Error("There are two of them.");
  await assign(courseId, [first.id]);
  await assign(courseId, [second.id]);
  return { courseId, first, second };
}

/** What somebody may do with the sheet, and whom it names as coordinator. */
async function seenBy(userName: string, courseId: number) {
  const as = { as: { user: userName } };
  const { acts } = await server.ok("getScoreSheet", { courseId, sessionId }, as);
  const { items } = await server.ok("listMyCourses", { search: `TST ${courseId}` }, as);
  const { lecturers } = await server.ok("getMyCourse", { courseId, sessionId }, as);
  return {
    submits: acts.includes("submit"),
    listed: items[0]?.coordinator,
    named: lecturers.filter(({ coordinator }) => coordinator).length,
  };
}

test("the first assigned answers for the scores, until somebody else is said to", async () => {
  const { courseId, first, second } = await taughtByTwo();
  const coordinates = { submits: true, listed: true, named: 1 };
  const helps = { submits: false, listed: false, named: 1 };
  expect(await seenBy(first.userName, courseId)).toEqual(coordinates);
  expect(await seenBy(second.userName, courseId)).toEqual(helps);
  await assign(courseId, [second.id], { coordinatorId: second.id });
  expect(await seenBy(first.userName, courseId)).toEqual(helps);
  expect(await seenBy(second.userName, courseId)).toEqual(coordinates);
});

test("of several assigned at once it is the one who was named first", async () => {
  const courseId = await course();
  await registered(courseId);
  const people = [await lecturer(), await lecturer(), await lecturer()];
  const named = people.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  await assign(
    courseId,
    named.map(({ id }) => id),
  );
  const seen = [];
  for (const { userName } of named) seen.push((await seenBy(userName, courseId)).submits);
  expect(seen).toEqual([true, false, false]);
});
