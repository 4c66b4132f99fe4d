import { staffRoles } from "@polyportal/domain/user-management/staff-roles";
import { and, eq, inArray, ne } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { users } from "../../database/schema/users.ts";
import { demoAccounts } from "../../database/seed/demo/users.ts";
import { effectiveRole } from "../../rights/effective.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const waiting = async (user: string) =>
  (
    await server.ok("listApprovals", { side: "decide", state: "waiting" }, { as: { user } })
  ).items.filter(({ barred }) => barred === null);

/** The demo's staff accounts of any role. */
const staff = await server.db
  .select({ userName: users.userName, role: effectiveRole })
  .from(users)
  .where(and(inArray(users.userName, [...demoAccounts]), ne(users.userType, "student")));
const accounts = staff.filter(({ role }) => staffRoles.some((one) => one === role));

test("every role of the staff has somebody in the demo", () => {
  expect(new Set(accounts.map(({ role }) => role))).toEqual(new Set(staffRoles));
});

test.each(accounts)("$userName ($role) has something to answer", async ({ userName }) => {
  const as = { as: { user: userName } };
  const { total } = await server.ok("listStaffRequests", { state: "waiting" }, as);
  expect(total + (await waiting(userName)).length).toBeGreaterThan(0);
});

test("what the demo has asked for waits for who may approve it, and is done when they do", async () => {
  expect((await waiting("registrar")).map(({ title }) => title)).toEqual([
    "Move Computer Engineering Technology to School of Science and Computing",
  ]);
  expect(await waiting("administrator")).toEqual([]);
  const requests = await waiting("super.two");
  expect(requests).toHaveLength(2);
  for (const { id } of requests) {
    await server.ok("decideApproval", { id, approve: true }, { as: { user: "super.two" } });
  }
  const asAdmin = { as: { user: "admin" } };
  const { id } = await readPerson(server, "student.affairs");
  expect((await server.ok("getUser", { id }, asAdmin)).furtherRoles).toEqual(["registrar"]);
  const [moved] = await server.db.select().from(departments).where(eq(departments.code, "CTE"));
  const [to] = await server.db.select().from(faculties).where(eq(faculties.code, "SSC"));
  expect(moved?.facultyId).toBe(to?.id);
  expect(await waiting("admin")).toEqual([]);
});
