import { fc, test } from "@fast-check/vitest";
import { and, asc, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test as plain } from "vitest";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { notifications } from "../../database/schema/notification.ts";
import {
  scoreAmendments,
  scores,
  scoreSheets,
  scoreVersions,
} from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { sessionId } from "../lecturer/testing/taught.ts";
import { amendmentsOf, reason } from "./testing/amendments-of.ts";
import { offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { published, taughtSheet, steps, asked, endorse, apply, applied, movedTo } =
  amendmentsOf(server);

const first = { sessionId, semester: "First" as const };

plain("the student reads what it was, what it is and why; the averages follow", async () => {
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

plain("statements from that semester on are not valid any more, and earlier ones are", async () => {
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

plain("an earlier statement stays when a later semester is amended", async () => {
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

plain("a graduate's result is amended, too; whoever is switched off gets no letter", async () => {
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
  // No letter has a mark in it.
  expect(letters[0]?.body).not.toMatch(/75|65/);
});

plain("where the course was registered again, the student and the adviser are told", async () => {
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

const mark = fc.integer({ min: 0, max: 30 }).map(String);
const exam = fc.integer({ min: 0, max: 70 }).map(String);
const marks = fc.record({ test: mark, exam });

test.prop(
  [
    fc.array(marks, { minLength: 1, maxLength: 3 }),
    fc.option(marks),
    fc.array(marks, { maxLength: 3 }),
  ],
  { numRuns: 4 },
)(
  "saves, returns and amendments replay to the row as it stands",
  async (saves, returned, amended) => {
    const sheet = await taughtSheet(1);
    const save = async (typed: { test: string; exam: string }) => {
      await sheet.enterAll(typed.test, typed.exam);
    };
    for (const typed of saves) await save(typed);
    if (returned) {
      await steps.submitted(sheet);
      const given = { sheets: [await sheet.seen()], reason: "Please look again.", studentIds: [] };
      await server.ok("returnSheets", given, offices.head);
      await save(returned);
    }
    for (const step of Object.values(steps)) await step(sheet);
    const studentId = sheet.roster[0]?.id ?? "";
    for (const typed of amended) {
      const [row] = (await sheet.sheet()).rows;
      if (String(row?.test) === typed.test && String(row?.exam) === typed.exam) continue;
      await applied(sheet, typed);
    }
    const { id } = await sheet.seen();
    const of = { sheet: scores, version: scoreVersions, amendment: scoreAmendments };
    const [stands] = await server.db
      .select()
      .from(of.sheet)
      .where(and(eq(scores.sheetId, id), eq(scores.studentId, studentId)));
    const versions = await server.db
      .select()
      .from(of.version)
      .where(and(eq(scoreVersions.sheetId, id), eq(scoreVersions.studentId, studentId)))
      .orderBy(asc(scoreVersions.version));
    const kept = await server.db
      .select()
      .from(of.amendment)
      .where(and(eq(scoreAmendments.sheetId, id), eq(scoreAmendments.studentId, studentId)))
      .orderBy(asc(scoreAmendments.version));
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, at) => at + 1));
    const marksOf = (
      row: Pick<typeof scores.$inferSelect, "test" | "lab" | "exam" | "total" | "code">,
    ) => ({
      test: row.test,
      lab: row.lab,
      exam: row.exam,
      total: row.total,
      code: row.code,
    });
    const last = versions.at(-1);
    expect(last && stands && [last.version, marksOf(last)]).toEqual(
      stands && [stands.version, marksOf(stands)],
    );
    // Each amendment kept the version that it replaced.
    const replaced = versions.filter((_, at) => versions[at + 1]?.source === "amendment");
    expect(kept.map((row) => [row.version, marksOf(row)])).toEqual(
      replaced.map((row) => [row.version, marksOf(row)]),
    );
  },
);
