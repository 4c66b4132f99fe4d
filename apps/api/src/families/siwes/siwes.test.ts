import { todayInLagos } from "@polyportal/domain/format/date";
import { savedElsewhere } from "@polyportal/domain/messages/draft";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { siwesPlacements } from "../../database/schema/siwes.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const student = { as: { user: "new.student" } };
const other = { as: { user: "fresh.student" } };

const dayAfter = (days: number) => todayInLagos(new Date(Date.now() + days * 86_400_000));

// The session that lies around today, whatever the demo school calls its own.
const year = Number(todayInLagos().slice(0, 4));
await server.db
  .update(academicSessions)
  .set({ name: `${year - 1}/${year}/${year + 1}` })
  .where(eq(academicSessions.current, true));

const placement = (over: Partial<Record<string, string>> = {}) => ({
  companyName: "Ọ̀tà-Ìgbẹ̀ Agricultural Machinery Limited",
  companyAddress: "House 14, Road 7, Unity Estate, Ìbàdàn",
  companyPhone: "0801 234 5678",
  natureOfWork: "Maintenance of farm machinery",
  supervisorName: "Engr. Danjuma Emmanuel Ekpo",
  supervisorPhone: "08098765432",
  startDate: dayAfter(-9),
  endDate: dayAfter(18),
  ...over,
});

test("the demo student is in the fifth week, and has written three", async () => {
  const { placement: where, weeks } = await server.ok("getSiwes", {}, { as: { user: "student" } });
  expect(where?.companyName).toMatch(/\w/);
  expect(weeks).toHaveLength(16);
  expect(weeks.filter(({ open }) => open)).toHaveLength(5);
  expect(weeks.filter(({ updatedAt }) => updatedAt !== null)).toHaveLength(3);
});

test("a student without a placement is asked for one", async () => {
  expect(await server.ok("getSiwes", {}, student)).toMatchObject({
    goes: true,
    placement: null,
    weeks: [],
  });
  expect(await server.ok("getSiwesPreview", {}, student)).toMatchObject({
    placement: null,
    verification: null,
    student: { department: "Civil Engineering Technology", level: "ND I" },
  });
  const week = { week: 1, work: "Greased a tractor" };
  expect(await server.request("saveSiwesWeek", week, student)).toMatchObject({
    status: 409,
    code: "siwes_no_placement",
  });
});

test("a placement has a logbook of its weeks, which are written from their first day on", async () => {
  const saved = await server.ok("saveSiwesPlacement", placement(), student);
  expect(saved.placement).toMatchObject({ ...placement(), companyPhone: "08012345678" });
  expect(saved.weeks.map(({ week, open }) => [week, open])).toEqual([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
  ]);
  const first = { week: 1, work: "Greased a tractor", remarks: "It was raining" };
  const written = await server.ok("saveSiwesWeek", first, student);
  expect(written.weeks[0]).toMatchObject({ ...first, updatedAt: expect.any(String) });
  for (const week of [3, 5]) {
    expect(await server.request("saveSiwesWeek", { ...first, week }, student)).toMatchObject({
      status: 409,
      code: "siwes_week_closed",
    });
  }
  const again = await server.ok("saveSiwesWeek", { week: 1, work: "Changed a tyre" }, student);
  expect(again.weeks[0]).toMatchObject({ work: "Changed a tyre", remarks: "" });
  expect(await server.ok("getSiwes", {}, student)).toEqual(again);
});

test("what is written stays in the weeks that it was written for", async () => {
  const moved = placement({ startDate: dayAfter(-8) });
  expect(await server.request("saveSiwesPlacement", moved, student)).toMatchObject({
    status: 409,
    code: "siwes_weeks_written",
  });
  await server.ok("saveSiwesPlacement", placement({ companyName: "Òkè Motors" }), student);
  await server.ok("saveSiwesWeek", { week: 2, work: "Fitted brakes" }, student);
  const shorter = placement({ endDate: dayAfter(-5) });
  expect(await server.request("saveSiwesPlacement", shorter, student)).toMatchObject({
    status: 409,
    code: "siwes_weeks_written",
  });
});

test("its paper can be verified, and other details make another paper", async () => {
  const paper = await server.ok("getSiwesPreview", {}, student);
  expect(paper).toMatchObject({
    placement: { companyName: "Òkè Motors" },
    verification: { verifyUrl: expect.stringContaining(paper.verification?.code ?? "?") },
  });
  expect((await server.ok("getSiwesPreview", {}, student)).verification).toEqual(
    paper.verification,
  );
  await server.ok("saveSiwesPlacement", placement({ companyName: "Unity Works" }), student);
  const next = await server.ok("getSiwesPreview", {}, student);
  expect(next.verification?.code).not.toBe(paper.verification?.code);
});

test("two tabs that save a first placement at once leave one", async () => {
  await Promise.all([
    server.ok("saveSiwesPlacement", placement({ companyName: "One" }), other),
    server.ok("saveSiwesPlacement", placement({ companyName: "Two" }), other),
  ]);
  const rows = await server.db
    .select({ name: siwesPlacements.companyName })
    .from(siwesPlacements)
    .innerJoin(users, eq(users.id, siwesPlacements.studentId))
    .where(eq(users.userName, "fresh.student"));
  expect(rows).toHaveLength(1);
});

