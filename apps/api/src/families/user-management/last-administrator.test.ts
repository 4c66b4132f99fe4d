import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { approvals } from "../../database/schema/approval.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { userRoles } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { previewOfficials } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { lapseApprovals } from "../approval/lapse.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";

// A school without a super administrator can be helped by nobody in it: the last one stays, whatever is tried.

const server = await testServer();
afterAll(server.stop);
// What the demo asks for is another matter.
beforeAll(() => server.db.delete(approvals));

const role = "super administrator";
const reason = "They have left the school for good.";
const as = (user: string) => ({ as: { user } });
const [admin, two] = [await readPerson(server, "admin"), await readPerson(server, "super.two")];

const activate = (names: readonly string[], active: boolean) =>
  server.db
    .update(users)
    .set({ active })
    .where(inArray(users.userName, [...names]));

beforeEach(() => activate(["super.two"], false));
afterEach(async () => {
  await server.db.delete(approvals);
  await server.db
    .update(users)
    .set({ role })
    .where(inArray(users.id, [admin.id, two.id]));
  await activate(["admin", "super.two", "registrar"], true);
});

const left = () => server.db.$count(users, and(eq(users.role, role), eq(users.active, true)));

const formOf = async (id: string) => {
  const { mainRole, email, mobileNumber, ...found } = await server.ok(
    "getUser",
    { id },
    as("registrar"),
  );
  const { revision, lastname, firstname, middlename, staffNumber, departmentId } = found;
  return {
    id,
    revision,
    lastname,
    firstname,
    middlename,
    departmentId,
    reason,
    role: mainRole,
    email: email ?? "",
    mobileNumber: mobileNumber ?? "",
    staffNumber: staffNumber ?? "",
  };
};

test("he removes himself neither by hand, as main role, as further role, nor by being switched off", async () => {
  const own = { status: 409, code: "own_account" };
  const form = { ...(await formOf(admin.id)), role: "help desk" as const };
  expect(await server.request("updateUser", form, as("admin"))).toMatchObject(own);
  const further = { id: admin.id, role: "super administrator" as const, has: false, reason };
  expect(await server.request("assignRole", further, as("admin"))).toMatchObject(own);
  const off = { ids: [admin.id], active: false, reason };
  expect(await server.request("toggleUserActivation", off, as("admin"))).toMatchObject(own);
  // Nor does another end him, who is none.
  for (const [name, input] of [
    ["updateUser", form],
    ["assignRole", further],
    ["toggleUserActivation", off],
  ] as const) {
    expect(await server.request(name, input as never, as("administrator"))).toMatchObject({
      code: "needs_super_administrator",
    });
  }
  expect(await left()).toBe(1);
});

test("nor by a sheet, his own or another's", async () => {
  const { userName, lastname, firstname, middlename, email, mobileNumber } = admin;
  const names = [userName, lastname, firstname, middlename];
  const row = [...names, email ?? "", mobileNumber ?? "", "help desk", "", ""];
  for (const user of ["admin", "administrator"]) {
    const shown = await previewOfficials(server, [row], as(user));
    expect(shown).toMatchObject({ refused: 1 });
    expect(await server.request("uploadUsers", { importId: shown.id }, as(user))).toMatchObject({
      code: "not_previewed",
    });
  }
  expect(await left()).toBe(1);
});

test.each([
  [
    "switched off",
    async () =>
      server.ok(
        "toggleUserActivation",
        { ids: [admin.id], active: false, reason },
        as("super.two"),
      ),
  ],
  [
    "given another role",
    async () =>
      server.ok("updateUser", { ...(await formOf(admin.id)), role: "help desk" }, as("super.two")),
  ],
])("nor %s by an approval that was asked for while there were two", async (_, ask) => {
  await activate(["super.two"], true);
  expect(await ask()).toMatchObject({ waits: true });
  await activate(["super.two"], false);
  const [request] = await server.db.select().from(approvals);
  const decided = await server.request(
    "decideApproval",
    { id: request?.id ?? "", approve: true },
    as("registrar"),
  );
  expect(decided).toMatchObject({ code: "last_super_administrator" });
  expect(await left()).toBe(1);
  expect(await server.db.select().from(approvals)).toMatchObject([{ state: "waiting" }]);
});

