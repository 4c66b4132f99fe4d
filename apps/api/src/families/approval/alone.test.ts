import { and, eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { approvalPolicies } from "../../database/schema/approval.ts";
import { notifications } from "../../database/schema/notification.ts";
import { userRoles } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";
import { accountForm } from "./testing/waiting.ts";

const server = await testServer();
afterAll(server.stop);

const reason = "The council has appointed them this week.";
const as = (user: string) => ({ as: { user } });

let turn = 0;

const add = (own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  return addPerson(server, {
    userName: `alone.${turn}`,
    userType: "official",
    role: "hostel officer",
    ...own,
  });
};

describe("where nobody else could approve", () => {
  const raised = { role: "super administrator" } as const;
  const chiefs = inArray(users.userName, ["admin", "super.two"]);
  const first = inArray(users.userName, ["admin"]);

  /** Leaves one super administrator and no registrar. */
  async function leaveOne() {
    await server.db.delete(userRoles).where(eq(userRoles.role, raised.role));
    await server.db.update(users).set({ active: false }).where(eq(users.userName, "super.two"));
    await server.db.update(users).set({ active: false }).where(eq(users.role, "registrar"));
  }

  afterEach(async () => {
    await server.db.delete(userRoles).where(eq(userRoles.role, raised.role));
    await server.db.update(users).set({ active: true }).where(chiefs);
    await server.db.update(users).set({ active: true }).where(eq(users.userName, "registrar"));
  });

  test("the only super administrator makes the second with typed words, and the last is never lost", async () => {
    await leaveOne();
    const person = await add();
    const wish = { id: person.id, role: "super administrator" as const, has: true, reason };
    expect(await server.request("assignRole", wish, as("admin"))).toMatchObject({
      status: 422,
      code: "typed_wrong",
    });
    const typed = "GIVE SUPER ADMINISTRATOR";
    expect(await server.ok("assignRole", { ...wish, typed }, as("admin"))).toEqual({
      waits: false,
    });
  });

  test("the only super administrator makes the first registrar with a reason and typed words", async () => {
    await leaveOne();
    const given = {
      userName: "first.registrar",
      role: "registrar" as const,
      lastname: "Bello",
      firstname: "Fatima",
      middlename: "",
      email: "first.registrar@example.com",
      mobileNumber: "08012345678",
      departmentId: "",
      staffNumber: "",
      reason,
    };
    const nobody = { status: 422, code: "reason_needed" };
    expect(await server.request("createUser", { ...given, reason: "" }, as("admin"))).toMatchObject(
      nobody,
    );
    expect(await server.request("createUser", given, as("admin"))).toMatchObject({
      code: "typed_wrong",
      fields: { typed: "please type GIVE REGISTRAR exactly" },
    });
    const { id } = await server.ok(
      "createUser",
      { ...given, typed: "GIVE REGISTRAR" },
      as("admin"),
    );
    expect(await server.db.$count(users, eq(users.id, id ?? ""))).toBe(1);
    await server.db
      .update(users)
      .set({ active: false })
      .where(eq(users.id, id ?? ""));
  });

  test("a registrar besides the main role, who decides on nobody, keeps nothing waiting", async () => {
    await leaveOne();
    const [besides, person] = [await add({ role: "bursar" }), await add()];
    await server.db
      .insert(userRoles)
      .values({ userId: besides.id, role: "registrar", since: new Date() });
    const wish = { id: person.id, role: "super administrator" as const, has: true, reason };
    const typed = "GIVE SUPER ADMINISTRATOR";
    expect(await server.ok("assignRole", { ...wish, typed }, as("admin"))).toEqual({
      waits: false,
    });
  });

  test("of two who end each other at once, one stays", async () => {
    await leaveOne();
    const [one, two] = [await add(raised), await add(raised)];
    await server.db.update(users).set({ active: false }).where(first);
    const leave = (who: string, { id }: { id: string }) => {
      const off = { ids: [id], active: false, reason, typed: "SWITCH OFF" };
      return server.request("toggleUserActivation", off, as(who));
    };
    const answers = await Promise.all([leave(one.userName, two), leave(two.userName, one)]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    // The later one is refused for the school's sake or, once deactivated, is signed out.
    expect([
      "the school needs a super administrator",
      // Deactivated meanwhile, they could not approve it for others either.
      "nobody else can approve this, please appoint a second approver",
      "Please sign in to continue.",
    ]).toContain(answers.find(({ success }) => !success)?.message);
    const left = and(eq(users.role, raised.role), eq(users.active, true));
    expect(await server.db.$count(users, left)).toBe(1);
    await server.db
      .update(users)
      .set({ role: "bursar" })
      .where(inArray(users.id, [one.id, two.id]));
  });
});

describe("the policy of an act", () => {
  test("is switched off with words and a reason, and then one person does it alone", async () => {
    const person = await add();
    const wish = {
      id: person.id,
      role: "bursar" as const,
      has: true,
      reason,
      typed: "GIVE BURSAR",
    };
    const off = { act: "approvingRole" as const, enabled: false, revision: 0, reason };
    expect(
      await server.request("saveApprovalPolicy", { ...off, typed: "yes" }, as("super.two")),
    ).toMatchObject({ status: 422 });
    await server.ok(
      "saveApprovalPolicy",
      { ...off, typed: "SWITCH APPROVAL OFF" },
      as("super.two"),
    );
    expect(await server.ok("listApprovalPolicies", {}, as("registrar"))).toContainEqual(
      expect.objectContaining({
        act: "approvingRole",
        enabled: false,
        by: "Yusuf Halima Ramatu",
        reason,
      }),
    );
    // Nobody checks it any more, so a giver must have the claim.
    const notHeld = { status: 409, code: "claim_not_held" };
    expect(await server.request("assignRole", wish, as("administrator"))).toMatchObject(notHeld);
    const { id: _, has: __, ...given } = { ...wish, typed: "GIVE BURSAR" };
    const form = { ...(await accountForm(server, person.id)), ...given };
    expect(await server.request("updateUser", form, as("administrator"))).toMatchObject(notHeld);
    const made = {
      ...given,
      userName: "alone.bursar",
      lastname: "Bello",
      firstname: "Fatima",
      middlename: "",
      email: "alone.bursar@example.com",
      mobileNumber: "08012345678",
      departmentId: "",
      staffNumber: "",
    };
    expect(await server.request("createUser", made, as("administrator"))).toMatchObject(notHeld);
    expect(await server.ok("assignRole", wish, as("admin"))).toEqual({ waits: false });
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.title, "An approval policy was changed"));
    expect(told.length).toBeGreaterThanOrEqual(4);
    await server.db.delete(approvalPolicies);
  });

  test.each([
    ["administrator", 403],
    ["bursar", 403],
  ])("is no matter of %s", async (user, status) => {
    const off = {
      act: "approvingRole" as const,
      enabled: false,
      revision: 0,
      reason,
      typed: "SWITCH APPROVAL OFF",
    };
    expect(await server.request("saveApprovalPolicy", off, as(user))).toMatchObject({ status });
  });
});
