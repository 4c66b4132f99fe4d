import { eq } from "drizzle-orm";
import pg from "pg";
import { v7 as uuid } from "uuid";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import {
  courseRegistrations,
  registeredCourses,
} from "../../database/schema/course-registration.ts";
import { studentUnitLoads } from "../../database/schema/course.ts";
import { departmentOptions } from "../../database/schema/faculty.ts";
import { classAdvisers } from "../../database/schema/rights.ts";
import { students } from "../../database/schema/student.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { onceTurnedOver } from "../../testing/turn-over.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { registrationBy } from "./testing/officers.ts";
import { first, idsOf, pay, score, setWindow, took } from "./testing/registrar.ts";
import { registrationsByHolder } from "./waiting.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

const adviser = { as: { user: "lecturer" } };
const head = { as: { user: "hod" } };
const dean = { as: { user: "dean" } };
const registrar = { as: { user: "registrar" } };
const core = ["COM 111", "COM 112", "COM 113", "COM 114", "COM 115"];
const reason = "Please take the elective of your option as well.";
const list = { size: 100, sort: "submittedAt" } as const;

async function sent(student: Parameters<typeof newStudent>[1] = {}) {
  const { id: studentId, as } = await newStudent(server, student);
  await pay(server, studentId);
  const courseIds = await idsOf(server, ...core);
  const { id, submittedAt } = await server.ok("registerCourses", { ...first, courseIds }, { as });
  return { studentId, as, seen: { id, submittedAt } };
}

/** Science Laboratory Technology, whose ND I nobody advises until a test says so. */
const laboratory = 6;

/** A registration that waits in a department, past all rules. */
async function waiting(departmentId: number) {
  const { id: studentId } = await newStudent(server, { departmentId });
  const [id, submittedAt] = [uuid(), new Date()];
  await server.db.insert(courseRegistrations).values({
    ...first,
    id,
    studentId,
    levelId: 1,
    state: "submitted",
    totalUnits: 14,
    submittedAt,
  });
  return { id, studentId, submittedAt: submittedAt.toISOString() };
}

const idsSeenBy = async (who: { as: { user: string } }, asked = {}) =>
  (await server.ok("listRegistrationApprovals", { ...list, ...asked }, who)).items.map(
    ({ id }) => id,
  );

test("what waits stands in its adviser's list, the longest first, with units and nothing flagged", async () => {
  const { seen, studentId } = await sent();
  const { items } = await server.ok("listRegistrationApprovals", list, adviser);
  const moments = items.map(({ submittedAt }) => submittedAt);
  expect(moments).toEqual(moments.toSorted());
  const { submittedAt } = seen;
  expect(items.find(({ id }) => id === seen.id)).toMatchObject({
    studentId,
    state: "submitted",
    level: "ND I",
    courses: core.length,
    flags: [],
    submittedAt,
  });
});

test("who heads an advised class and who is dean look at it; another's class is not there", async () => {
  const { seen } = await sent();
  expect(await idsSeenBy(head)).not.toContain(seen.id);
  expect(await idsSeenBy(head, { state: "submitted" })).toContain(seen.id);
  expect(await idsSeenBy(dean)).toContain(seen.id);
  expect(await server.ok("getRegistrationApproval", seen, head)).toMatchObject({ acts: [] });
  expect(await server.ok("getRegistrationApproval", seen, adviser)).toMatchObject({
    acts: ["approve", "return"],
    adviser: expect.stringContaining(" "),
  });
  const other = { as: { user: "adviser" } };
  expect(await idsSeenBy(other, { state: "submitted" })).not.toContain(seen.id);
  expect(await server.request("getRegistrationApproval", seen, other)).toMatchObject({
    status: 404,
  });
  expect(
    await server.request("listRegistrationApprovals", list, { as: { user: "bursar" } }),
  ).toMatchObject({ status: 403 });
});

