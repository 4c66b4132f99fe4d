import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { appraisalAnswers, appraisals } from "../../database/schema/appraisal.ts";
import { testServer } from "../../testing/test-server.ts";
import { offices, sheetsOf } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, registered, submit } = sheetsOf(server);

test("a course tells its registrations by state, as its sheet has them, and what is missing", async () => {
  const { which, as, courseId, sheet, enterAll } = await taughtSheet(2);
  await registered(courseId, "submitted");
  await registered(courseId, "returned");
  const before = await server.ok("getMyCourse", which, as);
  expect(before).toMatchObject({
    sheetId: null,
    state: null,
    registrations: { submitted: 1, approved: 2, returned: 1 },
    missing: 2,
    acts: ["enter", "submit"],
    steps: [],
  });
  await enterAll();
  const { rows } = await sheet();
  const inState = (state: string) => rows.filter(({ registration }) => registration === state);
  const after = await server.ok("getMyCourse", which, as);
  expect(after).toMatchObject({ state: "draft", missing: 0 });
  const past = { subject: "scoreSheet", id: after.sheetId ?? "" } as const;
  expect((await server.ok("getHistory", past, as)).items.length).toBeGreaterThan(0);
  expect(after.registrations).toEqual({
    submitted: inState("submitted").length,
    approved: inState("approved").length,
    returned: inState("returned").length,
  });
});

test("what became of its sheet stands there, and the act that is next", async () => {
  const sheet = await taughtSheet(2);
  await sheet.enterAll();
  await submit(sheet);
  const course = await server.ok("getMyCourse", sheet.which, sheet.as);
  expect(course).toMatchObject({ state: "submitted", acts: ["recall"], missing: 0 });
  expect(course.steps[0]).toMatchObject({ step: "submit" });
});

test("appraisals are counted, and told by means from five answers on, of the own teaching alone", async () => {
  const { which, as, other, coordinatorId: lecturerId, roster } = await taughtSheet(6);
  const answer = async (student: { id: string } | undefined) => {
    const of = { ...which, lecturerId };
    await server.db.insert(appraisals).values({
      ...of,
      studentId: student?.id ?? "",
      state: "completed",
      draft: null,
      updatedAt: new Date(),
    });
    await server.db
      .insert(appraisalAnswers)
      .values({ ...of, id: uuid(), ratings: { clarity: 4 }, comment: "He is Ada's uncle." });
  };
  for (const student of roster.slice(0, 4)) await answer(student);
  expect((await server.ok("getMyCourse", which, as)).appraisals).toEqual({
    unappraised: 2,
    inProgress: 0,
    completed: 4,
    means: [],
  });
  await answer(roster[4]);
  const told = await server.ok("getMyCourse", which, as);
  expect(told.appraisals).toMatchObject({
    completed: 5,
    means: [{ question: "clarity", mean: 4 }],
  });
  expect(JSON.stringify(told)).not.toContain("uncle");
  expect((await server.ok("getMyCourse", which, other)).appraisals).toMatchObject({
    unappraised: 6,
    completed: 0,
  });
});

test("a course that somebody else teaches is not there, for a head of department neither", async () => {
  const { which } = await taughtSheet(1);
  const stranger = await taughtSheet(0);
  const missing = { success: false, code: "not_found" };
  expect(await server.request("getMyCourse", which, stranger.as)).toMatchObject(missing);
  expect(await server.request("getMyCourse", which, offices.head)).toMatchObject(missing);
  expect(
    await server.request("getMyCourse", { ...which, sessionId: 999 }, stranger.as),
  ).toMatchObject(missing);
});