test("a save that began from an older one is refused, and says when the other was saved", async () => {
  const { placement: before } = await server.ok("getSiwes", {}, student);
  const began = before?.updatedAt ?? "";
  const two = [{ companyName: "From the phone" }, { companyName: "From the laptop" }];
  const answers = await Promise.all(
    two.map((one) => server.request("saveSiwesPlacement", { ...placement(one), began }, student)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const saved = await server.ok("getSiwes", {}, student);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({
    code: "section_changed",
    message: savedElsewhere(saved.placement?.updatedAt ?? ""),
  });
  const { updatedAt, ...same } = saved.placement ?? { updatedAt: "" };
  // The answer to this very save was lost: the same again is no other version.
  const again = { ...placement(), ...same, began };
  expect(await server.request("saveSiwesPlacement", again, student)).toMatchObject({ status: 200 });

  const week = { week: 1, work: "From the phone", remarks: "" };
  const old = saved.weeks[0]?.updatedAt ?? null;
  expect(await server.request("saveSiwesWeek", { ...week, began: old }, student)).toMatchObject({
    status: 200,
  });
  for (const older of [old, null]) {
    const late = { ...week, work: "From the laptop", began: older };
    expect(await server.request("saveSiwesWeek", late, student)).toMatchObject({
      status: 409,
      code: "section_changed",
    });
    expect(await server.request("saveSiwesWeek", { ...week, began: older }, student)).toMatchObject(
      { status: 200 },
    );
  }
  expect((await server.ok("getSiwes", {}, student)).weeks[0]?.work).toBe("From the phone");
  await server.ok("saveSiwesWeek", { week: 1, work: "Changed a tyre" }, student);
  expect(updatedAt).not.toBe(began);
});

test("of two tabs that begin a first placement, one is told of the other", async () => {
  const { as } = await newStudent(server);
  const answers = await Promise.all(
    ["One", "Two", "Three"].map((companyName) =>
      server.request("saveSiwesPlacement", { ...placement({ companyName }), began: null }, { as }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test("a student sees and writes the own logbook, whatever id is sent along", async () => {
  await server.ok("saveSiwesWeek", { week: 1, work: "Mine" }, other);
  const [first] = (await server.ok("getSiwes", {}, student)).weeks;
  expect(first?.work).toBe("Changed a tyre");
  const [row] = await server.db
    .select({ id: students.id })
    .from(students)
    .innerJoin(users, eq(users.id, students.id))
    .where(eq(users.userName, "new.student"));
  const forged = { week: 1, work: "Forged", studentId: row?.id, placementId: row?.id };
  await server.ok("saveSiwesWeek", forged, other);
  expect((await server.ok("getSiwes", {}, student)).weeks[0]?.work).toBe("Changed a tyre");
});

test("a placement that is none is told field by field", async () => {
  const bad = placement({ companyPhone: "12", endDate: dayAfter(-10) });
  expect(await server.request("saveSiwesPlacement", bad, student)).toMatchObject({
    status: 422,
    fields: { companyPhone: "invaild phone number", endDate: "the last day comes after the first" },
  });
  const old = placement({ startDate: "2020-01-01", endDate: "2020-03-01" });
  expect(await server.request("saveSiwesPlacement", old, student)).toMatchObject({
    status: 422,
    fields: { startDate: expect.stringContaining("the first day lies in the session") },
  });
});

test("students of other levels and kinds do not go", async () => {
  for (const user of ["student.pg", "student.jupeb"]) {
    const as = { as: { user } };
    expect(await server.ok("getSiwes", {}, as)).toMatchObject({ goes: false, placement: null });
    expect(await server.request("saveSiwesPlacement", placement(), as)).toMatchObject({
      status: 409,
      code: "siwes_not_for_level",
    });
  }
});

test("each change is in the record", async () => {
  const rows = await server.db
    .select({ action: auditRows.action })
    .from(auditRows)
    .where(and(eq(auditRows.subject, "siwes"), eq(auditRows.actorKind, "user")));
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(["saveSiwesPlacement", "saveSiwesWeek"]),
  );
});

await addPerson(server, { userName: "unregistered" });

const calls = [
  ["getSiwes", {}],
  ["getSiwesPreview", {}],
  ["saveSiwesPlacement", placement()],
  ["saveSiwesWeek", { week: 1, work: "x" }],
] as const;

test.each(calls)("%s is for students alone", async (name, input) => {
  expect(await server.request(name, input)).toMatchObject({ status: 401 });
  for (const user of ["lecturer", "hod", "registrar", "admin"]) {
    expect(await server.request(name, input, { as: { user } })).toMatchObject({ status: 403 });
  }
  const applicant = { applicationId: "1", rrr: "310007769676", programme: "nd" };
  expect(await server.request(name, input, { as: { applicant } })).toMatchObject({ status: 403 });
});

test.each(calls)("%s has nothing for an account without a student record", async (name, input) => {
  expect(await server.request(name, input, { as: { user: "unregistered" } })).toMatchObject({
    status: 409,
    code: "no_student_record",
  });
});
