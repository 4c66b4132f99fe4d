import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { feeItems } from "../../database/schema/fees.ts";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { first, idsOf, pay, score, setWindow } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

type As = { user: string };

/** 14 units. */
const core = ["COM 111", "COM 112", "COM 113", "COM 114", "COM 115"];

async function register(as: As, codes: readonly string[]) {
  const courseIds = await idsOf(server, ...codes);
  return server.request("registerCourses", { ...first, courseIds }, { as });
}

async function paidStudent(stay: Parameters<typeof newStudent>[1] = {}) {
  const student = await newStudent(server, stay);
  await pay(server, student.id);
  return student;
}

test("courses are registered for approval, and the trace says which", async () => {
  const { as } = await paidStudent();
  const answer = await register(as, [...core, "ACC 117"]);
  expect(answer).toMatchObject({ status: 200, data: { state: "submitted", totalUnits: 16 } });
  const registered = (await server.ok("getRegistrableCourses", first, { as })).registration;
  expect(registered?.courses.map(({ code, kind }) => `${code} ${kind}`)).toEqual([
    "ACC 117 Borrowed",
    ...core.map((code) => `${code} Core`),
  ]);
  expect(await actionsOn(server, registered?.id ?? "")).toEqual(["registerCourses"]);
});

test("more units than the maximum are refused", async () => {
  const { as } = await paidStudent();
  const borrowed = ["ACC 117", "BAM 117", "MKT 117", "PAD 117", "ARC 117", "ESM 117"];
  expect(await register(as, [...core, ...borrowed])).toMatchObject({
    status: 409,
    code: "course_selection_refused",
    message: "You have chosen 26.0 units, and 24.0 are the most. Please leave a course out.",
  });
});

test("fewer units than the minimum are refused, and so is no course at all", async () => {
  const { as } = await paidStudent();
  expect(await register(as, core.slice(0, 3))).toMatchObject({
    status: 409,
    code: "course_selection_refused",
    message: "You have chosen 8.0 units, and 12.0 are the fewest. Please add a course.",
  });
  expect(await register(as, [])).toMatchObject({
    status: 422,
    fields: { courseIds: "please choose your courses" },
  });
  expect(await register(as, [...core, "COM 111"])).toMatchObject({
    status: 422,
    fields: { courseIds: "a course can be registered once only" },
  });
});

test.each([
  ["another level", "COM 211"],
  ["another semester", "COM 121"],
  ["another department, which does not lend it", "ACC 111"],
])("a course of %s is refused", async (_what, code) => {
  const { as } = await paidStudent();
  expect(await register(as, [...core, code])).toMatchObject({
    status: 409,
    code: "course_not_offered",
    message: `${code} cannot be registered by your class in this semester.`,
  });
});

test("a course whose prerequisite is not passed is refused; a carry-over left out, too", async () => {
  const { id, as } = await paidStudent({ levels: { 2: 1, 3: 2 } });
  await pay(server, id, { sessionId: 2, paymentType: "Full" });
  await score(server, id, "COM 111", 40);
  await score(server, id, "COM 112", 39);
  const own = ["COM 211", "COM 213", "COM 214", "COM 215"];
  expect(await register(as, [...own, "COM 112", "COM 212"])).toMatchObject({
    status: 409,
    code: "course_selection_refused",
    message: "COM 212 needs COM 112, which you have not passed yet.",
  });
  expect(await register(as, [...own, "COM 216"])).toMatchObject({
    status: 409,
    message: "Carry-overs go first: please add COM 112.",
  });
  expect(await register(as, [...own, "COM 112"])).toMatchObject({ status: 200 });
});

test.each([
  ["before opening", { opens: 1 }, "registration_not_open"],
  ["after closing", { late: -3, closes: -1 }, "registration_closed"],
  ["after all", { late: -4, closes: -2, addDropCloses: -1 }, "registration_closed"],
])("%s nobody registers", async (_when, moments, code) => {
  const { as } = await paidStudent();
  await setWindow(server, moments);
  expect(await register(as, core)).toMatchObject({ status: 409, code });
});

