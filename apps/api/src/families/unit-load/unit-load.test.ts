import { approvalMessages } from "@polyportal/domain/messages/approval";
import { eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test } from "vitest";
import { approvals } from "../../database/schema/approval.ts";
import { notifications } from "../../database/schema/notification.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { first, idsOf, pay, setWindow } from "../course-registration/testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

const exams = { as: { user: "exams" } };
const looker = { as: { user: "helpdesk" } };
const reason = "The student repeats two courses of the year before.";
const ofFirst = { levelId: 1, semester: "First" } as const;

const loadOf = async ({ levelId, semester }: { levelId: number; semester: string } = ofFirst) => {
  const { loads } = await server.ok("getUnitLoads", {}, exams);
  const found = loads.find((one) => one.levelId === levelId && one.semester === semester);
  if (!found) throw new Error("No such level.");
  return found;
};

async function registered() {
  const { id: studentId, as } = await newStudent(server);
  await pay(server, studentId);
  const courseIds = await idsOf(server, "COM 111", "COM 112", "COM 113", "COM 114", "COM 115");
  await server.ok("registerCourses", { ...first, courseIds }, { as });
  const { data } = (await server.request("getProfile", {}, { as })) as {
    data: { userName: string };
  };
  return { studentId, as, matricNumber: data.userName };
}

test("every level has a load in each semester, and what it leaves outside is counted", async () => {
  const before = await loadOf();
  await registered();
  const after = await loadOf();
  expect(after.registered).toBe(before.registered + 1);
  // The five core courses come to 14 units.
  const asked = { ...ofFirst, minimum: 1, maximum: 13 };
  const effect = await server.ok("previewUnitLoad", asked, exams);
  expect(effect.registered).toBe(after.registered);
  expect(effect.above).toBeGreaterThan(0);
  const within = await server.ok("previewUnitLoad", { ...asked, maximum: 60 }, exams);
  expect(within).toEqual({ registered: after.registered, above: 0, below: 0 });
});

test("a load that is set counts for who registers next, and stands in the record", async () => {
  const { minimum, maximum } = await loadOf();
  const asked = { ...ofFirst, minimum: 10, maximum: 22 };
  await server.ok("setUnitLoad", { ...asked, was: { minimum, maximum } }, exams);
  expect(await loadOf()).toMatchObject({ minimum: 10, maximum: 22, usual: false });
  const { as } = await newStudent(server);
  expect(await server.ok("getRegistrableCourses", first, { as })).toMatchObject({
    minimumUnits: 10,
    maximumUnits: 22,
  });
  expect(await actionsOn(server, "ND I, First")).toEqual(["setUnitLoad"]);
  // Of two who began from the same load the second is told.
  const late = await server.request("setUnitLoad", { ...asked, was: { minimum, maximum } }, exams);
  expect(late).toMatchObject({ status: 409, code: "conflict" });
  await server.ok(
    "setUnitLoad",
    { ...ofFirst, minimum, maximum, was: { minimum: 10, maximum: 22 } },
    exams,
  );
});

test("a minimum above the maximum and a level that is none change nothing", async () => {
  const { minimum, maximum } = await loadOf();
  const was = { minimum, maximum };
  const refused = await server.request(
    "setUnitLoad",
    { ...ofFirst, minimum: 20, maximum: 12, was },
    exams,
  );
  expect(refused).toMatchObject({
    status: 422,
    fields: { minimum: "the minimum is more than the maximum" },
  });
  const none = { levelId: 77, semester: "First" as const, minimum: 12, maximum: 24 };
  expect(await server.request("setUnitLoad", { ...none, was }, exams)).toMatchObject({
    status: 404,
  });
  expect(await server.request("setUnitLoad", { ...ofFirst, ...was, was }, looker)).toMatchObject({
    status: 403,
  });
  expect(await loadOf()).toMatchObject(was);
});

const studentLoads = async (search = "") =>
  (await server.ok("listStudentUnitLoads", { search, size: 100 }, exams)).items;
const given = (studentIds: string[], maximum = 30) => ({
  ...first,
  studentIds,
  minimum: 6,
  maximum,
  reason,
});
const newsOf = async (studentId: string) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, studentId))).map(
    ({ title }) => title,
  );
/** What waits for a person to approve about these students. */
const waitsFor = async (user: string, studentIds: readonly string[]) => {
  const asked = { side: "decide", state: "waiting", size: 100 } as const;
  const { items } = await server.ok("listApprovals", asked, { as: { user } });
  const titled = await server.db
    .select({ id: approvals.id })
    .from(approvals)
    .where(inArray(approvals.subjectId, [...studentIds]));
  return items.filter(({ id }) => titled.some((one) => one.id === id));
};

