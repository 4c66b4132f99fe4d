import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { studentTypeIds } from "@polyportal/domain/student/types";
import { newStudent } from "../../testing/new-student.ts";
import { testServer, type As } from "../../testing/test-server.ts";
import { draft } from "./testing/drafts.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const create = async (changes: object) =>
  (await server.ok("createNotice", draft(changes), asAdmin)).id;
const readBy = async (as: As) =>
  (await server.ok("listOwnNotices", {}, { as })).map(({ title }) => title);
const viewsOf = async (id: string) => (await server.ok("getNotice", { id }, asAdmin)).views;

/** A student of department 5 in ND I, unless it is said otherwise. */
const student = async (stay = {}) => (await newStudent(server, stay)).as;

test("everybody reads what is for them: the demo's people, by their kinds", async () => {
  const general = "Course registration for the First Semester";
  expect(await readBy({ user: "student" })).toEqual([general, "SIWES: collection of logbooks"]);
  expect(await readBy({ user: "student.pg" })).toEqual([general, "Post-HND seminar presentations"]);
  expect(await readBy({ user: "student.jupeb" })).toEqual([general]);
  for (const user of ["lecturer", "hod", "bursar", "admin"]) {
    expect(await readBy({ user })).toEqual(["Submission of examination results"]);
  }
});

test("of a department and a level their students read it, and nobody else", async () => {
  await create({ title: "Of five", departmentIds: [5] });
  await create({ title: "Of five in ND II", departmentIds: [5], levelIds: [2] });
  await create({ title: "Of ND I and II", levelIds: [1, 2] });
  await create({ title: "Of other kinds", category: "Postgraduate", departmentIds: [5] });
  const own = async (stay: object) =>
    (await readBy(await student(stay))).filter((title) => title.startsWith("Of "));
  expect(await own({})).toEqual(["Of ND I and II", "Of five"]);
  expect(await own({ levels: { 2: 1, 3: 2 } })).toEqual([
    "Of ND I and II",
    "Of five in ND II",
    "Of five",
  ]);
  expect(await own({ departmentId: 6 })).toEqual(["Of ND I and II"]);
  expect(await own({ departmentId: 6, levels: { 3: 3 } })).toEqual([]);
  const postgraduate = { studentTypeId: studentTypeIds.postgraduate, levels: { 3: 6 } };
  expect(await own(postgraduate)).toEqual(["Of other kinds", "Of five"]);
  expect(await readBy({ user: "lecturer" })).not.toContain("Of five");
  // Nor does whoever comes by.
  const anybody = (await server.ok("listNotices", {})).map(({ title }) => title);
  expect(anybody.filter((title) => title.startsWith("Of "))).toEqual([]);
});

test("the staff of a department read what is for them alone", async () => {
  const units = await server.ok("listUnits", {}, asAdmin);
  const idOf = (wanted: string) =>
    units.flatMap(({ departments }) => departments).find(({ name }) => name === wanted)?.id ?? 0;
  const staffOf = (name: string) => ({
    title: `To the staff of ${name}`,
    category: "Staff",
    departmentIds: [idOf(name)],
  });
  await create(staffOf("Computer Science"));
  await create(staffOf("Statistics"));
  const own = async (user: string) =>
    (await readBy({ user })).filter((title) => title.startsWith("To the"));
  expect(await own("lecturer")).toEqual(["To the staff of Computer Science"]);
  expect(await own("bursar")).toEqual([]);
  expect(await own("student")).toEqual([]);
});

test("what is switched off, over, to come or deleted nobody reads", async () => {
  const as = await student();
  const off = await create({ title: "Off" });
  await server.ok("toggleNotice", { id: off, active: false }, asAdmin);
  await create({ title: "To come", startDate: "2099-01-01" });
  await create({ title: "Over", endDate: "2026-01-06" });
  const gone = await create({ title: "Gone" });
  await server.ok("deleteNotice", { id: gone }, asAdmin);
  const read = await readBy(as);
  for (const title of ["Off", "To come", "Over", "Gone"]) expect(read).not.toContain(title);
});

test("opened by a person it counts once, however often and at once", async () => {
  const id = await create({ title: "Counted" });
  const [one, other] = [await student(), await student()];
  await Promise.all(
    Array.from({ length: 12 }, (_, turn) =>
      server.ok("readNotices", { ids: [id] }, { as: turn % 2 ? one : other }),
    ),
  );
  expect(await viewsOf(id)).toBe(2);
  const kept = await server.db.select().from(auditRows).where(eq(auditRows.action, "readNotices"));
  expect(kept).toMatchObject([{ after: { notices: [id] } }, { after: { notices: [id] } }]);
});

test("two who open the same notices in another order wait for nobody", async () => {
  const ids = [await create({ title: "A" }), await create({ title: "B" })];
  const people = await Promise.all(Array.from({ length: 8 }, () => student()));
  await Promise.all(
    people.map((as, turn) =>
      server.ok("readNotices", { ids: turn % 2 ? ids : ids.toReversed() }, { as }),
    ),
  );
  expect(await Promise.all(ids.map(viewsOf))).toEqual([8, 8]);
});

test("what is not for a person, or is none, counts nothing", async () => {
  const id = await create({ title: "Not yours", departmentIds: [6] });
  const ids = [id, "0193a000-0000-7000-8000-000000000000"];
  await server.ok("readNotices", { ids }, { as: await student() });
  expect(await viewsOf(id)).toBe(0);
  expect(await server.request("readNotices", { ids }, {})).toMatchObject({ status: 401 });
  expect(
    await server.request("readNotices", { ids: ["x"] }, { as: { user: "student" } }),
  ).toMatchObject({ status: 422 });
});
