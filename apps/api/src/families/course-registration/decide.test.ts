import { sheetTold } from "@polyportal/domain/messages/score-sheet";
import { semesterResultPath } from "@polyportal/domain/routes/paths";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { notifications } from "../../database/schema/notification.ts";
import {
  registrationExceptions,
  registrationVersions,
} from "../../database/schema/course-registration.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { inTransaction } from "../../database/transaction.ts";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn, mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { first, idsOf, pay, score, setWindow } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

/** Who advises ND I of Computer Science, its head, and an official who advises ND II. */
const adviser = { as: { user: "lecturer" } };
const head = { as: { user: "hod" } };
const other = { as: { user: "adviser" } };
const core = ["COM 111", "COM 112", "COM 113", "COM 114", "COM 115"];
const reason = "Please take the elective of your option as well.";

/** For how many days from now on the semester is open to one student alone. */
async function daysOpenTo(studentId: string) {
  const opened = await server.db
    .select()
    .from(registrationExceptions)
    .where(eq(registrationExceptions.studentId, studentId));
  return opened.map(({ until }) => (until.getTime() - Date.now()) / 86_400_000);
}

async function sent(student: Parameters<typeof newStudent>[1] = {}) {
  const { id: studentId, email, as } = await newStudent(server, student);
  await pay(server, studentId);
  const courseIds = await idsOf(server, ...core);
  const again = () => server.request("registerCourses", { ...first, courseIds }, { as });
  const answer = await again();
  if (!answer.success) throw new Error(answer.message);
  const { id, submittedAt } = answer.data;
  const registration = async () => server.ok("getRegistration", { id }, { as });
  return { studentId, email, as, seen: { id, submittedAt }, registration, again };
}

test("the adviser approves: the student reads who did, is told, and the record has it", async () => {
  const { studentId, email, seen, registration } = await sent();
  await server.ok("approveRegistration", seen, adviser);
  const after = await registration();
  expect(after).toMatchObject({ state: "approved" });
  expect(after.adviser).not.toBe("");
  const told = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, studentId));
  expect(told.map(({ title }) => title)).toEqual(["First semester, 2026/2027: courses approved"]);
  expect((await mailsTo(server, email)).map(({ kind, about }) => [kind, about])).toEqual([
    ["approveRegistration", seen.id],
  ]);
  expect(await actionsOn(server, seen.id)).toEqual(["registerCourses", "approveRegistration"]);
});

test("of two tabs that approve at once one does, and the other is told", async () => {
  const { seen } = await sent();
  const answers = await Promise.all(
    [1, 2].map(() => server.request("approveRegistration", seen, adviser)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ success }) => !success)).toMatchObject({ code: "registration_decided" });
});

test("what was sent anew since it was opened is not decided about unseen", async () => {
  const { seen } = await sent();
  const older = { ...seen, submittedAt: new Date(Date.parse(seen.submittedAt) - 1).toISOString() };
  const answer = await server.request("approveRegistration", older, adviser);
  expect(answer).toMatchObject({ status: 409, code: "section_changed" });
});

test("it is not there for who neither advises the class nor heads one without an adviser", async () => {
  const { seen } = await sent();
  for (const who of [other, head]) {
    expect(await server.request("approveRegistration", seen, who)).toMatchObject({ status: 404 });
    expect(await server.request("returnRegistration", { ...seen, reason }, who)).toMatchObject({
      status: 404,
    });
  }
  expect(await server.request("approveRegistration", seen, { as: { user: "dean" } })).toMatchObject(
    { status: 403 },
  );
});

test("its past is read by whoever sees it, and is not there for others", async () => {
  const { seen, as } = await sent();
  await server.ok("returnRegistration", { ...seen, reason }, adviser);
  const past = { subject: "courseRegistration", id: seen.id } as const;
  const { items } = await server.ok("getHistory", past, adviser);
  expect(items.map(({ action }) => action)).toEqual(["returnRegistration", "registerCourses"]);
  expect(items[0]).toMatchObject({
    reason,
    changes: expect.arrayContaining([{ field: "State", from: "Submitted", to: "Returned" }]),
  });
  expect(items[1]?.changes).toContainEqual({ field: "Courses", from: null, to: core.join(", ") });
  for (const user of ["lecturer", "hod", "dean", "exams", "adviser", "hostel", "bursar"]) {
    const asking = { as: { user } };
    const shown = await server.request("getRegistrationApproval", { id: seen.id }, asking);
    const told = await server.request("getHistory", past, asking);
    // The page asks for the right first; a past is not there for who has no part in it.
    expect([user, told.status]).toEqual([user, shown.status === 200 ? 200 : 404]);
  }
  expect(await server.request("getHistory", past, { as })).toMatchObject({ status: 403 });
});

