import { afterAll, expect, test } from "vitest";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { first } from "../course-registration/testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);

const exams = { as: { user: "exams" } };
const looker = { as: { user: "helpdesk" } };
const reason = "The student repeats two courses of the year before.";
const given = (studentIds: string[], maximum: number) => ({
  ...first,
  studentIds,
  minimum: 6,
  maximum,
  reason,
});

test("the past of a level's load is for who sees the courses", async () => {
  const [load] = (await server.ok("getUnitLoads", {}, exams)).loads;
  const { levelId = 0, minimum = 0, maximum = 0 } = load ?? {};
  const form = { levelId, semester: "First", minimum: minimum + 1, maximum } as const;
  await server.ok("setUnitLoad", { ...form, was: { minimum, maximum } }, exams);
  const past = { subject: "unitLoad", id: "ND I, First" } as const;
  const { items } = await server.ok("getHistory", past, looker);
  expect(items[0]).toMatchObject({
    action: "setUnitLoad",
    changes: [{ field: "Minimum", from: String(minimum), to: String(minimum + 1) }],
  });
  for (const user of ["lecturer", "hod", "student"]) {
    expect(await server.request("getHistory", past, { as: { user } })).toMatchObject({
      status: 403,
    });
  }
});

test("the past of a student's loads is of loads alone, and for who sees them without seeing accounts", async () => {
  const { id: studentId, as } = await newStudent(server);
  await server.ok("setStudentUnitLoads", given([studentId], 26), exams);
  const profile = { mobileNumber: "08031234567", contactAddress: "4 Wharf Road, Ijemi" };
  await server.ok("updateStudentProfile", profile, { as });
  const { undoId } = await server.ok(
    "setStudentUnitLoads",
    given([studentId, (await newStudent(server)).id], 28),
    exams,
  );
  await server.ok("undoImport", { id: undoId ?? "" }, exams);
  const past = { subject: "studentUnitLoad", id: studentId } as const;
  const { items } = await server.ok("getHistory", past, exams);
  expect(items.map(({ action }) => action)).toEqual([
    "undoChange",
    "setStudentUnitLoad",
    "setStudentUnitLoad",
  ]);
  expect(items[1]).toMatchObject({
    reason,
    changes: expect.arrayContaining([{ field: "Maximum", from: "26", to: "28" }]),
  });
  for (const user of ["lecturer", "hod", "student"]) {
    expect(await server.request("getHistory", past, { as: { user } })).toMatchObject({
      status: 403,
    });
  }
});
