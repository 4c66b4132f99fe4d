import { and, eq, ne } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { notifications } from "../../database/schema/notification.ts";
import { scoreAmendments, scores, scoreSheets } from "../../database/schema/results.ts";
import { courses } from "../../database/schema/course.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { addSession } from "../../testing/new-student.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId } from "../lecturer/testing/taught.ts";
import { departmentId } from "../results/testing/class-staff.ts";
import { smallDepartment } from "../results/testing/small-department.ts";
import { amendmentsOf, reason } from "./testing/amendments-of.ts";

const server = await testServer();
afterAll(server.stop);

const { published, taughtSheet, steps, asked, endorse, apply, applied, movedTo } =
  amendmentsOf(server);
const small = await smallDepartment(server.db, {
  "SML 111": {},
  "SML 121": { semester: "Second" },
  "SML 211": { levelId: 2 },
});

const first = { sessionId, semester: "First" as const };

test("the student reads what it was, what it is and why; the averages follow", async () => {
  const sheet = await published();
  const [student] = sheet.roster;
  const cells = { test: "20", exam: "55" };
  const shown = await server.ok(
    "getAmendmentOutcome",
    { ...sheet.which, studentId: student?.id ?? "", ...cells },
    sheet.as,
  );
  expect(shown).toMatchObject({
    before: { total: 65, grade: "B", gpa: 4, cgpa: 4 },
    after: { total: 75, grade: "A", gpa: 5, cgpa: 5 },
  });
  await applied(sheet);
  const results = await server.ok("getSemesterResults", first, student?.as);
  expect(results.subjects).toMatchObject([
    { total: 75, grade: "A", amendments: [{ total: 65, grade: "B", reason }] },
  ]);
  expect(results.cumulative.gradePointAverage).toBe(shown.after.cgpa);
  const { semesters } = await server.ok("getCgpa", {}, student?.as);
  expect(semesters).toMatchObject([{ amended: true, cgpa: 5 }]);
  const [kept] = await server.db
    .select()
    .from(scoreAmendments)
    .where(eq(scoreAmendments.studentId, student?.id ?? ""));
  expect(kept).toMatchObject({
    version: 1,
    test: 20,
    exam: 45,
    total: 65,
    minuteNumber: "AB/2026/14",
    requestedBy: sheet.coordinatorId,
    appliedBy: expect.any(String),
  });
});

test("a result that was withheld is out with what was entered, once the code is taken away", async () => {
  const sheet = await taughtSheet(1);
  const [student] = sheet.roster;
  const studentId = student?.id ?? "";
  const withheld = {
    test: "20",
    exam: "45",
    code: "WHD",
    reason: "A hearing of the hall is open.",
  };
  const row = { studentId, version: 0, ...withheld };
  await server.ok("saveScores", { ...sheet.which, source: "typed", rows: [row] }, sheet.as);
  for (const step of Object.values(steps)) expect(await step(sheet)).toMatchObject({ status: 200 });
  expect(await server.request("getSemesterResults", first, student?.as)).toMatchObject({
    code: "results_not_published",
  });
  await applied(sheet, { test: "20", exam: "45", code: "" });
  const lifted = await server.ok("getSemesterResults", first, student?.as);
  // That it was withheld is told; the mark that stood behind it is not.
  expect(lifted.subjects).toMatchObject([
    { total: 65, grade: "B", amendments: [{ total: null, grade: "WHD" }] },
  ]);
});

test("statements from that semester on are not valid any more, and earlier ones are", async () => {
  const before = await movedTo(await published(), 1);
  const [student] = before.roster;
  const as = student?.as;
  // A result of the session after.
  const own = await taughtSheet(0);
  const later = { courseId: own.courseId, sessionId: 2 };
  await server.db
    .insert(scoreSheets)
    .values({ id: uuid(), ...later, state: "published", publishedAt: new Date() });
  const [sheet] = await server.db
    .select()
    .from(scoreSheets)
    .where(eq(scoreSheets.courseId, own.courseId));
  await server.db.insert(scores).values({
    sheetId: sheet?.id ?? "",
    studentId: student?.id ?? "",
    exam: 50,
    total: 50,
    publishedAt: new Date(),
  });
  const statement = async (session: number) =>
    (await server.ok("getSemesterResults", { sessionId: session, semester: "First" }, as))
      .verification;
  const [one, two] = [await statement(1), await statement(2)];
  const state = async (code: string | undefined) =>
    (await server.ok("verifyDocument", { code: code ?? "" })).state;
  expect([await state(one?.code), await state(two?.code)]).toEqual(["genuine", "genuine"]);
  await applied(before);
  expect([await state(one?.code), await state(two?.code)]).toEqual(["withdrawn", "withdrawn"]);
  // Printed again they are other papers.
  const again = [await statement(1), await statement(2)];
  expect(again[0]?.code).not.toBe(one?.code);
  expect(await state(again[0]?.code)).toBe("genuine");
});

