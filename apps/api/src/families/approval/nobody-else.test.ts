import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { eligibleApprovers } from "../../approval/request-many.ts";
import { approvals } from "../../database/schema/approval.ts";
import { staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import {
  addPerson,
  lettersTo,
  password,
  readPerson,
  recordOf,
} from "../authentication/testing/people.ts";

// Approval must come from another person, whatever the account, and is carried out once.

const server = await testServer(behindProxy);
afterAll(server.stop);
// The demo's own requests would interfere.
beforeAll(() => server.db.delete(approvals));
afterEach(() => server.db.delete(approvals));

const reason = "The council has appointed them this week.";
const as = (user: string) => ({ as: { user } });
let turn = 0;

const add = (role: string) => {
  turn += 1;
  return addPerson(server, { userName: `else.${turn}`, userType: "official", role });
};

/** Requests to make somebody super administrator. */
async function ask(by: { as: { user: string } | { token: string } }) {
  const { id } = await add("help desk");
  const wish = { id, role: "super administrator" as const, has: true, reason };
  expect(await server.ok("assignRole", wish, by)).toEqual({ waits: true });
  const [request] = await server.db.select().from(approvals).where(eq(approvals.subjectId, id));
  if (!request) throw new Error("Nothing was asked for.");
  return request;
}

/** A super administrator with their own browser, and a token that impersonates the registrar. */
async function chiefAsRegistrar() {
  const chief = await add("super administrator");
  const browser = openBrowser(server);
  await browser.request("login", { userName: chief.userName, password });
  const own = { token: browser.cookies.get("token") ?? "" };
  const wish = await browser.request("impersonate", { userName: "registrar", reason }, own);
  if (!wish.success) throw new Error(wish.code);
  await browser.request("impersonationLogin", wish.data);
  return { chief, registrar: { as: { token: browser.cookies.get("token") ?? "" } } };
}

test("whoever acts as another approves neither the own request nor anybody's", async () => {
  const { chief, registrar } = await chiefAsRegistrar();
  for (const by of [as(chief.userName), as("super.two")]) {
    const { id } = await ask(by);
    const decided = await server.request("decideApproval", { id, approve: true }, registrar);
    expect(decided).toMatchObject({ status: 409, code: "own_work" });
    expect(await server.db.select().from(approvals).where(eq(approvals.id, id))).toMatchObject([
      { state: "waiting", decidedBy: null },
    ]);
  }
  const inbox = await server.ok("listApprovals", { side: "decide", state: "waiting" }, registrar);
  expect(inbox.items).toHaveLength(2);
  for (const { barred } of inbox.items) expect(barred).not.toBeNull();
});

test("what somebody asks for while acting as another, neither of the two approves", async () => {
  const chief = await add("super administrator");
  const { id } = await ask(as("super.two"));
  await server.db.update(approvals).set({ impersonatorId: chief.id }).where(eq(approvals.id, id));
  for (const user of [chief.userName, "super.two"]) {
    expect(await server.request("decideApproval", { id, approve: true }, as(user))).toMatchObject({
      code: "own_work",
    });
  }
  await server.ok("decideApproval", { id, approve: true }, as("admin"));
});

test("nobody approves what is done to himself, though he may approve the same of others", async () => {
  const person = await add("registrar");
  const wish = { id: person.id, role: "super administrator" as const, has: true, reason };
  await server.ok("assignRole", wish, as("admin"));
  const [request] = await server.db.select().from(approvals);
  const yes = { id: request?.id ?? "", approve: true };
  expect(await server.request("decideApproval", yes, as(person.userName))).toMatchObject({
    status: 409,
    code: "own_work",
  });
  const other = await ask(as("admin"));
  await server.ok("decideApproval", { id: other.id, approve: true }, as(person.userName));
});

test("whoever really asks does not count among those who could approve it", async () => {
  const [chief, bursar] = [await add("super administrator"), await add("bursar")];
  const able = async (impersonatorId?: string) => {
    const asking = { userId: bursar.id, impersonatorId };
    const found = await eligibleApprovers(server.db, "approvingRole", asking);
    return found.map(({ userId }) => userId);
  };
  expect(await able()).toContain(chief.id);
  expect(await able(chief.id)).not.toContain(chief.id);
});

test("another account of whoever asks does not count among them either", async () => {
  const [admin, twin] = [await readPerson(server, "admin"), await readPerson(server, "super.two")];
  const able = async () => {
    const found = await eligibleApprovers(server.db, "approvingRole", { userId: admin.id });
    return found.some(({ userId }) => userId === twin.id);
  };
  const staffOf = async (userId: string) => {
    const [found] = await server.db
      .select({ staffId: staffAccounts.staffId })
      .from(staffAccounts)
      .where(eq(staffAccounts.userId, userId));
    return found;
  };
  const join = (staff: { staffId: string } | undefined) =>
    server.db
      .update(staffAccounts)
      .set(staff ?? {})
      .where(eq(staffAccounts.userId, twin.id));
  const own = await staffOf(twin.id);
  expect(await able()).toBe(true);
  await join(await staffOf(admin.id));
  expect(await able()).toBe(false);
  await join(own);
});

test("approved twice at once, by one and by two, it is done once", async () => {
  const given = {
    userName: "once.only",
    role: "bursar" as const,
    lastname: "Bello",
    firstname: "Fatima",
    middlename: "",
    email: "once.only@example.com",
    mobileNumber: "08012345678",
    departmentId: "",
    staffNumber: "",
    reason: "The bursar goes on leave in May.",
  };
  await server.ok("createUser", given, as("administrator"));
  const [request] = await server.db.select().from(approvals);
  const yes = { id: request?.id ?? "", approve: true };
  const answers = await Promise.all(
    ["admin", "admin", "super.two", "super.two"].map((user) =>
      server.askAgain("decideApproval", yes, as(user)),
    ),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const refused = answers.flatMap((answer) => (answer.success ? [] : answer.code));
  expect(refused).toEqual(refused.map(() => "already_decided"));
  expect(await server.db.$count(users, eq(users.userName, given.userName))).toBe(1);
  expect(await lettersTo(server, given.email)).toHaveLength(1);
  const decided = and(eq(approvals.id, yes.id), eq(approvals.state, "approved"));
  expect(await server.db.$count(approvals, decided)).toBe(1);
  expect(await recordOf(server, yes.id)).toMatchObject([{ action: "approveRequest" }]);
});

test("what is approved after it has lapsed, and after it was withdrawn, is not done", async () => {
  const { id } = await ask(as("admin"));
  await server.db
    .update(approvals)
    .set({ lapsesAt: new Date(Date.now() - 1) })
    .where(eq(approvals.id, id));
  expect(
    await server.request("decideApproval", { id, approve: true }, as("super.two")),
  ).toMatchObject({ code: "approval_lapsed" });
  const other = await ask(as("admin"));
  const both = await Promise.all([
    server.askAgain("withdrawApproval", { id: other.id }, as("admin")),
    server.askAgain("decideApproval", { id: other.id, approve: true }, as("super.two")),
  ]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  const held = (await server.ok("getUser", { id: other.subjectId }, as("admin"))).furtherRoles;
  const [kept] = await server.db.select().from(approvals).where(eq(approvals.id, other.id));
  expect(held).toEqual(kept?.state === "approved" ? ["super administrator"] : []);
});