test("nor by expiry: the role has no last day, and a request to end him lapses without a trace on him", async () => {
  const { rows } = await server.db.execute(sql`select column_name from information_schema.columns
    where table_name = 'user_roles' and column_name in ('until', 'expires_at')`);
  expect(rows).toEqual([]);
  await activate(["super.two"], true);
  await server.ok(
    "toggleUserActivation",
    { ids: [admin.id], active: false, reason },
    as("super.two"),
  );
  await activate(["super.two"], false);
  await server.db.update(approvals).set({ lapsesAt: new Date(Date.now() - 1000) });
  await lapseApprovals(server).run(new AbortController().signal);
  expect(await server.db.select().from(approvals)).toMatchObject([{ state: "lapsed" }]);
  expect(await left()).toBe(1);
  // A further role of years ago is one still.
  await server.db.update(users).set({ role: "help desk" }).where(eq(users.id, admin.id));
  await server.db
    .insert(userRoles)
    .values({ userId: admin.id, role, since: new Date("1999-01-01T00:00:00Z") });
  expect((await server.ok("getProfile", {}, as("admin"))).claims).toContain("users.approve");
  await server.db.delete(userRoles).where(eq(userRoles.userId, admin.id));
});

test("of two one is gone for good: the registrar, or typed words, end him, and the other makes the next", async () => {
  await activate(["super.two"], true);
  const off = { ids: [two.id], active: false, reason };
  expect(await server.ok("toggleUserActivation", off, as("admin"))).toMatchObject({ waits: true });
  const [request] = await server.db.select().from(approvals);
  await server.ok("decideApproval", { id: request?.id ?? "", approve: true }, as("registrar"));
  expect(await left()).toBe(1);

  // In a school's first days there is no registrar: whoever is gone does not count as the one who approves.
  await activate(["super.two"], true);
  await activate(["registrar"], false);
  expect(await server.request("toggleUserActivation", off, as("admin"))).toMatchObject({
    code: "typed_wrong",
  });
  await server.ok("toggleUserActivation", { ...off, typed: "SWITCH OFF" }, as("admin"));
  const { id } = await readPerson(server, "helpdesk");
  const next = { id, role: "super administrator" as const, has: true, reason };
  const alone = { ...next, typed: "GIVE SUPER ADMINISTRATOR" };
  // Not on the day on which he has sent the other away himself.
  expect(await server.request("assignRole", alone, as("admin"))).toMatchObject({
    code: "nobody_else_approves",
  });
  await server.db
    .update(auditRows)
    .set({ at: sql`at - interval '25 hours'` })
    .where(eq(auditRows.action, "deactivateUser"));
  await server.ok("assignRole", alone, as("admin"));
  expect((await server.ok("getUser", { id }, as("admin"))).furtherRoles).toEqual([role]);
  await server.db.delete(userRoles).where(eq(userRoles.userId, id));
});

test("of two who switch each other off at once one stays, and neither waits for the other for ever", async () => {
  await activate(["admin", "super.two", "registrar"], false);
  for (const round of [1, 2, 3, 4]) {
    const pair = await Promise.all(
      ["one", "other"].map((name) =>
        addPerson(server, { userName: `${name}.${round}`, userType: "official", role }),
      ),
    );
    const names = pair.map(({ userName }) => userName);
    // Signed in before, so that both calls come at once.
    for (const name of names) await server.ok("getProfile", {}, as(name));
    const answers = await Promise.all(
      pair.map(({ id }, at) => {
        const off = { ids: [id], active: false, reason, typed: "SWITCH OFF" };
        return server.request("toggleUserActivation", off, as(names[1 - at] ?? ""));
      }),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    expect(await left()).toBe(1);
    await activate(names, false);
  }
});
