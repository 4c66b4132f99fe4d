import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { classAdvisers } from "../../database/schema/rights.ts";
import { departments } from "../../database/schema/faculty.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };
const reason = "The lecturer is on leave.";

let turn = 0;
async function lecturer() {
  turn += 1;
  const person = { userName: `advises.${turn}`, userType: "lecturer", role: "lecturer" };
  return addPerson(server, person);
}

async function board() {
  const { session, classes } = await server.ok("listClassAdvisers", {}, as);
  const free = classes.filter(({ adviser }) => adviser === null);
  const of = (one = free[0]) => ({
    sessionId: session.id,
    departmentId: one?.departmentId ?? 0,
    levelId: one?.levelId ?? 0,
    departmentOptionId: one?.departmentOptionId ?? null,
  });
  return { session, classes, free, of };
}

test("every student of the session stands in one class", async () => {
  const { session, classes } = await board();
  const enrolled = await server.db.$count(
    studentSessions,
    eq(studentSessions.sessionId, session.id),
  );
  expect(classes.reduce((sum, { students }) => sum + students, 0)).toBe(enrolled);
  const keys = classes.map((one) => [one.departmentId, one.levelId, one.departmentOptionId].join());
  expect(new Set(keys).size).toBe(classes.length);
  expect(classes.filter(({ adviser }) => adviser !== null).length).toBeGreaterThan(0);
});

test("an adviser has the rights of one at once, and not after the class was taken away", async () => {
  const person = await lecturer();
  const own = { as: { user: person.userName } };
  const { of } = await board();
  await server.ok("assignClassAdviser", { ...of(), adviserId: person.id }, as);
  expect((await server.ok("getProfile", {}, own)).claims).toContain("registration.approve");
  await server.ok("endClassAdviser", { ...of(), reason }, as);
  expect((await server.ok("getProfile", {}, own)).claims).not.toContain("registration.approve");
  expect(await server.request("endClassAdviser", { ...of(), reason }, as)).toMatchObject({
    code: "not_found",
  });
});

test("the adviser that a class has already is given again, and nothing is noted", async () => {
  const { id: adviserId } = await lecturer();
  const { of } = await board();
  const given = { ...of(), adviserId };
  await server.ok("assignClassAdviser", given, as);
  await server.ok("assignClassAdviser", given, as);
  expect(await recordOf(server, adviserId)).toHaveLength(1);
  await server.ok("endClassAdviser", { ...of({ ...given } as never), reason }, as);
});

test("a class has one adviser, also of two who are assigned at once", async () => {
  const { of, free } = await board();
  const people = await Promise.all([lecturer(), lecturer()]);
  await Promise.all(
    people.map(({ id }) => server.ok("assignClassAdviser", { ...of(), adviserId: id }, as)),
  );
  const { classes } = await board();
  const same = ({ departmentId, levelId, departmentOptionId }: (typeof free)[number]) =>
    [departmentId, levelId, departmentOptionId].join();
  const now = classes.filter((one) => free[0] && same(one) === same(free[0]));
  expect(now).toHaveLength(1);
  expect(people.map(({ id }) => id)).toContain(now[0]?.adviser?.id);
});

test("students advise nobody, nobody advises by his own hand, and what is no class is refused", async () => {
  const { of } = await board();
  const student = await readPerson(server, "student");
  const admin = await readPerson(server, "admin");
  const assign = (adviserId: string, more = {}) =>
    server.request("assignClassAdviser", { ...of(), adviserId, ...more }, as);
  expect(await assign(student.id)).toMatchObject({ code: "role_not_fitting" });
  expect(await assign(admin.id)).toMatchObject({ code: "own_account" });
  const { id } = await lecturer();
  expect(await assign(id, { levelId: 77 })).toMatchObject({ code: "not_found" });
  expect(await assign(id, { departmentId: 9999 })).toMatchObject({ code: "not_found" });
  expect(await assign(id, { departmentOptionId: 9999 })).toMatchObject({ code: "not_found" });
  expect(await assign("", {})).toMatchObject({ status: 422 });
});

test("last session's advisers are copied to the classes that have none, once", async () => {
  const { session } = await board();
  const { sessions } = await server.ok("listClassAdvisers", {}, as);
  const before = sessions[sessions.findIndex(({ id }) => id === session.id) + 1];
  const { id: adviserId } = await lecturer();
  const { of, free } = await board();
  const wanted = { ...of(free[1]), sessionId: before?.id ?? 0 };
  await server.ok("assignClassAdviser", { ...wanted, adviserId }, as);
  // Whoever has left since advises nobody.
  const { id: gone } = await lecturer();
  const left = { ...of(free[2]), sessionId: before?.id ?? 0 };
  await server.ok("assignClassAdviser", { ...left, adviserId: gone }, as);
  await server.db.update(users).set({ active: false }).where(eq(users.id, gone));
  const { copies } = await server.ok("listClassAdvisers", {}, as);
  expect(copies).toEqual({ from: before?.name, count: 1 });
  expect(await server.ok("copyClassAdvisers", { sessionId: session.id }, as)).toEqual({
    copied: 1,
    undoId: null,
  });
  expect(await server.ok("copyClassAdvisers", { sessionId: session.id }, as)).toEqual({
    copied: 0,
    undoId: null,
  });
  const held = await server.db
    .select()
    .from(classAdvisers)
    .where(eq(classAdvisers.adviserId, adviserId));
  const sessionIds = held.map(({ sessionId }) => sessionId);
  expect(new Set(sessionIds)).toEqual(new Set([session.id, before?.id]));
});

