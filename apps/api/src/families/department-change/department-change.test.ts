import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { departmentChanges } from "../../database/schema/department-change.ts";
import { departments } from "../../database/schema/faculty.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const student = { as: { user: "student" } };
const other = { as: { user: "new.student" } };
const reason = "My health does not let me sit at a screen.";

const [accountancy] = await server.db
  .select({ id: departments.id })
  .from(departments)
  .where(eq(departments.name, "Accountancy"));
const departmentId = accountancy?.id ?? 0;

test("a student of HND I sees the departments that have an HND, without the own one", async () => {
  const seen = await server.ok("getDepartmentChanges", {}, student);
  expect(seen).toMatchObject({
    department: "Computer Science",
    level: "HND I",
    refusal: null,
    applications: [{ session: "2024/2025", to: "Accountancy", state: "refused" }],
  });
  const names = seen.departments.map(({ name }) => name);
  expect(names).toContain("Accountancy");
  expect(names).not.toContain("Computer Science");
  // It has no HND.
  expect(names).not.toContain("Quantity Surveying");
});

test("a student applies once, withdraws, and applies again", async () => {
  const made = await server.ok("applyForDepartmentChange", { departmentId, reason }, student);
  expect(made).toMatchObject({
    from: "Computer Science",
    to: "Accountancy",
    reason,
    state: "pending",
    decidedAt: null,
    remark: "",
  });
  expect(await server.ok("getDepartmentChanges", {}, student)).toMatchObject({
    refusal: "pending",
    applications: [made, { state: "refused" }],
  });
  const again = await server.request("applyForDepartmentChange", { departmentId, reason }, student);
  expect(again).toMatchObject({ status: 409, code: "department_change_pending" });
  const withdrawn = await server.ok("withdrawDepartmentChange", { id: made.id }, student);
  expect(withdrawn).toMatchObject({ id: made.id, state: "withdrawn" });
  await server.ok("applyForDepartmentChange", { departmentId, reason }, student);
  const { applications } = await server.ok("getDepartmentChanges", {}, student);
  expect(applications.map(({ state }) => state)).toEqual(["pending", "withdrawn", "refused"]);
});

test("two tabs that apply at once leave one application", async () => {
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      server.request("applyForDepartmentChange", { departmentId, reason }, other),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test("another's application is not there, and a decided one stays", async () => {
  const [theirs] = (await server.ok("getDepartmentChanges", {}, other)).applications;
  const id = theirs?.id ?? "";
  expect(await server.request("withdrawDepartmentChange", { id }, student)).toMatchObject({
    status: 404,
  });
  await server.db
    .update(departmentChanges)
    .set({ state: "refused", remark: "The class is full.", decidedAt: new Date() })
    .where(eq(departmentChanges.id, id));
  expect(await server.request("withdrawDepartmentChange", { id }, other)).toMatchObject({
    status: 409,
    code: "department_change_decided",
  });
  expect((await server.ok("getDepartmentChanges", {}, other)).applications).toMatchObject([
    { state: "refused", remark: "The class is full." },
  ]);
});

test.each(["Computer Science", "Quantity Surveying"])(
  "%s takes no student of the HND in Computer Science",
  async (name) => {
    const [own] = await server.db
      .select({ id: departments.id })
      .from(departments)
      .where(eq(departments.name, name));
    const input = { departmentId: own?.id ?? 0, reason };
    expect(await server.request("applyForDepartmentChange", input, student)).toMatchObject({
      status: 409,
      code: "department_not_open",
    });
  },
);

test("a department that is switched off takes nobody", async () => {
  await server.db
    .update(departments)
    .set({ active: false })
    .where(eq(departments.name, "Statistics"));
  const { departments: shown } = await server.ok("getDepartmentChanges", {}, student);
  expect(shown.map(({ name }) => name)).not.toContain("Statistics");
});

test("nobody changes in the last level", async () => {
  for (const user of ["student.pg", "student.jupeb"]) {
    const as = { as: { user } };
    expect(await server.ok("getDepartmentChanges", {}, as)).toMatchObject({
      refusal: "last-level",
      departments: [],
    });
    const input = { departmentId, reason };
    expect(await server.request("applyForDepartmentChange", input, as)).toMatchObject({
      status: 409,
      code: "department_change_last_level",
    });
  }
});

test("what is left out is told beside its field", async () => {
  const input = { departmentId: "", reason: " " };
  expect(await server.request("applyForDepartmentChange", input, student)).toMatchObject({
    status: 422,
    fields: { departmentId: "please select the department", reason: "please enter your reason" },
  });
});

test("the record says who applied and who withdrew", async () => {
  const [person] = await server.db.select().from(users).where(eq(users.userName, "student"));
  const rows = await server.db
    .select()
    .from(auditRows)
    .where(
      and(eq(auditRows.subject, "department-change"), eq(auditRows.actorId, person?.id ?? "")),
    );
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    "applyForDepartmentChange",
    "applyForDepartmentChange",
    "withdrawDepartmentChange",
  ]);
});

await addPerson(server, { userName: "unregistered" });

const calls = [
  ["getDepartmentChanges", {}],
  ["applyForDepartmentChange", { departmentId, reason }],
  ["withdrawDepartmentChange", { id: "01990000-0000-7000-8000-000000000000" }],
] as const;

test.each(calls)("%s is for students alone", async (name, input) => {
  expect(await server.request(name, input)).toMatchObject({ status: 401 });
  for (const user of ["lecturer", "dean", "registrar", "admin"]) {
    expect(await server.request(name, input, { as: { user } })).toMatchObject({ status: 403 });
  }
});

test.each(calls)("%s has nothing for an account without a student record", async (name, input) => {
  expect(await server.request(name, input, { as: { user: "unregistered" } })).toMatchObject({
    status: 409,
    code: "no_student_record",
  });
});
