import { savedElsewhere } from "@polyportal/domain/messages/draft";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { first, idsOf, pay, score, setWindow } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

/** A student who has registered the five core courses: 14 units. */
async function registered() {
  const student = await newStudent(server);
  await pay(server, student.id);
  const courseIds = await idsOf(server, "COM 111", "COM 112", "COM 113", "COM 114", "COM 115");
  const { as } = student;
  const { id } = await server.ok("registerCourses", { ...first, courseIds }, { as });
  return { ...student, registrationId: id };
}

/** The registration's version. */
async function submittedAt(id: string): Promise<string> {
  const [row] = await server.db
    .select()
    .from(courseRegistrations)
    .where(eq(courseRegistrations.id, id));
  return row?.submittedAt.toISOString() ?? "";
}

async function change(as: { user: string }, add: string[], drop: string[] = []) {
  const ids = { add: await idsOf(server, ...add), drop: await idsOf(server, ...drop) };
  return server.request("addOrDropCourses", { ...first, ...ids }, { as });
}

test("an approved registration takes a change after closing, and waits for approval again", async () => {
  const { as, registrationId } = await registered();
  await server.db
    .update(courseRegistrations)
    .set({ state: "approved", decidedAt: new Date() })
    .where(eq(courseRegistrations.id, registrationId));
  await setWindow(server, { late: -3, closes: -1 });
  expect(await change(as, ["COM 116"], ["COM 115"])).toMatchObject({
    status: 200,
    data: { id: registrationId, state: "submitted", totalUnits: 15, decidedAt: null },
  });
  expect(await actionsOn(server, registrationId)).toEqual(["registerCourses", "addOrDropCourses"]);
});

test("after the add-and-drop window nothing changes", async () => {
  const { as } = await registered();
  await setWindow(server, { late: -4, closes: -2, addDropCloses: -1 });
  expect(await change(as, ["COM 116"])).toMatchObject({
    status: 409,
    code: "registration_closed",
  });
});

test("the whole must keep the rules: units, and what the class is offered", async () => {
  const { as } = await registered();
  expect(await change(as, [], ["COM 114"])).toMatchObject({
    status: 409,
    code: "course_selection_refused",
    message: "You have chosen 10.0 units, and 12.0 are the fewest. Please add a course.",
  });
  expect(await change(as, ["COM 211"])).toMatchObject({ status: 409, code: "course_not_offered" });
});

test("a change of nothing is refused, so that what was approved stays approved", async () => {
  const { as } = await registered();
  expect(await change(as, ["COM 111"])).toMatchObject({
    status: 409,
    message: "Nothing is changed yet: add a course or drop one.",
  });
});

test("two changes at once are made one after the other", async () => {
  const { as } = await registered();
  const answers = await Promise.all([change(as, ["COM 116"]), change(as, ["COM 117"])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { registration } = await server.ok("getRegistrableCourses", first, { as });
  expect(registration).toMatchObject({ totalUnits: 19 });
  expect(registration?.courses).toHaveLength(7);
});

test("who has not registered has nothing to change", async () => {
  const { id, as } = await newStudent(server);
  await pay(server, id);
  expect(await change(as, ["COM 116"])).toMatchObject({ status: 409, code: "not_registered" });
});

test("nobody but a student changes courses", async () => {
  const nothing = { ...first, add: [], drop: [] };
  expect(await server.request("addOrDropCourses", nothing)).toMatchObject({ status: 401 });
  expect(await server.request("addOrDropCourses", nothing, { as: { user: "hod" } })).toMatchObject({
    status: 403,
  });
});

test("a change that began from an older registration is refused", async () => {
  const { as, registrationId } = await registered();
  const began = await submittedAt(registrationId);
  const add = await idsOf(server, "COM 116");
  const drop = await idsOf(server, "COM 115");
  const changed = { ...first, add, drop, began };
  const answers = await Promise.all(
    [1, 2].map(() => server.request("addOrDropCourses", changed, { as })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const later = await submittedAt(registrationId);
  expect(later).not.toBe(began);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    code: "section_changed",
    message: savedElsewhere(later),
  });
});

test("what was returned is registered again only by who has seen what was returned", async () => {
  const { as, registrationId } = await registered();
  const [began, courseIds] = [
    await submittedAt(registrationId),
    await idsOf(server, "COM 111", "COM 112", "COM 113", "COM 114", "COM 115"),
  ];
  const giveBack = () =>
    server.db
      .update(courseRegistrations)
      .set({ state: "returned", decidedAt: new Date() })
      .where(eq(courseRegistrations.id, registrationId));
  await giveBack();
  for (const older of [null, "2020-01-01T00:00:00.000Z"]) {
    expect(
      await server.request("registerCourses", { ...first, courseIds, began: older }, { as }),
    ).toMatchObject({ status: 409, code: "section_changed" });
  }
  expect(
    await server.request("registerCourses", { ...first, courseIds, began }, { as }),
  ).toMatchObject({ status: 200 });
  expect(await submittedAt(registrationId)).not.toBe(began);
});

test("a course for which a score is entered stays, dropped or left out of what was returned", async () => {
  const { id: studentId, as, registrationId } = await registered();
  await score(server, studentId, "COM 115", 48, { sessionId: 3, state: "approved" });
  const message = "scores are entered for COM 115; it cannot be dropped";
  const refused = { status: 409, code: "course_selection_refused", message };
  expect(await change(as, ["COM 116"], ["COM 115"])).toMatchObject(refused);
  await server.db
    .update(courseRegistrations)
    .set({ state: "returned", decidedAt: new Date() })
    .where(eq(courseRegistrations.id, registrationId));
  const began = await submittedAt(registrationId);
  const courseIds = await idsOf(server, "COM 111", "COM 112", "COM 113", "COM 114", "COM 116");
  expect(
    await server.request("registerCourses", { ...first, courseIds, began }, { as }),
  ).toMatchObject(refused);
  expect(await change(as, ["COM 116"])).toMatchObject({ status: 200 });
});