test("several advisers copied at once are taken back but for the class that got another since", async () => {
  const { session } = await board();
  const { sessions } = await server.ok("listClassAdvisers", {}, as);
  const before = sessions[sessions.findIndex(({ id }) => id === session.id) + 1];
  const [{ id: adviserId }, { id: other }] = [await lecturer(), await lecturer()];
  const { of, free } = await board();
  const classes = [of(free[0]), of(free[1])];
  for (const one of classes) {
    const given = { ...one, sessionId: before?.id ?? 0, adviserId };
    await server.ok("assignClassAdviser", given, as);
  }
  const { copied, undoId } = await server.ok("copyClassAdvisers", { sessionId: session.id }, as);
  expect(copied).toBe(2);
  const [changed] = classes;
  await server.ok("assignClassAdviser", { ...changed, adviserId: other } as never, as);
  await server.ok("undoImport", { id: undoId ?? "" }, as);
  const shown = await server.ok("getImport", { id: undoId ?? "", verdict: "Kept" }, as);
  expect(shown).toMatchObject({ undone: 1, kept: 1 });
  const held = await server.db
    .select()
    .from(classAdvisers)
    .where(eq(classAdvisers.sessionId, session.id));
  const advises = (id: string) => held.filter((one) => one.adviserId === id).length;
  expect([advises(adviserId), advises(other)]).toEqual([0, 1]);
});

test("classes are narrowed down by department, level, option and whether somebody advises them, in a file, too", async () => {
  const { classes } = await board();
  const [one] = classes;
  const departmentId = one?.departmentId ?? 0;
  const asked = { department: [departmentId], level: [one?.levelId ?? 0] };
  const narrowed = await server.ok("listClassAdvisers", asked, as);
  const ofThese = classes.filter(
    (of) => of.departmentId === departmentId && of.levelId === one?.levelId,
  );
  expect(narrowed.classes).toEqual(ofThese);
  // Nobody of the demo has chosen an option: some of a class do now.
  const { options } = narrowed;
  const split = options.find(({ department }) => department === one?.department) ?? options[0];
  const [student] = await server.db
    .select({ id: students.id })
    .from(students)
    .innerJoin(departments, eq(departments.id, students.departmentId))
    .innerJoin(studentSessions, eq(studentSessions.studentId, students.id))
    .where(
      and(
        eq(departments.name, split?.department ?? ""),
        eq(studentSessions.sessionId, narrowed.session.id),
      ),
    )
    .limit(1);
  const choose = (departmentOptionId: number | null) =>
    server.db
      .update(students)
      .set({ departmentOptionId })
      .where(eq(students.id, student?.id ?? ""));
  await choose(split?.id ?? 0);
  const ofOption = await server.ok("listClassAdvisers", { option: [split?.id ?? 0] }, as);
  expect(ofOption.classes).toMatchObject([
    { department: split?.department, option: split?.name, students: 1 },
  ]);
  await choose(null);
  const without = await server.ok("listClassAdvisers", { advised: "false" }, as);
  expect(without.classes).toEqual(classes.filter(({ adviser }) => adviser === null));
  const withOne = await server.ok("listClassAdvisers", { advised: "true" }, as);
  expect(withOne.classes).toEqual(classes.filter(({ adviser }) => adviser !== null));
  // What is copied is of the whole session, whatever is in sight.
  expect(without.copies).toEqual(narrowed.copies);
  const file = async (filters: Record<string, string | string[]>) => {
    const of = { list: "listClassAdvisers", format: "csv" as const, columns: ["department"] };
    return server.request("requestExport", { ...of, filters }, as);
  };
  expect(await file({ advised: "false" })).toMatchObject({
    data: { total: without.classes.length },
  });
  expect(
    await file({ department: String(departmentId), level: String(one?.levelId) }),
  ).toMatchObject({ data: { total: ofThese.length } });
  expect(await file({ advised: "perhaps" })).toMatchObject({ status: 422 });
  expect(
    await server.request("listClassAdvisers", { advised: "perhaps" } as never, as),
  ).toMatchObject({ status: 422 });
});
