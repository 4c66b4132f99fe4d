import type { InputOf } from "@polyportal/api-client/contract/define";
import type { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { wordsOfRole } from "@polyportal/domain/rights/role-claims";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { addPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const reason = "The council has decided it this week.";

type Wish = InputOf<(typeof rightsEndpoints)["previewRights"]>;

let turn = 0;

/** Somebody of a kind with a unique name. */
async function somebody(userType: "official" | "lecturer", role: string) {
  turn += 1;
  const lastname = `Gains-${String.fromCodePoint(64 + turn)}`;
  const own = { userName: `gains.${turn}`, lastname, userType, role };
  const { id, userName } = await addPerson(server, own);
  const rights = async () => {
    const { claims, menuItems } = await server.ok("getProfile", {}, { as: { user: userName } });
    return { claims, labels: menuItems };
  };
  return { id, name: `${lastname} Ngọzi Ada`, rights };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const preview = (wish: Wish) => server.ok("previewRights", wish, asAdmin);

const sorted = (some: readonly string[]) => some.toSorted();
const without = (some: readonly string[], others: readonly string[]) =>
  sorted(some.filter((one) => !others.includes(one)));

/** Checks that the preview of an act equals its real effect on a person. */
async function expectSaid(
  person: Somebody,
  wish: Wish,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = await person.rights();
  const seen = await preview(wish);
  // The preview changes nothing.
  expect(await person.rights()).toEqual(before);
  await act();
  const after = await person.rights();
  const of = (found: readonly { people: string[] }[], key: "claim" | "label") =>
    sorted(
      found
        .filter(({ people }) => people.includes(person.name))
        .map((one) => (one as Record<string, unknown>)[key] as string),
    );
  expect(of(seen.gains, "claim")).toEqual(without(after.claims, before.claims));
  expect(of(seen.loses, "claim")).toEqual(without(before.claims, after.claims));
  expect(of(seen.shows, "label")).toEqual(without(after.labels, before.labels));
  expect(of(seen.hides, "label")).toEqual(without(before.labels, after.labels));
  expect(after).not.toEqual(before);
}

const roleNow = async (role: string) => {
  const found = (await server.ok("listRoleClaims", {}, asAdmin)).find((one) => one.role === role);
  if (!found) throw new Error(`There is no ${role}.`);
  return found;
};

const menuNow = async (label: string) => {
  const { labels } = await server.ok("listMenus", {}, asAdmin);
  const found = labels.find((one) => one.label === label);
  if (!found) throw new Error(`There is no ${label}.`);
  return found;
};

test("the claims of a role", async () => {
  const person = await somebody("official", "hostel officer");
  const role = "hostel officer" as const;
  for (const claims of [["hostels.see", "notices.see"], [...defaultClaims[role]]] as const) {
    await expectSaid(person, { roleClaims: { role, claims: [...claims] } }, async () => {
      const { revision } = await roleNow(role);
      const given = { role, claims: [...claims], revision, reason, typed: wordsOfRole(role) };
      await server.ok("saveRoleClaims", given, asAdmin);
    });
  }
  // Whoever has a claim by another role too loses nothing.
  const { loses } = await preview({ roleClaims: { role: "course adviser", claims: [] } });
  const registration = loses.find(({ claim }) => claim === "registration.approve");
  expect(registration?.people).not.toContain("Danjuma Patience Ladi");
  expect(registration?.count).toBeGreaterThan(0);
});

test("another main role", async () => {
  expect.hasAssertions();
  const person = await somebody("official", "hostel officer");
  for (const role of ["help desk", "hostel officer"] as const) {
    await expectSaid(person, { mainRole: { id: person.id, role } }, async () => {
      const user = await server.ok("getUser", { id: person.id }, asAdmin);
      await server.ok(
        "updateUser",
        {
          ...user,
          role,
          reason,
          email: user.email ?? "",
          mobileNumber: "08030000001",
          staffNumber: user.staffNumber ?? "",
        },
        asAdmin,
      );
    });
  }
});

test("a further role, given and taken", async () => {
  expect.hasAssertions();
  const person = await somebody("official", "hostel officer");
  const { id } = person;
  for (const has of [true, false]) {
    const given = { id, role: "help desk", has } as const;
    await expectSaid(person, { furtherRole: given }, () =>
      server.ok("assignRole", { ...given, reason }, asAdmin),
    );
  }
});

test("a right for one person, one kept, and its end", async () => {
  expect.hasAssertions();
  const person = await somebody("official", "hostel officer");
  const { id } = person;
  for (const [claim, effect] of [
    ["notices.see", "allow"],
    ["hostels.see", "deny"],
  ] as const) {
    await expectSaid(person, { exception: { id, claim, effect } }, () =>
      server.ok("saveUserClaim", { id, claim, effect, until: "2099-12-31", reason }, asAdmin),
    );
    await expectSaid(person, { exception: { id, claim, effect: null } }, () =>
      server.ok("endUserClaim", { id, claim, reason }, asAdmin),
    );
  }
});

test("the roles and the claims of a menu", async () => {
  const person = await somebody("official", "bursar");
  const { label, roles, claims } = await menuNow("hostel management");
  const more = [...roles, "bursar" as const];
  for (const brought of [more, roles]) {
    await expectSaid(person, { menu: { label, roles: brought } }, async () => {
      const { revision, enabled } = await menuNow(label);
      await server.ok("saveMenu", { label, roles: brought, enabled, revision, reason }, asAdmin);
    });
  }
  const officer = await somebody("official", "hostel officer");
  for (const guarding of [["audit.see" as const], claims]) {
    await expectSaid(officer, { menu: { label, claims: guarding } }, async () => {
      const { revision } = await menuNow(label);
      await server.ok("saveMenuClaims", { label, claims: guarding, revision, reason }, asAdmin);
    });
  }
  // Students are listed as one.
  const { hides } = await preview({ menu: { label: "hostel", roles: [] } });
  expect(hides).toEqual([
    { label: "hostel", count: 1, people: [expect.stringMatching(/^1,\d+ students$/)] },
  ]);
});

test("a menu, switched off and on", async () => {
  expect.hasAssertions();
  const officer = await somebody("official", "hostel officer");
  const { label, roles } = await menuNow("hostel management");
  for (const enabled of [false, true]) {
    await expectSaid(officer, { menu: { label, enabled } }, async () => {
      const { revision } = await menuNow(label);
      await server.ok("saveMenu", { label, roles, enabled, revision, reason }, asAdmin);
    });
  }
});

test("an office, given and ended", async () => {
  expect.hasAssertions();
  const person = await somebody("lecturer", "lecturer");
  const units = await server.ok("listUnits", {}, asAdmin);
  const department = units
    .flatMap(({ departments }) => departments)
    .find(({ name }) => name === "Statistics");
  const office = "head of department" as const;
  let id = "";
  await expectSaid(person, { office: { office, holderId: person.id } }, async () => {
    const tenure = { since: "2026-01-01", until: "", acting: false };
    const asked = { office, holderId: person.id, unitId: department?.id ?? 0, ...tenure };
    ({ id } = await server.ok("assignOffice", asked, asAdmin));
  });
  await expectSaid(person, { endedOffice: { id } }, () =>
    server.ok("endOffice", { id, until: "2026-01-31", reason }, asAdmin),
  );
});

test("a class and its adviser", async () => {
  expect.hasAssertions();
  const [one, other] = [
    await somebody("lecturer", "lecturer"),
    await somebody("lecturer", "lecturer"),
  ];
  const { session, classes } = await server.ok("listClassAdvisers", {}, asAdmin);
  const free = classes.find(({ adviser }) => adviser === null);
  if (!free) throw new Error("Every class has an adviser.");
  const { departmentId, levelId, departmentOptionId } = free;
  const of = { sessionId: session.id, departmentId, levelId, departmentOptionId };
  const given = (adviserId: string | null) => ({ adviser: { ...of, adviserId } });
  const assign = (adviserId: string) => () =>
    server.ok("assignClassAdviser", { ...of, adviserId }, asAdmin);
  await expectSaid(one, given(one.id), assign(one.id));
  // A replaced adviser loses it.
  await expectSaid(one, given(other.id), assign(other.id));
  await expectSaid(other, given(null), () =>
    server.ok("endClassAdviser", { ...of, reason }, asAdmin),
  );
});

test("the advisers of the session before, copied", async () => {
  expect.hasAssertions();
  const person = await somebody("lecturer", "lecturer");
  const { session, sessions } = await server.ok("listClassAdvisers", {}, asAdmin);
  const before = sessions[sessions.findIndex(({ id }) => id === session.id) + 1];
  if (!before) throw new Error("There is no session before.");
  const { classes } = await server.ok("listClassAdvisers", {}, asAdmin);
  const free = classes.find(({ adviser }) => adviser === null);
  if (!free) throw new Error("Every class has an adviser.");
  const { departmentId, levelId, departmentOptionId } = free;
  const of = { departmentId, levelId, departmentOptionId };
  await server.ok(
    "assignClassAdviser",
    { ...of, sessionId: before.id, adviserId: person.id },
    asAdmin,
  );
  await expectSaid(person, { copiedAdvisers: { sessionId: session.id } }, () =>
    server.ok("copyClassAdvisers", { sessionId: session.id }, asAdmin),
  );
});

test("asked beside its saving, a change is looked at before it or after it", async () => {
  const { id } = await somebody("official", "hostel officer");
  const role = "hostel officer" as const;
  const claims = [...defaultClaims[role], "notices.see" as const];
  const label = "hostel management";
  const before = await menuNow(label);
  const roles = [...before.roles, "bursar" as const];
  const guarding = ["audit.see" as const];
  const further = { id, role: "help desk", has: true } as const;
  const exception = { id, claim: "hostels.see", effect: "deny" } as const;
  const { revision: ofRole } = await roleNow(role);
  const beside: readonly [Wish, (revision: number) => Promise<unknown>][] = [
    [
      { roleClaims: { role, claims } },
      () => {
        const given = { role, claims, revision: ofRole, reason, typed: wordsOfRole(role) };
        return server.ok("saveRoleClaims", given, asAdmin);
      },
    ],
    [
      { menu: { label, roles } },
      (revision) =>
        server.ok("saveMenu", { label, roles, enabled: true, revision, reason }, asAdmin),
    ],
    [
      { menu: { label, claims: guarding } },
      (revision) =>
        server.ok("saveMenuClaims", { label, claims: guarding, revision, reason }, asAdmin),
    ],
    [{ furtherRole: further }, () => server.ok("assignRole", { ...further, reason }, asAdmin)],
    [
      { exception },
      () => server.ok("saveUserClaim", { ...exception, until: "2099-12-31", reason }, asAdmin),
    ],
  ];
  for (const [wish, save] of beside) {
    const { revision } = await menuNow(label);
    const known = await preview(wish);
    const several = () => Array.from({ length: 4 }, () => preview(wish));
    const asked = several();
    const saved = save(revision);
    asked.push(...several());
    await saved;
    const after = await preview(wish);
    expect(after).not.toEqual(known);
    for (const seen of await Promise.all(asked)) expect([known, after]).toContainEqual(seen);
  }
});

test("who is not there, and what nobody knows, is said", async () => {
  const id = "00000000-0000-4000-8000-000000000000";
  const ask = (wish: Wish) => server.request("previewRights", wish, asAdmin);
  for (const wish of [
    { mainRole: { id, role: "help desk" } },
    { furtherRole: { id, role: "help desk", has: true } },
    { exception: { id, claim: "users.see", effect: "allow" } },
    { office: { office: "dean of faculty", holderId: id } },
    { endedOffice: { id } },
    {
      adviser: {
        sessionId: 1,
        departmentId: 9999,
        levelId: 1,
        departmentOptionId: null,
        adviserId: null,
      },
    },
    { copiedAdvisers: { sessionId: 9999 } },
  ] as const) {
    expect(await ask(wish)).toMatchObject({ status: 404, code: "not_found" });
  }
  expect(await ask({ menu: { label: "gossip", roles: [] } })).toMatchObject({
    code: "menu_unknown",
  });
  // Labels that everybody has cannot be switched off.
  for (const label of ["gossip", "dashboard"]) {
    expect(await ask({ menu: { label, enabled: false } })).toMatchObject({ code: "menu_unknown" });
  }
  expect(await ask({})).toMatchObject({ data: { gains: [], loses: [], shows: [], hides: [] } });
});