test("what waits of a session that is over is its adviser's as long as that one advises, else the head's", async () => {
  const { seen } = await sent();
  const { id: adviserId } = await readPerson(server, "lecturer");
  const { id: headId } = await readPerson(server, "hod");
  const holders = async () => {
    const told = await registrationsByHolder(server.db);
    return [told.has(adviserId), told.get(headId)?.count];
  };
  await onceTurnedOver(server, async () => {
    const sessionId = first.sessionId + 100;
    const advises = { id: uuid(), sessionId, departmentId: laboratory, levelId: 1, adviserId };
    await server.db.insert(classAdvisers).values(advises);
    expect(await idsSeenBy(adviser)).toContain(seen.id);
    expect(await idsSeenBy(head)).not.toContain(seen.id);
    await server.db.delete(classAdvisers).where(eq(classAdvisers.id, advises.id));
    const refused = await server.request("getRegistrationApproval", seen, adviser);
    expect(refused).toMatchObject({ status: 403 });
    const heads = await idsSeenBy(head);
    expect(heads).toContain(seen.id);
    expect(await holders()).toEqual([false, heads.length]);
    await server.ok("approveRegistration", seen, head);
  });
});

test("a registrar decides for the school, and an administrator looks", async () => {
  const { seen } = await sent();
  const latest = { sort: "-submittedAt" };
  expect(await idsSeenBy(registrar, latest)).toContain(seen.id);
  const administrator = { as: { user: "administrator" } };
  expect(await idsSeenBy(administrator, latest)).toContain(seen.id);
  expect(await server.request("approveRegistration", seen, administrator)).toMatchObject({
    status: 403,
  });
  expect(await server.ok("approveRegistration", seen, registrar)).toMatchObject({
    state: "approved",
  });
  expect(await idsSeenBy(registrar, latest)).not.toContain(seen.id);
  expect(await idsSeenBy(registrar, { ...latest, state: "approved" })).toContain(seen.id);
});

test("an adviser of an option goes before the one of the level, in the list as for one", async () => {
  const [departmentOptionId = 0] = (
    await server.db
      .select({ id: departmentOptions.id })
      .from(departmentOptions)
      .where(eq(departmentOptions.departmentId, laboratory))
  ).map(({ id }) => id);
  const [ofOption, ofLevel] = [await waiting(laboratory), await waiting(laboratory)];
  await server.db
    .update(students)
    .set({ departmentOptionId })
    .where(eq(students.id, ofOption.studentId));
  const taught = { sessionId: first.sessionId, departmentId: laboratory, levelId: 1 };
  await server.db.insert(classAdvisers).values([
    { ...taught, id: uuid(), adviserId: (await readPerson(server, "lecturer")).id },
    { ...taught, id: uuid(), departmentOptionId, adviserId: (await readPerson(server, "hod")).id },
  ]);
  const [lecturers, heads] = [await idsSeenBy(adviser), await idsSeenBy(head)];
  expect([lecturers.includes(ofLevel.id), lecturers.includes(ofOption.id)]).toEqual([true, false]);
  expect([heads.includes(ofLevel.id), heads.includes(ofOption.id)]).toEqual([false, true]);
  expect(await server.request("approveRegistration", ofOption, adviser)).toMatchObject({
    status: 404,
  });
  // The class's page presets department, level and option.
  const preset = { department: [laboratory], level: [1], option: [departmentOptionId] };
  expect(await idsSeenBy(head, preset)).toEqual([ofOption.id]);
  expect(await idsSeenBy(adviser, preset)).toEqual([]);
  await server.ok("approveRegistration", ofOption, head);
});

test("what stands out is flagged as results stand now, on the list and on the page alike", async () => {
  const { seen, studentId } = await sent();
  // Since then a result came out that makes a carry-over, the load rose, and a course was borrowed.
  await took(server, studentId, ["COM 116"]);
  await score(server, studentId, "COM 116", 12);
  await server.db.insert(studentUnitLoads).values({
    id: uuid(),
    studentId,
    sessionId: first.sessionId,
    semester: first.semester,
    minimum: 20,
    maximum: 30,
    reason,
    assignedBy: (await readPerson(server, "admin")).id,
    assignedAt: new Date(),
  });
  const [borrowed = 0] = await idsOf(server, "STA 117");
  await server.db.insert(registeredCourses).values({
    registrationId: seen.id,
    sessionId: first.sessionId,
    courseId: borrowed,
    kind: "Borrowed",
  });
  await server.db
    .update(courseRegistrations)
    .set({ late: true })
    .where(eq(courseRegistrations.id, seen.id));
  const page = await server.ok("getRegistrationApproval", seen, adviser);
  const { items } = await server.ok("listRegistrationApprovals", list, adviser);
  const row = items.find(({ id }) => id === seen.id);
  expect(row?.flags).toEqual(page.flags);
  expect(row?.units).toBe(page.units);
  expect(row?.minimumUnits).toBe(page.minimumUnits);
  expect(page.flags).toEqual(expect.arrayContaining(["carry-over", "borrowed", "late"]));
  expect(page.leftOut).toEqual(["COM 116"]);
  expect(page.results.flatMap(({ grades }) => grades.map(({ code }) => code))).toContain("COM 116");
});

