import { appraisalQuestions } from "@polyportal/domain/appraisal/questions";
import { and, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { appraisalAnswers, appraisals } from "../../database/schema/appraisal.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { courses } from "../../database/schema/course.ts";
import {
  courseRegistrations,
  registeredCourses,
  registrationWindows,
} from "../../database/schema/course-registration.ts";
import { users } from "../../database/schema/users.ts";
import { currentSessionId } from "../../database/seed/demo/admissions.ts";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const student = { as: { user: "student" } };
const other = { as: { user: "new.student" } };

async function register(
  userName: string,
  codes: readonly string[],
  state: "submitted" | "approved" | "returned",
  semester: "First" | "Second" = "First",
) {
  const [person] = await server.db.select().from(users).where(eq(users.userName, userName));
  const studentId = person?.id ?? "";
  const same = and(
    eq(courseRegistrations.studentId, studentId),
    eq(courseRegistrations.sessionId, currentSessionId),
  );
  const before = await server.db.select().from(courseRegistrations).where(same);
  const ids = before.filter((row) => row.semester === semester).map(({ id }) => id);
  if (ids.length > 0) {
    await server.db.delete(registeredCourses).where(inArray(registeredCourses.registrationId, ids));
    await server.db.delete(courseRegistrations).where(inArray(courseRegistrations.id, ids));
  }
  const id = uuid();
  await server.db.insert(courseRegistrations).values({
    id,
    studentId,
    sessionId: currentSessionId,
    semester,
    levelId: 3,
    state,
    totalUnits: 3 * codes.length,
    submittedAt: new Date(),
  });
  const found = await server.db
    .select()
    .from(courses)
    .where(inArray(courses.code, [...codes]));
  await server.db.insert(registeredCourses).values(
    found.map(({ id: courseId }) => ({
      registrationId: id,
      sessionId: currentSessionId,
      courseId,
      kind: "Core" as const,
    })),
  );
}

const seeded = await server.db.$count(appraisalAnswers);
// The demo's own answers are no part of what is told here.
await server.db.delete(appraisalAnswers);
await server.db.delete(appraisals);
await register("student", ["COM 311", "COM 312"], "approved");
await register("student", ["COM 321"], "returned", "Second");
await register("new.student", ["COM 311"], "submitted");

const all = (rating: number) =>
  Object.fromEntries(appraisalQuestions.map(({ id }) => [id, rating])) as Record<
    (typeof appraisalQuestions)[number]["id"],
    number
  >;

async function subject(code: string, as = student) {
  const found = (await server.ok("listAppraisals", {}, as)).find((one) => one.courseCode === code);
  if (!found) throw new Error(`No appraisal of ${code}`);
  return { courseId: found.courseId, lecturerId: found.lecturerId };
}

test("the demo school has heard from its students", () => {
  expect(seeded).toBeGreaterThan(200);
});

test("a student sees the lecturers of the courses that are registered, and of no other", async () => {
  const seen = await server.ok("listAppraisals", {}, student);
  expect(seen.map(({ courseCode, state }) => [courseCode, state])).toEqual([
    ["COM 311", "Un-appraised"],
    ["COM 312", "Un-appraised"],
  ]);
  expect(seen[0]).toMatchObject({
    courseTitle: expect.any(String),
    semester: "First",
    lecturer: expect.stringMatching(/\w/),
    draft: null,
  });
});

test("what is kept comes back, and is sent once", async () => {
  const about = await subject("COM 311");
  const kept = { ...about, ratings: { clarity: 4, respect: null }, comment: "Not done" };
  expect(await server.ok("keepAppraisal", kept, student)).toMatchObject({
    state: "In-progress",
    draft: { ratings: { clarity: 4 }, comment: "Not done" },
  });
  const sent = { ...about, ratings: all(5), comment: "Always on time." };
  expect(await server.ok("sendAppraisal", sent, student)).toMatchObject({
    state: "completed",
    draft: null,
  });
  const refused = { status: 409, code: "appraisal_sent" };
  expect(await server.request("sendAppraisal", sent, student)).toMatchObject(refused);
  expect(await server.request("keepAppraisal", kept, student)).toMatchObject(refused);
  const answers = await server.db
    .select()
    .from(appraisalAnswers)
    .where(eq(appraisalAnswers.courseId, about.courseId));
  expect(answers).toMatchObject([{ ratings: all(5), comment: "Always on time." }]);
});

test("appraisals open on the day that the school sets, else once courses stand fast", async () => {
  const about = await subject("COM 311", other);
  const given = { ...about, ratings: all(2) };
  const set = (appraisalsFrom: Date | null) =>
    server.db
      .update(registrationWindows)
      .set({ appraisalsFrom })
      .where(
        and(
          eq(registrationWindows.sessionId, currentSessionId),
          eq(registrationWindows.semester, "First"),
        ),
      );
  const [window] = await server.db
    .select()
    .from(registrationWindows)
    .where(eq(registrationWindows.sessionId, currentSessionId));
  const tomorrow = new Date(Date.now() + 86_400_000);
  for (const [day, opensAt] of [
    [tomorrow, tomorrow],
    [null, window?.addDropClosesAt],
  ] as const) {
    await set(day);
    expect((await server.ok("listAppraisals", {}, other))[0]).toMatchObject({
      open: false,
      opensAt: opensAt?.toISOString(),
    });
    for (const name of ["keepAppraisal", "sendAppraisal"] as const) {
      expect(await server.request(name, given, other)).toMatchObject({
        status: 409,
        code: "appraisal_not_open",
      });
    }
  }
  await set(new Date(Date.now() - 1000));
  expect(await server.ok("keepAppraisal", given, other)).toMatchObject({ open: true });
});

test("of two tabs that send at once, one does", async () => {
  const about = await subject("COM 312");
  const input = { ...about, ratings: all(3) };
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.request("sendAppraisal", input, student)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const kept = await server.db
    .select()
    .from(appraisalAnswers)
    .where(eq(appraisalAnswers.courseId, about.courseId));
  expect(kept).toHaveLength(1);
});

test("nobody can tell whose answers they are", async () => {
  const about = await subject("COM 311", other);
  const comment = "Speaks too fast for the last row.";
  await server.ok("keepAppraisal", { ...about, ratings: { clarity: 1 }, comment }, other);
  await server.ok("sendAppraisal", { ...about, ratings: all(1), comment }, other);
  const answers = await server.db
    .select()
    .from(appraisalAnswers)
    .where(eq(appraisalAnswers.courseId, about.courseId));
  expect(answers.map(({ comment: said }) => said).toSorted()).toEqual(["Always on time.", comment]);
  for (const answer of answers) {
    expect(Object.keys(answer).toSorted()).toEqual([
      "comment",
      "courseId",
      "id",
      "lecturerId",
      "ratings",
      "sessionId",
    ]);
  }
  // What stands under the student's name says that it was sent, and nothing of what it says.
  const under = await server.db
    .select()
    .from(appraisals)
    .where(eq(appraisals.courseId, about.courseId));
  expect(under.map(({ draft }) => draft)).toEqual([null, null]);
  const trail = await server.db.select().from(auditRows).where(eq(auditRows.subject, "appraisal"));
  expect(trail.map(({ action }) => action)).toContain("sendAppraisal");
  for (const row of trail) {
    expect([row.before, row.after]).toEqual([null, null]);
    expect(JSON.stringify(row)).not.toContain(answers[0]?.id);
    expect(JSON.stringify(row)).not.toContain(answers[1]?.id);
  }
  // Nor does the transaction that wrote them, or the place in the table.
  const written = await server.db.execute(
    `select distinct xmin::text as by from appraisal_answers where course_id = ${about.courseId}`,
  );
  expect(written.rows).toHaveLength(1);
});

test("a lecturer whom the student does not have is not appraised", async () => {
  const about = await subject("COM 312");
  const refused = { status: 409, code: "appraisal_not_registered" };
  const theirs = { ...about, ratings: all(4) };
  expect(await server.request("sendAppraisal", theirs, other)).toMatchObject(refused);
  expect(await server.request("keepAppraisal", theirs, other)).toMatchObject(refused);
  const nobody = { ...theirs, lecturerId: "01990000-0000-7000-8000-000000000000" };
  expect(await server.request("sendAppraisal", nobody, student)).toMatchObject(refused);
  const [returned] = await server.db.select().from(courses).where(eq(courses.code, "COM 321"));
  const early = { ...theirs, courseId: returned?.id ?? 0 };
  expect(await server.request("sendAppraisal", early, student)).toMatchObject(refused);
});

test("an appraisal with a question left is not sent", async () => {
  const about = await subject("COM 311", other);
  const ratings = { ...all(4), clarity: 6 };
  expect(await server.request("sendAppraisal", { ...about, ratings }, other)).toMatchObject({
    status: 422,
    fields: { "ratings.clarity": "please choose a rating" },
  });
});

test("whoever acts for a student neither reads nor sends what the student thinks", async () => {
  await register("fresh.student", ["COM 311"], "approved");
  const fresh = { as: { user: "fresh.student" } };
  const about = await subject("COM 311", fresh);
  await server.ok("keepAppraisal", { ...about, ratings: { clarity: 2 } }, fresh);
  const [person] = await server.db.select().from(users).where(eq(users.userName, "fresh.student"));
  const [admin] = await server.db.select().from(users).where(eq(users.userName, "admin"));
  const impersonation = { impersonatorId: admin?.id ?? "", reason: "Asked to" };
  const session = await inTransaction(server.db, (tx) =>
    server.services.sessions.open(tx, person?.id ?? "", impersonation),
  );
  const acting = { as: { token: session.access.token } };
  expect(await server.ok("listAppraisals", {}, acting)).toMatchObject([
    { state: "In-progress", draft: null },
  ]);
  const sent = { ...about, ratings: all(5) };
  for (const name of ["keepAppraisal", "sendAppraisal"] as const) {
    expect(await server.request(name, sent, acting)).toMatchObject({ status: 403 });
  }
});

await addPerson(server, { userName: "unregistered" });

const calls = [
  ["listAppraisals", {}],
  ["keepAppraisal", { ...(await subject("COM 311")), ratings: {} }],
  ["sendAppraisal", { ...(await subject("COM 311")), ratings: all(5) }],
] as const;

test.each(calls)("%s is for students alone: no lecturer reads it", async (name, input) => {
  expect(await server.request(name, input)).toMatchObject({ status: 401 });
  for (const user of ["lecturer", "hod", "dean", "admin"]) {
    expect(await server.request(name, input, { as: { user } })).toMatchObject({ status: 403 });
  }
});

test.each(calls)("%s has nothing for an account without a student record", async (name, input) => {
  expect(await server.request(name, input, { as: { user: "unregistered" } })).toMatchObject({
    status: 409,
    code: "no_student_record",
  });
});