test("a student's own load counts for the student alone, who is told; revoked, the level's again", async () => {
  const { studentId, as } = await registered();
  const once = { given: 1, waiting: 0, undoId: null };
  expect(await server.ok("setStudentUnitLoads", given([studentId]), exams)).toEqual(once);
  const desk = () => server.ok("getRegistrableCourses", first, { as });
  expect(await desk()).toMatchObject({ minimumUnits: 6, maximumUnits: 30 });
  const own = async () => (await studentLoads()).filter((one) => one.studentId === studentId);
  const [before] = await own();
  expect(before).toMatchObject({ reason, maximum: 30 });
  // Given again it is another, not a second one.
  await server.ok("setStudentUnitLoads", given([studentId], 28), exams);
  expect(await own()).toMatchObject([{ id: before?.id, maximum: 28 }]);
  const id = before?.id ?? "";
  await server.ok("revokeStudentUnitLoad", { id, reason }, exams);
  const { maximum } = await loadOf();
  expect(await desk()).toMatchObject({ maximumUnits: maximum });
  expect(await own()).toEqual([]);
  expect(await server.request("revokeStudentUnitLoad", { id, reason }, exams)).toMatchObject({
    status: 404,
  });
  expect(await newsOf(studentId)).toHaveLength(3);
  expect(await actionsOn(server, studentId)).toEqual([
    "setStudentUnitLoad",
    "setStudentUnitLoad",
    "revokeStudentUnitLoad",
  ]);
});

test("a pasted list is looked up by whoever gives loads: unknown, double and ambiguous are told", async () => {
  const [one, two, twin] = [await registered(), await registered(), await registered()];
  await server.db
    .update(students)
    .set({ jambNumber: two.matricNumber })
    .where(eq(students.id, twin.studentId));
  const text = `${one.matricNumber.toLowerCase()}\nND/NONE/1, ${one.matricNumber}\n${two.matricNumber}`;
  const answer = await server.ok("resolveList", { kind: "numbers", text }, exams);
  expect(answer).toMatchObject({
    found: [{ line: 1, id: one.studentId }],
    unknown: [{ line: 2, text: "ND/NONE/1" }],
    double: [{ line: 2, before: 1 }],
    ambiguous: [{ line: 3, labels: [expect.any(String), expect.any(String)] }],
  });
  // By their numbers alone, and not by whoever only looks.
  const byName = await server.ok("resolveList", { kind: "numbers", text: "student" }, exams);
  expect(byName.found).toEqual([]);
  expect(await server.request("resolveList", { kind: "numbers", text }, looker)).toMatchObject({
    status: 403,
  });
});

test("several have it at once, and are as before when it is taken back; each is told both times", async () => {
  const people = [await registered(), await registered()];
  const ids = people.map(({ studentId }) => studentId);
  await server.ok("setStudentUnitLoads", given(ids.slice(0, 1), 26), exams);
  const { undoId, ...counts } = await server.ok("setStudentUnitLoads", given(ids), exams);
  expect(counts).toEqual({ given: 2, waiting: 0 });
  const shown = await server.ok("getImport", { id: undoId ?? "" }, exams);
  expect(shown).toMatchObject({ kind: "student-loads", new: 1, changed: 1, mayUndo: true });
  await server.ok("undoImport", { id: undoId ?? "" }, exams);
  const left = (await studentLoads()).filter(({ studentId }) => ids.includes(studentId));
  expect(left).toMatchObject([{ studentId: ids[0], maximum: 26 }]);
  expect((await newsOf(ids[0] ?? "")).at(-1)).toMatch(/as it was/);
  expect(await newsOf(ids[1] ?? "")).toHaveLength(2);
});

