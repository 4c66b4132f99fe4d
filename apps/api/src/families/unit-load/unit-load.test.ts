import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { notifications } from "../../database/schema/notification.ts";
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

test("a student's own load counts for the student alone, who is told; revoked, the level's again", async () => {
  const { studentId, as, matricNumber } = await registered();
  const given = {
    ...first,
    matricNumber: matricNumber.toLowerCase(),
    minimum: 6,
    maximum: 30,
    reason,
  };
  const { id, fullName } = await server.ok("setStudentUnitLoad", given, exams);
  const desk = () => server.ok("getRegistrableCourses", first, { as });
  expect(await desk()).toMatchObject({ minimumUnits: 6, maximumUnits: 30 });
  const list = async () =>
    (await server.ok("listStudentUnitLoads", { search: fullName, size: 100 }, exams)).items;
  expect(await list()).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, studentId, reason, maximum: 30 })]),
  );
  // Given again it is another, not a second one.
  expect((await server.ok("setStudentUnitLoad", { ...given, maximum: 28 }, exams)).id).toBe(id);
  await server.ok("revokeStudentUnitLoad", { id, reason }, exams);
  const { maximum } = await loadOf();
  expect(await desk()).toMatchObject({ maximumUnits: maximum });
  expect((await list()).map((one) => one.id)).not.toContain(id);
  expect(await server.request("revokeStudentUnitLoad", { id, reason }, exams)).toMatchObject({
    status: 404,
  });
  const news = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, studentId));
  expect(news).toHaveLength(3);
  expect(await actionsOn(server, studentId)).toEqual([
    "setStudentUnitLoad",
    "setStudentUnitLoad",
    "revokeStudentUnitLoad",
  ]);
});

test("more than six units above the level, nobody's number and another session are refused by field", async () => {
  const { matricNumber } = await registered();
  const { maximum } = await loadOf();
  const given = { ...first, matricNumber, minimum: 6, maximum: maximum + 6, reason };
  const refusal = async (wrong: object) =>
    server.request("setStudentUnitLoad", { ...given, ...wrong }, exams);
  expect(await refusal({ maximum: maximum + 7 })).toMatchObject({
    status: 422,
    fields: { maximum: expect.stringContaining("the level's maximum is") },
  });
  expect(await refusal({ matricNumber: "ND/NONE/1" })).toMatchObject({
    fields: { matricNumber: "no student has this matric number" },
  });
  expect(await refusal({ sessionId: 1 })).toMatchObject({
    fields: { sessionId: "the student is not there in this session" },
  });
  expect(await refusal({})).toMatchObject({ status: 200 });
});
