import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { departments } from "../../database/schema/faculty.ts";
import { notices } from "../../database/schema/notice.ts";
import { testServer } from "../../testing/test-server.ts";
import { draft } from "./testing/drafts.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const by = (user: string) => ({ as: { user } });
const asAdmin = by("admin");

const create = async (changes = {}) => {
  const written = draft(changes);
  const { id } = await server.ok("createNotice", written, asAdmin);
  return { id, ...written };
};
const titlesOf = async (asked = {}) =>
  (await server.ok("listNoticeBoard", { size: 20, ...asked }, asAdmin)).items.map(
    ({ title }) => title,
  );

test("the board tells of every notice whom it is for, when it shows and how many have opened it", async () => {
  const { items, total } = await server.ok("listNoticeBoard", {}, asAdmin);
  expect(total).toBe(6);
  expect(items[0]).toMatchObject({
    title: "2026/2027 admission: applications are open",
    category: "Prospective Students",
    running: "showing",
    active: true,
    departments: [],
    // Whoever comes by is nobody that could be counted.
    views: null,
    returnable: false,
  });
  expect(items.at(-1)).toMatchObject({ running: "over", views: 0 });
});

test("the board is searched, sorted and narrowed by category, state and days", async () => {
  const soon = await create({ title: "Hostels open", startDate: "2099-01-01" });
  expect(await titlesOf({ running: "over" })).toEqual(["Hostel accommodation ballot"]);
  expect(await titlesOf({ running: ["coming", "over"], search: "hostel" })).toEqual([
    soon.title,
    "Hostel accommodation ballot",
  ]);
  expect(await titlesOf({ category: "Staff" })).toEqual(["Submission of examination results"]);
  expect(await titlesOf({ search: "directorate academic" })).toEqual([
    "Course registration for the First Semester",
  ]);
  await server.ok("toggleNotice", { id: soon.id, active: false }, asAdmin);
  expect(await titlesOf({ active: "false" })).toEqual([soon.title]);
  const sorted = await titlesOf({ sort: "-title" });
  expect(sorted).toEqual(sorted.toSorted().toReversed());
  await server.ok("deleteNotice", { id: soon.id }, asAdmin);
});

test("a notice is written, read in full, changed and switched, each act on record", async () => {
  const [department] = await server.db.select().from(departments).limit(1);
  const { id } = await create({ departmentIds: [department?.id ?? 0], levelIds: [2, 1, 2] });
  const before = await server.ok("getNotice", { id }, asAdmin);
  expect(before).toMatchObject({
    text: "Bring **both** receipts.",
    description: "<p>Bring <strong>both</strong> receipts.</p>",
    departments: [department?.name],
    levels: ["ND I", "ND II"],
    levelIds: [1, 2],
    endDate: null,
    revision: 1,
  });
  const changed = draft({ title: "Changed", endDate: "2099-12-31" });
  await server.ok("updateNotice", { id, revision: 1, ...changed }, asAdmin);
  await server.ok("toggleNotice", { id, active: false }, asAdmin);
  expect(await server.ok("getNotice", { id }, asAdmin)).toMatchObject({
    title: "Changed",
    endDate: "2099-12-31",
    departmentIds: [],
    active: false,
    revision: 2,
  });
  expect(await recordOf(server, id)).toMatchObject([
    { action: "createNotice", after: { title: "Receipts", levelIds: [1, 2] } },
    { action: "updateNotice", before: { title: "Receipts" }, after: { title: "Changed" } },
    { action: "deactivateNotice", before: { active: true }, after: { active: false } },
  ]);
});

test("of two who change a notice the second is told, and changes nothing", async () => {
  const { id } = await create();
  const save = (title: string, user: string) =>
    server.request("updateNotice", { id, revision: 1, ...draft({ title }) }, by(user));
  const answers = await Promise.all([save("One", "admin"), save("Two", "registrar")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "conflict" });
  expect((await server.ok("getNotice", { id }, asAdmin)).revision).toBe(2);
});

test("sent twice with one key a notice stands there once", async () => {
  const headers = { "Idempotency-Key": "notice-0001" };
  const written = draft({ title: "Once" });
  const first = await server.ok("createNotice", written, { ...asAdmin, headers });
  expect(await server.ok("createNotice", written, { ...asAdmin, headers })).toEqual(first);
  expect(await titlesOf({ search: "once" })).toEqual(["Once"]);
  expect(
    await server.request("createNotice", draft({ title: "Twice" }), { ...asAdmin, headers }),
  ).toMatchObject({ status: 409, code: "idempotency_mismatch" });
});