test("returned after the window has closed it is open to its student for a week, and keeps what was sent", async () => {
  const { studentId, seen, as, registration, again } = await sent();
  await setWindow(server, { opens: -60, late: -50, closes: -40, addDropCloses: -30 });
  expect(
    await server.request("returnRegistration", { ...seen, reason: "no" }, adviser),
  ).toMatchObject({ status: 422 });
  await server.ok("returnRegistration", { ...seen, reason }, adviser);
  expect(await registration()).toMatchObject({
    state: "returned",
    reason,
    window: { state: "open" },
  });
  expect(await daysOpenTo(studentId)).toEqual([expect.closeTo(7, 1)]);
  expect((await server.ok("getRegistrableCourses", first, { as })).window.state).toBe("open");
  const answer = await again();
  expect(answer).toMatchObject({ status: 200, data: { state: "submitted", reason: "" } });
  const kept = await server.db
    .select()
    .from(registrationVersions)
    .where(eq(registrationVersions.registrationId, seen.id));
  expect(kept).toMatchObject([{ version: 1, state: "returned", reason }]);
  expect(kept[0]?.courses.map(({ code }) => code)).toEqual(core);
  const submittedAt = answer.success ? answer.data.submittedAt : "";
  await server.ok("approveRegistration", { ...seen, submittedAt }, adviser);
  expect(await registration()).toMatchObject({ state: "approved" });
});

test("an approval is taken back while no score is entered, and not after", async () => {
  const one = await sent();
  await server.ok("approveRegistration", one.seen, adviser);
  await server.ok("annulRegistration", { ...one.seen, reason }, adviser);
  expect(await one.registration()).toMatchObject({ state: "returned", reason });
  expect(await daysOpenTo(one.studentId)).toEqual([expect.closeTo(7, 1)]);
  const scored = await sent();
  await server.ok("approveRegistration", scored.seen, adviser);
  await score(server, scored.studentId, "COM 111", 62, { sessionId: 3, state: "approved" });
  const answer = await server.request("annulRegistration", { ...scored.seen, reason }, adviser);
  expect(answer).toMatchObject({ status: 409, code: "registration_scored" });
});

test("what its sheet has published already is out for who is approved later, and told as to all others", async () => {
  const { studentId, email, seen } = await sent();
  await score(server, studentId, "COM 112", 62, { sessionId: 3 });
  const [courseId = 0] = await idsOf(server, "COM 112");
  const publishedAt = async () => {
    const [row] = await server.db
      .select({ at: scores.publishedAt })
      .from(scores)
      .innerJoin(scoreSheets, eq(scoreSheets.id, scores.sheetId))
      .where(and(eq(scores.studentId, studentId), eq(scoreSheets.courseId, courseId)));
    return row?.at;
  };
  await server.db.update(scores).set({ publishedAt: null }).where(eq(scores.studentId, studentId));
  expect(await publishedAt()).toBeNull();
  await server.ok("approveRegistration", seen, adviser);
  expect(await publishedAt()).toBeInstanceOf(Date);
  const told = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, studentId));
  expect(told).toContainEqual(
    expect.objectContaining({
      ...sheetTold.published(["COM 112"]),
      path: semesterResultPath(3, "First"),
    }),
  );
  const letters = await mailsTo(server, email);
  expect(letters.map(({ kind }) => kind).toSorted()).toEqual(["approveRegistration", "resultsOut"]);
});

test("whoever acts for an adviser decides nothing", async () => {
  const { seen, registration } = await sent();
  // With a reason: without one nothing but reading is let through to begin with.
  const why = "The adviser is abroad.";
  const impersonation = { impersonatorId: (await readPerson(server, "admin")).id, reason: why };
  const adviserId = (await readPerson(server, "lecturer")).id;
  const { access } = await inTransaction(server.db, (tx) =>
    server.services.sessions.open(tx, adviserId, impersonation),
  );
  const answer = await server.request("approveRegistration", seen, {
    as: { token: access.token },
  });
  expect(answer).toMatchObject({ status: 409, code: "impersonation_decides_nothing" });
  expect(await registration()).toMatchObject({ state: "submitted" });
});