test("an earlier statement stays when a later semester is amended", async () => {
  const early = await movedTo(await published(), 1);
  const [student] = early.roster;
  const verification = async () =>
    (await server.ok("getSemesterResults", { sessionId: 1, semester: "First" }, student?.as))
      .verification;
  const one = await verification();
  const late = await published();
  await server.db
    .update(scores)
    .set({ studentId: student?.id ?? "" })
    .where(eq(scores.studentId, late.roster[0]?.id ?? ""));
  const id = await asked(late, { studentId: student?.id ?? "" });
  await endorse.head(id);
  await endorse.dean(id);
  expect(await apply(id)).toMatchObject({ status: 200 });
  expect(await verification()).toEqual(one);
});

test("a graduate's last semester is amended: the class of the award follows, and its statement is withdrawn", async () => {
  const sheet = await movedTo(await published(), 2);
  const [{ id: studentId, as } = { id: "", as: {} }] = sheet.roster;
  // The course ends the diploma of somebody who was at ND II in 2025/2026, and is not there any more.
  await server.db
    .update(courses)
    .set({ levelId: 2, semester: "Second" })
    .where(eq(courses.id, sheet.courseId));
  await server.db
    .update(courseRegistrations)
    .set({ levelId: 2, semester: "Second" })
    .where(eq(courseRegistrations.studentId, studentId));
  await server.db
    .update(students)
    .set({ departmentId, levelId: 2, entrySessionId: 1 })
    .where(eq(students.id, studentId));
  const own = eq(studentSessions.studentId, studentId);
  await server.db.delete(studentSessions).where(and(own, ne(studentSessions.sessionId, 2)));
  await server.db.update(studentSessions).set({ departmentId, levelId: 2 }).where(own);
  await addSession(server, studentId, 1);
  await small.score(
    studentId,
    { code: "SML 111", sessionId: 1, total: 65 },
    { code: "SML 121", sessionId: 1, total: 65 },
    { code: "SML 211", sessionId: 2, total: 75 },
  );
  const last = { sessionId: 2, semester: "Second" as const };
  const before = await server.ok("getSemesterResults", last, as);
  expect(before.summary).toMatchObject({ cgpa: 4.25, cgpaRemark: "Upper Credit" });
  const code = before.verification?.code ?? "";
  expect(await server.ok("verifyDocument", { code })).toMatchObject({ state: "genuine" });
  await applied(sheet);
  // Before it is asked for again, which withdraws what says another thing.
  expect(await server.ok("verifyDocument", { code })).toMatchObject({ state: "withdrawn" });
  const after = await server.ok("getSemesterResults", last, as);
  expect(after.summary).toMatchObject({ cgpa: 4.5, cgpaRemark: "Distinction" });
  expect((await server.ok("getCgpa", {}, as)).semesters.at(-1)).toMatchObject({
    amended: true,
    cgpa: 4.5,
    remark: "Distinction",
  });
  expect(after.verification?.code).not.toBe(code);
});

test("whoever is switched off gets no letter of an amendment, and whoever asked for it does", async () => {
  const sheet = await movedTo(await published(), 1);
  const [student] = sheet.roster;
  const [requester] = [sheet.coordinatorId];
  const email = "amended.graduate@told.example";
  const studentId = student?.id ?? "";
  await server.db.update(users).set({ email, active: false }).where(eq(users.id, studentId));
  await server.db.update(users).set({ email: "asked@told.example" }).where(eq(users.id, requester));
  await applied(sheet);
  expect((await sheet.sheet()).rows).toMatchObject([
    { total: 75, changed: { source: "amendment" } },
  ]);
  expect(await mailsTo(server, email)).toEqual([]);
  const letters = await mailsTo(server, "asked@told.example");
  expect(letters).toHaveLength(1);
  // No letter has a mark in it; the port in its link may hold any figures.
  expect(letters[0]?.body).not.toMatch(/\b(?:75|65)\b/);
});

test("where the course was registered again, the student and the adviser are told", async () => {
  const sheet = await movedTo(await published(), 1);
  const [student] = sheet.roster;
  const registrationId = uuid();
  await server.db.insert(courseRegistrations).values({
    id: registrationId,
    studentId: student?.id ?? "",
    sessionId,
    semester: "First",
    levelId: 2,
    state: "approved",
    totalUnits: 3,
    submittedAt: new Date(),
  });
  await server.db
    .insert(registeredCourses)
    .values({ registrationId, sessionId, courseId: sheet.courseId, kind: "Carry-over" });
  await applied(sheet);
  const about = async (path: string) =>
    server.db
      .select({ title: notifications.title, body: notifications.body, path: notifications.path })
      .from(notifications)
      .where(eq(notifications.path, path));
  const told = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, student?.id ?? ""));
  expect(told.map(({ body }) => body).join()).toContain("registered the course again in 2026/2027");
  const adviser = await about(`/approve_courses/view?id=${registrationId}`);
  expect(adviser).toMatchObject([{ title: expect.stringContaining("amended") }]);
});