test("more than six units above the level wait for another's approval, and the others do not", async () => {
  const [one, other] = [await registered(), await registered()];
  const { maximum } = await loadOf();
  // Who has gone on to the next level stays within six of it.
  await server.ok(
    "setUnitLoad",
    {
      levelId: 2,
      semester: "First",
      minimum: 12,
      maximum: maximum + 4,
      was: { minimum: 12, maximum: 24 },
    },
    exams,
  );
  await server.db
    .update(studentSessions)
    .set({ levelId: 2 })
    .where(eq(studentSessions.studentId, other.studentId));
  const ids = [one.studentId, other.studentId];
  const asked = given(ids, maximum + 8);
  expect(await server.ok("setStudentUnitLoads", asked, exams)).toMatchObject({
    given: 1,
    waiting: 1,
  });
  const has = async () =>
    (await studentLoads()).flatMap(({ studentId }) => (ids.includes(studentId) ? studentId : []));
  expect(await has()).toEqual([other.studentId]);
  // The same is not asked for twice.
  expect(
    await server.request("setStudentUnitLoads", given([one.studentId], maximum + 7), exams),
  ).toMatchObject({ status: 409, code: "approval_waiting" });

  const [request] = await waitsFor("registrar", ids);
  expect(request).toMatchObject({
    title: expect.stringMatching(/register 6.0 to 32.0 units/),
    before: { "Credit units": "12.0 to 24.0, as the level" },
    after: { "Credit units": "6.0 to 32.0" },
  });
  expect(await waitsFor("exams", ids)).toEqual([]);
  const id = request?.id ?? "";
  expect(await server.request("decideApproval", { id, approve: true }, exams)).toMatchObject({
    status: 404,
  });
  await server.ok("decideApproval", { id, approve: true }, { as: { user: "registrar" } });
  expect((await has()).toSorted()).toEqual(ids.toSorted());
  expect(await server.ok("getRegistrableCourses", first, { as: one.as })).toMatchObject({
    maximumUnits: maximum + 8,
  });
  expect((await newsOf(one.studentId)).at(-1)).toMatch(/your own load/);
  expect(await actionsOn(server, one.studentId)).toEqual(["requestApproval", "setStudentUnitLoad"]);
});

test("refused, or of a student who is there no more, nothing comes of it", async () => {
  const [one, gone] = [await registered(), await newStudent(server)];
  const { maximum } = await loadOf();
  const ids = [one.studentId, gone.id];
  await server.ok("setStudentUnitLoads", given(ids, maximum + 7), exams);
  await server.db.delete(studentSessions).where(eq(studentSessions.studentId, gone.id));
  const registrar = { as: { user: "registrar" } };
  for (const { id, title } of await waitsFor("registrar", ids)) {
    const carried = await server.request("decideApproval", { id, approve: true }, registrar);
    expect(title).toBeTruthy();
    if (carried.status === 409) {
      await server.ok("decideApproval", { id, approve: false, remark: reason }, registrar);
    }
  }
  const has = (await studentLoads()).map(({ studentId }) => studentId);
  expect(has).toContain(one.studentId);
  expect(has).not.toContain(gone.id);
});

test("where the school wants no approval, the words are typed and the password was given", async () => {
  const { studentId } = await registered();
  const { maximum } = await loadOf();
  const policy = { act: "studentLoad", reason, typed: "SWITCH OFF" } as const;
  const switched = (enabled: boolean, revision: number) =>
    server.ok(
      "saveApprovalPolicy",
      { ...policy, enabled, revision, typed: approvalMessages.words(enabled) },
      { as: { user: "admin" } },
    );
  await switched(false, 0);
  const asked = given([studentId], maximum + 7);
  expect(await server.request("setStudentUnitLoads", asked, exams)).toMatchObject({
    status: 422,
    code: "typed_wrong",
    fields: { typed: `please type ASSIGN ${maximum + 7} UNITS exactly` },
  });
  const typed = `ASSIGN ${maximum + 7} UNITS`;
  expect(await server.ok("setStudentUnitLoads", { ...asked, typed }, exams)).toMatchObject({
    given: 1,
    waiting: 0,
  });
  await switched(true, 1);
});

test("nobody's number, another session and whoever only looks change nothing", async () => {
  const { studentId } = await registered();
  const asked = given([studentId]);
  const refusal = (wrong: object, by = exams) =>
    server.request("setStudentUnitLoads", { ...asked, ...wrong }, by);
  expect(await refusal({ sessionId: 1 })).toMatchObject({
    status: 422,
    fields: { matricNumbers: expect.stringContaining("not there in this session: ") },
  });
  expect(await refusal({ sessionId: 999 })).toMatchObject({ status: 404 });
  expect(await refusal({ studentIds: [uuid()] })).toMatchObject({ status: 404 });
  expect(await refusal({ studentIds: [] })).toMatchObject({ status: 422 });
  expect(await refusal({ minimum: 31 })).toMatchObject({
    fields: { minimum: "the minimum is more than the maximum" },
  });
  expect(await refusal({}, looker)).toMatchObject({ status: 403 });
  expect((await studentLoads()).map((one) => one.studentId)).not.toContain(studentId);
});