test.each([
  [{ title: " " }, { title: "please enter a title" }],
  [{ text: "" }, { text: "please enter a description" }],
  // Nothing to read is left of it.
  [{ text: "<script>alert(1)</script>" }, { text: "please enter a description" }],
  [{ text: "<p>&nbsp;</p>" }, { text: "please enter a description" }],
  [{ category: "" }, { category: "please select a category" }],
  [{ senderName: "" }, { senderName: "please enter a name" }],
  [{ startDate: "" }, { startDate: "please enter the first day" }],
  [
    { startDate: "2026-11-20", endDate: "2026-11-19" },
    { endDate: "the end is before the beginning" },
  ],
  [{ departmentIds: [999] }, { departmentIds: "please select a department" }],
  [{ levelIds: [99] }, { levelIds: "please select a level" }],
  [{ category: "Staff", levelIds: [1] }, { levelIds: "only students have a level" }],
  [
    { category: "Prospective Students", departmentIds: [1] },
    { departmentIds: "prospective students have no department yet" },
  ],
  [
    { category: "Prospective Students", mail: true },
    { mail: "prospective students have no address yet" },
  ],
])("%j is refused at its field", async (changes, fields) => {
  const written = draft(changes);
  expect(await server.request("createNotice", written, asAdmin)).toMatchObject({
    status: 422,
    fields,
  });
  const { id } = await create();
  expect(
    await server.request("updateNotice", { id, revision: 1, ...written }, asAdmin),
  ).toMatchObject({ status: 422, fields });
});

test("what is deleted is gone from the board and its readers, and comes back as it was", async () => {
  const { id, title } = await create({ title: "Deleted by mistake" });
  await server.ok("deleteNotice", { id }, by("administrator"));
  expect(await titlesOf()).not.toContain(title);
  expect((await server.ok("listNotices", {})).map((one) => one.title)).not.toContain(title);
  const { items } = await server.ok(
    "listNoticeBoard",
    { active: "deleted", search: "mistake" },
    by("administrator"),
  );
  expect(items).toMatchObject([{ id, returnable: true, deletedAt: expect.any(String) }]);
  for (const name of ["getNotice", "deleteNotice"] as const) {
    expect(await server.request(name, { id }, asAdmin)).toMatchObject({ code: "not_found" });
  }
  expect(
    await server.request("updateNotice", { id, revision: 1, ...draft() }, asAdmin),
  ).toMatchObject({ status: 404 });
  expect(await server.request("toggleNotice", { id, active: true }, asAdmin)).toMatchObject({
    status: 404,
  });
  // Another who may delete, and is no administrator, leaves it alone.
  expect(await server.request("undoDeleteNotice", { id }, by("registrar"))).toMatchObject({
    status: 409,
    code: "undo_refused",
    message: expect.stringContaining("24 hours"),
  });
  await server.ok("undoDeleteNotice", { id }, by("administrator"));
  expect(await titlesOf()).toContain(title);
  expect(await server.request("undoDeleteNotice", { id }, asAdmin)).toMatchObject({
    code: "undo_refused",
  });
});

test("whoever deleted it brings it back; after a day nobody does", async () => {
  const { id } = await create({ title: "Of yesterday" });
  await server.ok("deleteNotice", { id }, by("registrar"));
  await server.ok("undoDeleteNotice", { id }, by("registrar"));
  await server.ok("deleteNotice", { id }, by("registrar"));
  const deletedAt = new Date(Date.now() - 24 * 3_600_000 - 1000);
  await server.db.update(notices).set({ deletedAt }).where(eq(notices.id, id));
  for (const user of ["registrar", "admin"]) {
    expect(await server.request("undoDeleteNotice", { id }, by(user))).toMatchObject({
      code: "undo_refused",
    });
  }
  expect(await titlesOf({ active: "deleted", search: "yesterday" })).toEqual([]);
});

test("the board leaves as a file", async () => {
  const { id } = await create({ title: "=HYPERLINK(1)", departmentIds: [5], levelIds: [1] });
  const asked = { list: "listNoticeBoard", format: "csv", sort: "-startDate" } as const;
  const made = await server.ok("requestExport", asked, asAdmin);
  expect(made.failure).toBe("");
  const text = await (await server.ok("getExportFile", { id: made.id }, asAdmin)).text();
  expect(text).toMatch(
    /'=HYPERLINK\(1\),All Students,"?.*ND I"?,2026-01-05,No last day,Registrar,No,0,Not mailed,/,
  );
  await server.ok("deleteNotice", { id }, asAdmin);
});

test("a notice that there is not is not found", async () => {
  const id = "0193a000-0000-7000-8000-000000000000";
  for (const name of ["getNotice", "deleteNotice", "undoDeleteNotice"] as const) {
    expect(await server.request(name, { id }, asAdmin)).toMatchObject({ status: 404 });
  }
});

test("who may only enter does not delete, and who may not see sees nothing", async () => {
  const { id } = await create();
  const affairs = by("student.affairs");
  await server.ok("updateNotice", { id, revision: 1, ...draft({ title: "By affairs" }) }, affairs);
  expect(await server.request("deleteNotice", { id }, affairs)).toMatchObject({ status: 403 });
  expect(await server.request("listNoticeBoard", {}, by("bursar"))).toMatchObject({ status: 403 });
});
