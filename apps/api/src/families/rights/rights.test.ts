import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { wordsOfRole } from "@polyportal/domain/rights/role-claims";
import type { Role } from "@polyportal/domain/authentication/roles";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { testServer } from "../../testing/test-server.ts";
import { approveFor } from "../approval/testing/waiting.ts";
import { addPerson, readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const reason = "The council has decided it this week.";

const roleNow = async (role: Role, who = "admin") => {
  const roles = await server.ok("listRoleClaims", {}, { as: { user: who } });
  const found = roles.find((one) => one.role === role);
  if (!found) throw new Error(`There is no ${role}.`);
  return found;
};

const change = async (role: Role, claims: readonly (typeof defaultClaims)[Role][number][]) => ({
  role,
  claims: [...claims],
  revision: (await roleNow(role)).revision,
  reason,
  typed: wordsOfRole(role),
});

describe("the claims of a role", () => {
  test("stand with its people and labels", async () => {
    expect(await roleNow("course adviser")).toMatchObject({
      // The adviser, exams and records besides, and the lecturer who advises a class.
      people: 3,
      claims: [...defaultClaims["course adviser"]].toSorted(),
      fixed: null,
    });
    expect((await roleNow("super administrator")).fixed).toBe("The claims of this role are fixed.");
    expect((await roleNow("administrator", "administrator")).fixed).toContain("own");
  });

  test("are counted with the people whom the list of users has for the role", async () => {
    for (const { role, people } of await server.ok("listRoleClaims", {}, asAdmin)) {
      const { total } = await server.ok("listUsers", { role: [role], size: 1 }, asAdmin);
      expect(total, role).toBe(people);
    }
  });

  test("count at the next call, without a new sign-in, and so does their menu", async () => {
    const bursar = { as: { user: "bursar" } };
    expect(await server.request("listUsers", {}, bursar)).toMatchObject({ status: 403 });
    const before = defaultClaims.bursar;
    await server.ok("saveRoleClaims", await change("bursar", [...before, "users.see"]), asAdmin);
    expect((await server.ok("listUsers", {}, bursar)).total).toBeGreaterThan(0);
    await server.ok("saveRoleClaims", await change("bursar", ["users.see"]), asAdmin);
    expect((await server.ok("getProfile", {}, bursar)).menuItems).toEqual(["dashboard", "profile"]);
    // Removed approving claims come back only by two people.
    await server.ok("saveRoleClaims", await change("bursar", before), asAdmin);
    await approveFor(server, "bursar", "super.two");
    expect(await server.request("listUsers", {}, bursar)).toMatchObject({ status: 403 });
    expect((await recordOf(server, "bursar")).map(({ action }) => action)).toEqual([
      "saveRoleClaims",
      "saveRoleClaims",
      "requestApproval",
      "saveRoleClaims",
    ]);
  });

  test("are not changed by two at once, nor by words that were not typed", async () => {
    const asked = await change("help desk", defaultClaims["help desk"]);
    const answers = await Promise.all([
      server.request("saveRoleClaims", asked, asAdmin),
      server.request("saveRoleClaims", asked, { as: { user: "super.two" } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(
      await server.request("saveRoleClaims", { ...asked, typed: "change help desk" }, asAdmin),
    ).toMatchObject({
      status: 422,
      fields: { typed: "please type CHANGE HELP DESK exactly" },
    });
  });

  test("of a role that one's other account has are the own, too", async () => {
    const [one, two] = [
      await addPerson(server, {
        userName: "two.accounts",
        userType: "official",
        role: "administrator",
      }),
      await addPerson(server, {
        userName: "second.account",
        userType: "official",
        role: "hostel officer",
      }),
    ];
    const staffId = one.id;
    await server.db.insert(staff).values({ id: staffId, staffNumber: "ASP/7101" });
    await server.db
      .insert(staffAccounts)
      .values([one.id, two.id].map((userId) => ({ userId, staffId })));
    expect(
      await server.request("saveRoleClaims", await change("hostel officer", ["audit.see"]), {
        as: { user: one.userName },
      }),
    ).toMatchObject({ code: "own_role" });
  });

  test("of the super administrator are fixed, and nobody changes those of the own role", async () => {
    const fixed = { ...(await change("bursar", [])), role: "super administrator" as const };
    expect(await server.request("saveRoleClaims", fixed, asAdmin)).toMatchObject({
      code: "fixed_role",
    });
    expect(
      await server.request("saveRoleClaims", await change("administrator", []), {
        as: { user: "administrator" },
      }),
    ).toMatchObject({ status: 409, code: "own_role" });
  });

  test("ask for the password again where it was typed too long ago", async () => {
    const as = { as: { user: "administrator" } };
    const { id } = await readPerson(server, "administrator");
    const asked = await change("help desk", defaultClaims["help desk"]);
    await server.ok("getProfile", {}, as);
    await server.db
      .update(signInSessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(signInSessions.userId, id));
    expect(await server.request("saveRoleClaims", asked, as)).toMatchObject({
      code: "password_needed",
    });
    expect(await server.request("provePassword", { password: "wrong" }, as)).toMatchObject({
      status: 400,
      code: "wrong_password",
    });
    await server.ok("provePassword", { password: "Demo-Pass-1" }, as);
    await server.ok("saveRoleClaims", asked, as);
  });
});

describe("a label of the menu", () => {
  const labelNow = async (label: string) => {
    const { labels } = await server.ok("listMenus", {}, asAdmin);
    const found = labels.find((one) => one.label === label);
    const claims = await server.ok("listMenuClaims", {}, asAdmin);
    expect(claims).toContainEqual({
      label,
      claims: found?.claims,
      revision: found?.revision,
    });
    if (!found) throw new Error(`There is no ${label}.`);
    return found;
  };
  const menuOf = async (user: string) =>
    (await server.ok("getProfile", {}, { as: { user } })).menuItems;

  test("that is switched off shows to nobody, and its pages stay open by claim", async () => {
    const { label, roles, revision } = await labelNow("user management");
    const asked = { label, roles, revision, enabled: false, reason };
    await server.ok("saveMenu", asked, asAdmin);
    expect(await menuOf("admin")).not.toContain(label);
    expect((await server.ok("listUsers", {}, asAdmin)).total).toBeGreaterThan(0);
    expect(await server.request("saveMenu", asked, asAdmin)).toMatchObject({ code: "conflict" });
    await server.ok("saveMenu", { ...asked, revision: revision + 1, enabled: true }, asAdmin);
    expect(await menuOf("admin")).toContain(label);
  });

  test("say how many people see them, switched on or off, and why a role's people do not", async () => {
    const { label, roles, revision, people } = await labelNow("hostel management");
    const staffOnly = { userType: ["official", "lecturer"], active: "true", size: 1000 } as const;
    const { items, total } = await server.ok("listUsers", staffOnly, asAdmin);
    expect(items).toHaveLength(total);
    const sees = await Promise.all(
      items.map(async ({ id }) => (await server.ok("getUser", { id }, asAdmin)).menuItems),
    );
    expect(people).toBe(sees.filter((labels) => labels.includes(label)).length);
    expect(people).toBeGreaterThan(2);
    const hiddenFrom = async (role: Role) => {
      const { orders } = await server.ok("listMenus", {}, asAdmin);
      return orders.find((one) => one.role === role)?.hidden;
    };
    expect(await hiddenFrom("hostel officer")).toEqual([]);
    const asked = { label, roles: [...roles, "bursar" as const], revision, reason };
    await server.ok("saveMenu", { ...asked, enabled: true }, asAdmin);
    expect(await hiddenFrom("bursar")).toEqual([]);
    const { claims } = await roleNow("bursar");
    const without = claims.filter((claim) => !claim.startsWith("hostels."));
    await server.ok("saveRoleClaims", await change("bursar", without), asAdmin);
    expect(await hiddenFrom("bursar")).toEqual([{ label, why: "right" }]);
    await server.ok("saveMenu", { ...asked, revision: revision + 1, enabled: false }, asAdmin);
    expect(await hiddenFrom("hostel officer")).toEqual([{ label, why: "off" }]);
    expect(await labelNow(label)).toMatchObject({ people, enabled: false });
    await server.ok(
      "saveMenu",
      { ...asked, roles, revision: revision + 2, enabled: true },
      asAdmin,
    );
    await server.ok("saveRoleClaims", await change("bursar", claims), asAdmin);
  });

  test("have a position among those of each of their roles", async () => {
    const { positions } = await labelNow("hostel management");
    const { orders } = await server.ok("listMenus", {}, asAdmin);
    for (const { role, position } of positions) {
      const labels = orders.find((one) => one.role === role)?.labels ?? [];
      expect(labels[position - 1]).toBe("hostel management");
    }
    expect(positions.map(({ role }) => role)).toContain("hostel officer");
  });

  test("that a role gains stands last, and moves by its order", async () => {
    const { label, roles, revision } = await labelNow("utilities");
    const given = { label, roles: [...roles, "bursar" as const], revision, enabled: true, reason };
    await server.ok("saveMenu", given, asAdmin);
    // The bursar has none of its claims yet.
    expect(await menuOf("bursar")).not.toContain(label);
    const { claims } = await labelNow("utilities");
    const own = {
      label,
      claims: [...claims, "invoices.see" as const],
      revision: revision + 1,
      reason,
    };
    await server.ok("saveMenuClaims", own, asAdmin);
    const menu = await menuOf("bursar");
    expect(menu).toContain(label);
    const { orders } = await server.ok("listMenus", {}, asAdmin);
    const labels = orders.find(({ role }) => role === "bursar")?.labels ?? [];
    expect(labels.at(-1)).toBe(label);
    const turned = { role: "bursar" as const, labels: labels.toReversed() };
    const asked = { ...turned, before: labels };
    await server.ok("saveMenuOrder", asked, asAdmin);
    expect((await server.ok("listMenus", {}, asAdmin)).orders).toContainEqual(
      expect.objectContaining(turned),
    );
    // Somebody with an outdated order learns who changed it.
    expect(
      await server.request("saveMenuOrder", asked, { as: { user: "super.two" } }),
    ).toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/ saved this on /) as string,
    });
    const short = { ...turned, before: turned.labels, labels: labels.slice(1) };
    expect(await server.request("saveMenuOrder", short, asAdmin)).toMatchObject({
      code: "conflict",
    });
  });

  test("is ordered, brought and guarded by one of two at once", async () => {
    const two = (name: "saveMenu" | "saveMenuClaims" | "saveMenuOrder", asked: object) =>
      Promise.all(
        ["admin", "super.two"].map(async (user) => {
          const { status } = await server.request(name, asked as never, { as: { user } });
          return status;
        }),
      );
    const inOrder = async (name: Parameters<typeof two>[0], asked: object) =>
      (await two(name, asked)).toSorted((one, other) => one - other);
    const { label, roles, claims, revision } = await labelNow("school setup");
    expect(await inOrder("saveMenuClaims", { label, claims, revision, reason })).toEqual([
      200, 409,
    ]);
    const brought = { label, roles, enabled: true, revision: revision + 1, reason };
    expect(await inOrder("saveMenu", brought)).toEqual([200, 409]);
    const { orders } = await server.ok("listMenus", {}, asAdmin);
    const before = orders.find(({ role }) => role === "registrar")?.labels ?? [];
    const ordered = { role: "registrar", labels: before.toReversed(), before };
    expect(await inOrder("saveMenuOrder", ordered)).toEqual([200, 409]);
  });

  test.each([
    ["without a claim", "reports", []],
    ["that nobody knows", "gossip", ["users.see"]],
    ["of students", "hostel", ["users.see"]],
    ["of everybody", "dashboard", ["users.see"]],
  ])("%s is refused", async (_, label, claims) => {
    const asked = { label, claims: claims as "users.see"[], revision: 1, reason };
    expect(await server.request("saveMenuClaims", asked, asAdmin)).toMatchObject({
      status: 422,
      message: "this menu is not known to the portal",
    });
  });
});
