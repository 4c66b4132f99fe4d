import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { departmentOptions } from "../../database/schema/faculty.ts";
import { scores } from "../../database/schema/results.ts";
import { students } from "../../database/schema/student.ts";
import { testServer, type CallOptions } from "../../testing/test-server.ts";
import { classStaff } from "../results/testing/class-staff.ts";
import { smallDepartment } from "../results/testing/small-department.ts";
import { amendmentsOf } from "./testing/amendments-of.ts";
import { boardClass, joinsClass } from "./testing/board-class.ts";
import { offices } from "./testing/sheet-of.ts";

// The code by which a composite sheet is checked.

const server = await testServer();
afterAll(server.stop);

await smallDepartment(server.db, { "SML 111": {} });
const sheets = amendmentsOf(server);
const join = joinsClass(server);
const { officer, head: newHead, advise } = classStaff(server, sheets);

let head: Awaited<ReturnType<typeof officer>>;
let adviser: typeof head;
beforeAll(async () => {
  [head, adviser] = [await newHead(), await officer()];
  await advise(adviser.id, { sessionId: boardClass.sessionId, levelId: 1 });
});

const paper = async (as: CallOptions = offices.exams) =>
  (await server.ok("getCompositeResults", boardClass, as)).verification;
const summary = async () => {
  const asked = { ...boardClass, paper: "result-summary" } as const;
  return (await server.ok("getCompositeResults", asked, offices.exams)).verification;
};
const checked = (code: string | undefined) => server.ok("verifyDocument", { code: code ?? "" });

test("a composite sheet has a code while all of it is out, which tells of the class and of nobody", async () => {
  expect(await paper()).toBeNull();
  const first = await sheets.published(2);
  await join(...first.roster);
  const issued = await paper();
  // Opened again, by whomever reads all of the class, it is the same paper.
  expect(await paper(head.as)).toEqual(issued);
  // Also by who advises all of it, and reads only what is out.
  expect(await paper(adviser.as)).toEqual(issued);
  const { state, name, facts } = await checked(issued?.code);
  expect([state, name]).toEqual(["genuine", "Composite Result Sheet"]);
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: "Department", value: "Small Things" },
      { label: "Level", value: "ND I" },
      { label: "Summary by remark", value: "Good standing: 2 students" },
      { label: "Fingerprint", value: issued?.fingerprint },
    ]),
  );
  const { rows } = await first.sheet();
  expect(JSON.stringify(facts)).not.toContain(rows[0]?.matricNumber);

  // The summary by remark is a paper of its own, of the same facts.
  const ofSummary = await summary();
  expect(ofSummary?.code).not.toBe(issued?.code);
  const told = await checked(ofSummary?.code);
  expect([told.state, told.name, told.facts]).toEqual(["genuine", "Summary of Results", facts]);

  // Looked at again there is none meanwhile.
  const reason = "Two scripts are marked again.";
  await server.ok("holdScoreSheet", { ...(await first.seen()), reason }, offices.registrar);
  expect([await paper(), await summary()]).toEqual([null, null]);
  await server.ok("releaseScoreSheet", await first.seen(), offices.registrar);
  expect(await paper()).toEqual(issued);

  // What is amended is withdrawn at once, and printed anew it is another.
  await sheets.applied(first);
  expect(await checked(issued?.code)).toMatchObject({ state: "withdrawn", facts: [] });
  expect(await checked(ofSummary?.code)).toMatchObject({ state: "withdrawn", facts: [] });
  const amended = await paper();
  expect(amended?.code).not.toBe(issued?.code);
  expect(await checked(amended?.code)).toMatchObject({ state: "genuine" });
});

test("what waits is told to no adviser, and what comes out withdraws the class's papers", async () => {
  const waiting = await sheets.sheetAt("submitted", 1);
  await join(...waiting.roster);
  // With a score that is not out it is provisional; what is out is not.
  expect([await paper(), await summary()]).toEqual([null, null]);
  const ofAdviser = await paper(adviser.as);
  const stands = async () => (await checked(ofAdviser?.code)).state;
  for (const step of ["checked", "approved"] as const) {
    await sheets.steps[step](waiting);
    expect(await paper(adviser.as)).toEqual(ofAdviser);
    expect(await stands()).toBe("genuine");
  }
  await sheets.steps.published(waiting);
  expect(await stands()).toBe("withdrawn");
  const now = await paper();
  expect(now?.code).not.toBe(ofAdviser?.code);
  expect(await paper(adviser.as)).toEqual(now);
});

test("who is approved after the board has published withdraws the class's papers, too", async () => {
  const sheet = await sheets.published(2);
  const [late] = sheet.roster;
  await join(...sheet.roster);
  const ofLate = eq(courseRegistrations.id, late?.registrationId ?? "");
  await server.db.update(courseRegistrations).set({ state: "submitted" }).where(ofLate);
  const score = and(eq(scores.studentId, late?.id ?? ""), isNotNull(scores.publishedAt));
  await server.db.update(scores).set({ publishedAt: null }).where(score);
  const issued = await paper(adviser.as);
  expect(await checked(issued?.code)).toMatchObject({ state: "genuine" });
  const [sent] = await server.db.select().from(courseRegistrations).where(ofLate);
  const seen = { id: sent?.id ?? "", submittedAt: sent?.submittedAt.toISOString() ?? "" };
  await server.ok("approveRegistration", seen, adviser.as);
  expect(await checked(issued?.code)).toMatchObject({ state: "withdrawn", facts: [] });
  expect((await paper(adviser.as))?.code).not.toBe(issued?.code);
});

test("of a part of the class there is none", async () => {
  const optionId = 90_002;
  const sheet = await sheets.published(2);
  await join(...sheet.roster);
  expect(await paper(adviser.as)).not.toBeNull();
  await server.db
    .insert(departmentOptions)
    .values({ id: optionId, departmentId: boardClass.departmentId, name: "Tiny" });
  const ofOption = eq(students.id, sheet.roster[0]?.id ?? "");
  await server.db.update(students).set({ departmentOptionId: optionId }).where(ofOption);
  const own = { sessionId: boardClass.sessionId, levelId: 1, departmentOptionId: optionId };
  const other = await officer();
  await advise(other.id, own);
  expect(await paper(other.as)).toBeNull();
  expect(await paper(adviser.as)).toBeNull();
  // The class of the option is one of its own.
  const asked = { ...boardClass, optionId };
  const { verification } = await server.ok("getCompositeResults", asked, other.as);
  expect(await checked(verification?.code)).toMatchObject({
    state: "genuine",
    facts: expect.arrayContaining([{ label: "Option", value: "Tiny" }]),
  });
});
