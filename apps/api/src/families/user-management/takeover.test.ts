import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { approvals } from "../../database/schema/approval.ts";
import { userClaims, userRoles } from "../../database/schema/rights.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { approveFor } from "../approval/testing/waiting.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import {
  addPerson,
  lettersTo,
  password,
  readPerson,
  recordOf,
} from "../authentication/testing/people.ts";

// What an insider with a few rights tries in order to have more of them.

const server = await testServer(behindProxy);
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const reason = "The establishment office has asked for it.";
let turn = 0;

const add = (own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  const plain = { userType: "official", role: "hostel officer" };
  return addPerson(server, { userName: `insider.${turn}`, ...plain, ...own });
};

async function formOf(id: string) {
  const found = await server.ok("getUser", { id }, as("admin"));
  const { revision, lastname, firstname, middlename, departmentId, staffNumber } = found;
  return {
    id,
    revision,
    lastname,
    firstname,
    middlename,
    departmentId,
    reason,
    staffNumber: staffNumber ?? "",
    email: found.email ?? "",
    mobileNumber: found.mobileNumber ?? "",
    role: found.mainRole,
  };
}

/** Somebody signed in as another, with a reason. */
async function actingAs(role: string, userName: string) {
  const real = await add({ role });
  const browser = openBrowser(server);
  await browser.request("login", { userName: real.userName, password });
  const own = { token: browser.cookies.get("token") ?? "" };
  const wish = await browser.request("impersonate", { userName, reason }, own);
  if (!wish.success) return { real, refused: wish.code };
  await browser.request("impersonationLogin", wish.data);
  return { real, as: { as: { token: browser.cookies.get("token") ?? "" } } };
}

describe("an administrator", () => {
  test("gets no super administrator's account by giving it an own address", async () => {
    const admin = await readPerson(server, "admin");
    const edit = { ...(await formOf(admin.id)), email: "mine@elsewhere.example" };
    const refused = { status: 409, code: "needs_super_administrator" };
    expect(await server.request("updateUser", edit, as("administrator"))).toMatchObject(refused);
    expect(await readPerson(server, "admin")).toMatchObject({ email: admin.email });
    expect(await lettersTo(server, admin.email ?? "")).toEqual([]);
    // Nor does the super administrator so: it takes the password, and a link to the new address.
    expect(await server.request("updateUser", edit, as("admin"))).toMatchObject({
      status: 409,
      code: "own_account",
    });
  });

  test("becomes nobody else by another staff number, nor is another account of his", async () => {
    const [one, two] = [await add({ role: "administrator" }), await add()];
    const joined = { ...(await formOf(two.id)), staffNumber: "ASP/7001" };
    await server.ok("updateUser", joined, as("admin"));
    const number = { ...(await formOf(one.id)), staffNumber: "ASP/7001" };
    expect(await server.ok("updateUser", number, as("admin"))).toMatchObject({
      accountWaits: true,
    });
    await approveFor(server, one.id, "super.two");
    for (const id of [one.id, two.id]) {
      const edit = { ...(await formOf(id)), staffNumber: "ASP/7002" };
      expect(await server.request("updateUser", edit, as(one.userName))).toMatchObject({
        status: 409,
        code: "own_account",
      });
    }
    // What is left as it was is no change of it.
    const phone = { ...(await formOf(one.id)), mobileNumber: "08012340000", reason: "" };
    await server.ok("updateUser", phone, as(one.userName));
  });

  test("leaves a trace of a staff number, and says why", async () => {
    const { id } = await add();
    const edit = { ...(await formOf(id)), staffNumber: "ASP/7003" };
    expect(
      await server.request("updateUser", { ...edit, reason: "" }, as("administrator")),
    ).toMatchObject({ code: "reason_needed" });
    await server.ok("updateUser", edit, as("administrator"));
    expect(await recordOf(server, id)).toMatchObject([
      { before: { staffNumber: null }, after: { staffNumber: "ASP/7003" }, reason },
    ]);
  });

  test.each(["super administrator", "administrator"] as const)(
    "signs in as nobody who is %s besides",
    async (role) => {
      const { id, userName } = await add({ role: "bursar" });
      await server.db.insert(userRoles).values({ userId: id, role, since: new Date() });
      expect(await actingAs("administrator", userName)).toMatchObject({
        refused: "not_impersonable",
      });
    },
  );

  test("gives himself nothing while signed in as another who may", async () => {
    const other = await add({ role: "bursar" });
    await server.db.insert(userClaims).values(
      (["users.enter", "users.see"] as const).map((claim) => ({
        userId: other.id,
        claim,
        allowed: true,
        reason,
        since: new Date(),
        until: new Date(Date.now() + 86_400_000),
      })),
    );
    const { real, as: acting } = await actingAs("administrator", other.userName);
    const own = { status: 409, code: "own_account" };
    const wish = { id: real.id, role: "help desk" as const, has: true, reason };
    expect(await server.request("assignRole", wish, acting)).toMatchObject(own);
    const claim = { id: real.id, claim: "hostels.see" as const, effect: "allow" as const };
    expect(
      await server.request("saveUserClaim", { ...claim, until: "2099-01-01", reason }, acting),
    ).toMatchObject(own);
    const { items } = await server.ok("listOffices", {}, as("admin"));
    await server.db.insert(staff).values({ id: real.id, staffNumber: "ASP/7009" });
    await server.db
      .insert(staffAccounts)
      .values([real.id, items[0]?.holderId ?? ""].map((userId) => ({ userId, staffId: real.id })))
      .onConflictDoUpdate({ target: staffAccounts.userId, set: { staffId: real.id } });
    const office = { id: items[0]?.id ?? "", until: items[0]?.since ?? "", reason };
    expect(await server.request("endOffice", office, acting)).toMatchObject(own);
  });
});

test("a super administrator who joins all others to one number has nobody to approve, and does not decide alone", async () => {
  await server.db.delete(userRoles).where(eq(userRoles.role, "super administrator"));
  const { id } = await add();
  const chiefs = ["admin", "super.two", "registrar"];
  const staffId = id;
  await server.db.insert(staff).values({ id: staffId, staffNumber: "ASP/7004" });
  for (const chief of chiefs) {
    const userId = (await readPerson(server, chief)).id;
    await server.db
      .insert(staffAccounts)
      .values({ userId, staffId })
      .onConflictDoUpdate({ target: staffAccounts.userId, set: { staffId } });
  }
  const wish = { id, role: "super administrator" as const, has: true, reason };
  const typed = "GIVE SUPER ADMINISTRATOR";
  expect(await server.request("assignRole", { ...wish, typed }, as("admin"))).toMatchObject({
    status: 409,
    code: "nobody_else_approves",
  });
  expect(await server.db.$count(approvals, eq(approvals.subjectId, id))).toBe(0);
  await server.db.delete(staffAccounts).where(eq(staffAccounts.staffId, staffId));
});

test("what was kept from somebody who is super administrator by now can be ended, not made", async () => {
  const { id } = await add();
  await server.db.insert(userClaims).values({
    userId: id,
    claim: "users.enter",
    allowed: false,
    reason,
    since: new Date(),
    until: new Date(Date.now() + 86_400_000),
  });
  await server.db.update(users).set({ role: "super administrator" }).where(eq(users.id, id));
  const claim = { id, claim: "users.enter" as const, reason };
  const more = { ...claim, effect: "deny" as const, until: "2099-01-01" };
  expect(await server.request("saveUserClaim", more, as("super.two"))).toMatchObject({
    code: "fixed_role",
  });
  expect(await server.ok("endUserClaim", claim, as("super.two"))).toEqual({ waits: true });
});