test("a course whose prerequisite is not passed is flagged on the list and the page; one that needs none is not", async () => {
  const registered = registrationBy(server);
  const student = { levels: { [first.sessionId]: 2 } };
  const flagsOn = async (codes: string[]) => {
    const one = await registered({ student, codes, state: "submitted" });
    await took(server, one.studentId, ["COM 111"]);
    await score(server, one.studentId, "COM 111", 20);
    const search = one.asked.matricNumber;
    const { items } = await server.ok("listRegistrationApprovals", { ...list, search }, registrar);
    const row = items.find(({ id }) => id === one.id);
    const page = await server.ok("getRegistrationApproval", { id: one.id }, registrar);
    expect(row?.flags).toEqual(page.flags);
    return page.flags;
  };
  expect(await flagsOn(["COM 211", "COM 214"])).toContain("prerequisite");
  expect(await flagsOn(["COM 214", "COM 215"])).not.toContain("prerequisite");
});

test("many are approved at once but those of which something stands out; late alone bars nothing", async () => {
  const [plain, late, flagged, decided] = [await sent(), await sent(), await sent(), await sent()];
  await server.db
    .update(courseRegistrations)
    .set({ late: true })
    .where(eq(courseRegistrations.id, late.seen.id));
  const [borrowed = 0] = await idsOf(server, "STA 117");
  await server.db.insert(registeredCourses).values({
    registrationId: flagged.seen.id,
    sessionId: first.sessionId,
    courseId: borrowed,
    kind: "Borrowed",
  });
  await server.ok("approveRegistration", decided.seen, adviser);
  const registrations = [plain, late, flagged, decided].map(({ seen }) => seen);
  const answer = await server.ok("bulkApproveRegistrations", { registrations }, adviser);
  expect(answer.done).toBe(2);
  expect(answer.refused.map(({ id }) => id).toSorted()).toEqual(
    [flagged.seen.id, decided.seen.id].toSorted(),
  );
  expect(answer.refused.find(({ id }) => id === flagged.seen.id)?.message).toBe(
    "Please look at it by itself: borrowed.",
  );
  const rest = await server.ok("bulkReturnRegistrations", { registrations, reason }, adviser);
  expect(rest).toMatchObject({ done: 1 });
  expect(rest.refused).toHaveLength(3);
});

test("one of several that is not the caller's ends the whole, and nothing is written", async () => {
  const mine = await sent();
  const registrations = [mine.seen, await waiting(laboratory + 1)];
  expect(
    await server.request("bulkApproveRegistrations", { registrations }, adviser),
  ).toMatchObject({ status: 404 });
  expect(await idsSeenBy(adviser)).toContain(mine.seen.id);
});

test("what was approved and sent anew is flagged, with what came and went", async () => {
  const { seen, as } = await sent();
  await server.ok("approveRegistration", seen, adviser);
  const [drop = 0, add = 0] = await idsOf(server, "COM 115", "COM 116");
  const { began } = await server.ok("getRegistrableCourses", first, { as }).then((desk) => ({
    began: desk.registration?.submittedAt ?? "",
  }));
  await server.ok("addOrDropCourses", { ...first, began, add: [add], drop: [drop] }, { as });
  const page = await server.ok("getRegistrationApproval", seen, adviser);
  expect(page).toMatchObject({ state: "submitted", version: 2, flags: ["changed"] });
  expect(page.versions).toMatchObject([
    { version: 1, state: "approved", added: ["COM 116"], dropped: ["COM 115"] },
  ]);
});

test("the one before and the one after are those of the list", async () => {
  await sent();
  await sent();
  const ids = await idsSeenBy(adviser);
  for (const [index, id] of ids.entries()) {
    expect(await server.ok("getRegistrationApproval", { id }, adviser)).toMatchObject({
      previousId: ids[index - 1] ?? null,
      nextId: ids[index + 1] ?? null,
    });
  }
});

test("a page asks as many questions for fifteen as for five", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  const asked = async () => {
    query.mockClear();
    await server.ok("listRegistrationApprovals", list, adviser);
    return query.mock.calls.length;
  };
  await asked();
  const before = await asked();
  for (let more = 0; more < 10; more += 1) await sent();
  expect(await asked()).toBe(before);
});
