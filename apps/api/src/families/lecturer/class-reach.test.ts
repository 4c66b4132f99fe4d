import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { departmentOptions } from "../../database/schema/faculty.ts";
import { classAdvisers, staffOffices } from "../../database/schema/rights.ts";
import { students } from "../../database/schema/student.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { png } from "../application/testing/pictures.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { first } from "../course-registration/testing/registrar.ts";
import { taughtBy } from "./testing/taught.ts";

const server = await testServer();
afterAll(server.stop);

const taught = taughtBy(server);

const adviser = { as: { user: "lecturer" } };
/** ND I of Computer Science, which the demo's lecturer advises, and ND II, which an official does. */
const ours = { session: first.sessionId, department: 5, level: 1, semester: "First" } as const;
const theirs = { ...ours, level: 2 };
/** Science Laboratory Technology, in the same faculty. */
const laboratory = { ...ours, department: 6 };

type Who = { as: { user: string } };
const listOf = (asked: object, who: Who = adviser) =>
  server.ok("listClassStudents", { size: 1000, ...ours, ...asked }, who);

/** A lecturer with the department's other class of a test, and nobody else's. */
async function adviserOf(departmentId: number, levelId: number, departmentOptionId?: number) {
  const one = await taught.lecturer();
  await server.db.insert(classAdvisers).values({
    id: uuid(),
    sessionId: first.sessionId,
    departmentId,
    levelId,
    departmentOptionId: departmentOptionId ?? null,
    adviserId: one.id,
  });
  return { as: { user: one.userName } };
}

test("an adviser of an option goes before one of the level", async () => {
  const [departmentOptionId = 0] = (
    await server.db
      .select({ id: departmentOptions.id })
      .from(departmentOptions)
      .where(eq(departmentOptions.departmentId, laboratory.department))
  ).map(({ id }) => id);
  const [ofLevel, ofOption] = [
    await newStudent(server, { departmentId: laboratory.department, levels: { 3: 4 } }),
    await newStudent(server, { departmentId: laboratory.department, levels: { 3: 4 } }),
  ];
  await server.db.update(students).set({ departmentOptionId }).where(eq(students.id, ofOption.id));
  const level = await adviserOf(laboratory.department, 4);
  const option = await adviserOf(laboratory.department, 4, departmentOptionId);
  const which = { ...laboratory, level: 4 };
  const seen = async (who: Who) =>
    (await server.ok("listClasses", { size: 1000 }, who)).items.map(
      (one) => one.departmentOptionId,
    );
  expect(await seen(option)).toEqual([departmentOptionId]);
  expect(await seen(level)).not.toContain(departmentOptionId);
  const ids = async (who: Who, asked: object) =>
    (await listOf({ ...which, ...asked }, who)).items.map(({ id }) => id);
  expect(await ids(level, {})).toContain(ofLevel.id);
  expect(await ids(option, { option: departmentOptionId })).toEqual([ofOption.id]);
  expect(await ids(option, {})).toEqual([]);
  expect(await ids(level, { option: departmentOptionId })).toEqual([]);
});

test("an office that is over shows no class any more", async () => {
  const mine = await adviserOf(5, 4);
  const of = async () =>
    (await server.ok("listClasses", { size: 1000 }, mine)).items.map(
      ({ departmentId }) => departmentId,
    );
  const holderId = (await readPerson(server, mine.as.user)).id;
  const id = uuid();
  await server.db.insert(staffOffices).values({
    id,
    office: "head of department",
    departmentId: laboratory.department,
    holderId,
    since: "2020-01-01",
  });
  expect(await of()).toContain(laboratory.department);
  await server.db.update(staffOffices).set({ until: "2021-01-01" }).where(eq(staffOffices.id, id));
  expect(await of()).not.toContain(laboratory.department);
});

test("officials read the list of a class by their role, and no page of lecturers", async () => {
  const { total } = await listOf({});
  for (const user of ["registrar", "exams", "administrator", "admin"]) {
    expect((await listOf({}, { as: { user } })).total, user).toBe(total);
  }
  // Advises another class, by a role that brings no right for the school.
  const official = { as: { user: "adviser" } };
  expect((await listOf({}, official)).total).toBe(0);
  expect((await listOf(theirs, official)).total).toBeGreaterThan(0);
  for (const user of ["bursar", "student"]) {
    const refused = await server.request("listClassStudents", ours, { as: { user } });
    expect(refused.status, user).toBe(403);
  }
  const registrar = { as: { user: "registrar" } };
  expect((await server.request("getClass", ours, registrar)).status).toBe(403);
  expect((await server.request("listClasses", {}, registrar)).status).toBe(403);
});

test("the photo of a student of the class is read by whoever sees the class", async () => {
  const one = await newStudent(server);
  const asked = { studentId: one.id };
  const status = async (who: Who, of = asked) =>
    (await server.request("getClassPhoto", of, who)).status;
  expect(await status(adviser)).toBe(404);
  const { passport } = await server.ok("uploadStudentPhoto", { passport: png() }, { as: one.as });
  expect((await listOf({})).items.find(({ id }) => id === one.id)).toMatchObject({ passport });
  const file = await server.ok("getClassPhoto", asked, adviser);
  expect(file.type).toBe("image/png");
  expect(await status({ as: { user: "adviser" } })).toBe(404);
  expect(await status(adviser, { studentId: uuid() })).toBe(404);
  expect(await status({ as: { user: "bursar" } })).toBe(403);
});

test("the class on paper has a code, by which whoever sees the class is told the same, and nobody by name", async () => {
  const paperOf = (who: Who, asked: object = ours) =>
    server.request("getClassPaper", { ...ours, ...asked }, who);
  const issued = await server.ok("getClassPaper", ours, adviser);
  expect(await server.ok("getClassPaper", ours, { as: { user: "hod" } })).toEqual(issued);
  const told = await server.ok("verifyDocument", { code: issued.code });
  const { total, items } = await listOf({});
  expect(told).toMatchObject({ state: "genuine", name: "Class List" });
  expect(told.facts).toEqual(
    expect.arrayContaining([
      { label: "Level", value: "ND I" },
      { label: "Students", value: String(total) },
      { label: "Fingerprint", value: issued.fingerprint },
    ]),
  );
  for (const { matricNumber } of items) expect(JSON.stringify(told)).not.toContain(matricNumber);
  // Another class; one of nobody; who has not the right.
  expect((await paperOf({ as: { user: "adviser" } })).status).toBe(404);
  expect((await paperOf(adviser, theirs)).status).toBe(404);
  expect((await paperOf(adviser, { level: 99 })).status).toBe(404);
  for (const user of ["bursar", "student"]) {
    expect((await paperOf({ as: { user } })).status, user).toBe(403);
  }
  // One more in the class is another list.
  await newStudent(server);
  expect((await server.ok("getClassPaper", ours, adviser)).code).not.toBe(issued.code);
  expect(await server.ok("verifyDocument", { code: issued.code })).toMatchObject({
    state: "withdrawn",
  });
});