test("without the first instalment, or with arrears, nobody registers", async () => {
  const owing = await newStudent(server);
  expect(await register(owing.as, core)).toMatchObject({
    status: 402,
    code: "registration_fee_due",
    message: "Pay the first instalment of this session's school fees.",
  });
  const behind = await paidStudent({ levels: { 2: 1, 3: 2 } });
  expect(await register(behind.as, core)).toMatchObject({
    status: 402,
    message: expect.stringMatching(/^Pay your arrears of ₦/),
  });
});

test("late registration needs the late fee, which who registered in time need not pay", async () => {
  const [late, inTime] = [await paidStudent(), await paidStudent()];
  await register(inTime.as, core);
  await setWindow(server, { late: -1 });
  expect(await register(late.as, core)).toMatchObject({
    status: 402,
    code: "registration_fee_due",
    message: "The late registration fee has not been paid yet.",
  });
  const [id] = await idsOf(server, "COM 116");
  const change = { ...first, add: [id ?? 0], drop: [] };
  expect(await server.request("addOrDropCourses", change, { as: inTime.as })).toMatchObject({
    status: 200,
  });
  await pay(server, late.id, { purpose: "course-registration", paymentType: "Full" });
  expect(await register(late.as, core)).toMatchObject({ status: 200 });
});

test("where the school asks for no late fee, late registration needs none", async () => {
  const student = await paidStudent();
  await server.db.delete(feeItems).where(eq(feeItems.purpose, "course-registration"));
  await setWindow(server, { late: -1 });
  expect(await register(student.as, core)).toMatchObject({ status: 200 });
});

test("of two registrations at once one is made", async () => {
  const { id, as } = await paidStudent();
  const answers = await Promise.all([register(as, core), register(as, core)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers).toContainEqual(expect.objectContaining({ code: "already_registered" }));
  const held = await server.db
    .select()
    .from(courseRegistrations)
    .where(eq(courseRegistrations.studentId, id));
  expect(held).toHaveLength(1);
});

test("the same press sent again is answered as the first", async () => {
  const { as } = await paidStudent();
  const courseIds = await idsOf(server, ...core);
  const headers = { "Idempotency-Key": "registering-once" };
  const send = (ids: number[]) =>
    server.request("registerCourses", { ...first, courseIds: ids }, { as, headers });
  const one = await send(courseIds);
  expect(await send(courseIds)).toMatchObject({ status: 200, data: one.data });
  expect(await send(courseIds.slice(1))).toMatchObject({
    status: 409,
    code: "idempotency_mismatch",
  });
});

test("what was returned is registered again; what waits or is approved is not", async () => {
  const { as } = await paidStudent();
  const made = await register(as, core);
  const id = made.data?.id ?? "";
  expect(await register(as, core)).toMatchObject({ status: 409, code: "already_registered" });
  const decide = (state: "approved" | "returned") =>
    server.db
      .update(courseRegistrations)
      .set({ state, decidedAt: new Date(), reason: state === "returned" ? "Add COM 116." : "" })
      .where(eq(courseRegistrations.id, id));
  await decide("approved");
  expect(await register(as, core)).toMatchObject({ status: 409, code: "already_registered" });
  await decide("returned");
  expect(await register(as, [...core, "COM 116"])).toMatchObject({
    status: 200,
    data: { id, state: "submitted", totalUnits: 17, reason: "", decidedAt: null },
  });
});

test("a session without the student, and a caller who is none, register nothing", async () => {
  const { as } = await paidStudent();
  const earlier = { ...first, sessionId: 1, courseIds: [1] };
  expect(await server.request("registerCourses", earlier, { as })).toMatchObject({ status: 404 });
  expect(await server.request("registerCourses", earlier)).toMatchObject({ status: 401 });
  expect(
    await server.request("registerCourses", earlier, { as: { user: "registrar" } }),
  ).toMatchObject({ status: 403 });
});
