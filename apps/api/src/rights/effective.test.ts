import { todayInLagos } from "@polyportal/domain/format/date";
import { claims } from "@polyportal/domain/rights/claims";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { roles, userTypeOf, type Role } from "@polyportal/domain/authentication/roles";
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { academicSessions } from "../database/schema/academic-session.ts";
import { classAdvisers, staffOffices, userClaims, userRoles } from "../database/schema/rights.ts";
import { menus } from "../database/schema/role-menus.ts";
import { users } from "../database/schema/users.ts";
import { testServer } from "../testing/test-server.ts";
import { effectiveClaims, effectiveLabels, effectiveRole, staffsClaims } from "./effective.ts";

const server = await testServer();
afterAll(server.stop);

let turn = 0;

async function person(role: Role): Promise<string> {
  const id = uuid();
  turn += 1;
  await server.db.insert(users).values({
    id,
    userName: `rights.${turn}`,
    passwordHash: "none",
    userType: userTypeOf(role),
    role,
    lastname: "Rights",
    firstname: "Test",
  });
  return id;
}

/** The rights of one account. Asked for all staff at once, they must be the same. */
async function rightsOf(id: string) {
  const [found] = await server.db
    .select({
      role: effectiveRole,
      claims: effectiveClaims,
      labels: effectiveLabels,
      among: sql<
        string[]
      >`array(select claim from (${staffsClaims}) held where user_id = ${users.id})`,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!found) throw new Error("There is no such person.");
  expect(found.among.toSorted()).toEqual(found.claims.toSorted());
  return { ...found, claims: found.claims.toSorted() };
}

const [yesterday, tomorrow] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000)) as [
  Date,
  Date,
];
const because = { since: yesterday, reason: "for the test" };

test.each(roles)(
  "a %s has the claims of the role, and a menu that starts at the dashboard",
  async (role) => {
    const { claims, labels, role: known } = await rightsOf(await person(role));
    expect(claims).toEqual([...defaultClaims[role]].toSorted());
    expect(labels.slice(0, 2)).toEqual(["dashboard", "profile"]);
    expect(known).toBe(role);
  },
);

test("further roles add their claims and labels", async () => {
  const userId = await person("bursar");
  await server.db.insert(userRoles).values({ userId, role: "hostel officer", since: yesterday });
  const { claims, labels } = await rightsOf(userId);
  expect(claims).toEqual(
    [...new Set([...defaultClaims.bursar, ...defaultClaims["hostel officer"]])].toSorted(),
  );
  expect(labels).toEqual(expect.arrayContaining(["fees assignment", "hostel management"]));
});

test("a claim of one's own adds, until its day; a denied one is taken, whatever the role says", async () => {
  const userId = await person("hostel officer");
  await server.db.insert(userClaims).values([
    { userId, claim: "notices.see", allowed: true, until: tomorrow, ...because },
    { userId, claim: "invoices.see", allowed: true, until: yesterday, ...because },
    { userId, claim: "hostels.see", allowed: false, until: tomorrow, ...because },
    { userId, claim: "students.see", allowed: false, until: yesterday, ...because },
  ]);
  const { claims, labels } = await rightsOf(userId);
  expect(claims).toEqual(["hostels.enter", "notices.see", "sessions.see", "students.see"]);
  // A label needs its claim; the label that only the role brings is missing.
  expect(labels).toEqual(["dashboard", "profile", "notice board setup"]);
});

test("an office brings its role's rights on its days, and a dean is no head", async () => {
  const userId = await person("lecturer");
  expect(await rightsOf(userId)).toMatchObject({ role: "lecturer" });
  const office = {
    id: uuid(),
    holderId: userId,
    departmentId: 1,
    office: "head of department" as const,
  };
  await server.db.insert(staffOffices).values({ ...office, since: todayInLagos(tomorrow) });
  expect(await rightsOf(userId)).toMatchObject({ role: "lecturer" });
  await server.db
    .update(staffOffices)
    .set({ since: todayInLagos(yesterday) })
    .where(eq(staffOffices.id, office.id));
  const head = await rightsOf(userId);
  expect(head.role).toBe("head of department");
  expect(head.claims).toEqual([...defaultClaims["head of department"]].toSorted());
  expect(head.labels).toContain("approve courses");
  await server.db.insert(staffOffices).values({
    id: uuid(),
    office: "dean of faculty",
    facultyId: 1,
    holderId: userId,
    since: todayInLagos(yesterday),
  });
  expect((await rightsOf(userId)).role).toBe("dean of faculty");
});

test("an office brings its rights on its last day, and none on the day after", async () => {
  const holderId = await person("lecturer");
  const id = uuid();
  const today = todayInLagos();
  const office = { id, holderId, departmentId: 2, office: "head of department" as const };
  await server.db.insert(staffOffices).values({ ...office, since: today, until: today });
  expect(await rightsOf(holderId)).toMatchObject({ role: "head of department" });
  const [since, until] = [3, 1].map((days) =>
    todayInLagos(new Date(Date.now() - days * 86_400_000)),
  );
  await server.db.update(staffOffices).set({ since, until }).where(eq(staffOffices.id, id));
  expect(await rightsOf(holderId)).toMatchObject({
    role: "lecturer",
    claims: [...defaultClaims.lecturer].toSorted(),
  });
});

test("who advises a class of the current session has an adviser's rights", async () => {
  const adviserId = await person("lecturer");
  const sessions = await server.db.select().from(academicSessions);
  const past = sessions.find(({ current }) => !current);
  const now = sessions.find(({ current }) => current);
  const advises = { adviserId, departmentId: 1, levelId: 1 };
  await server.db
    .insert(classAdvisers)
    .values({ id: uuid(), ...advises, sessionId: past?.id ?? 0 });
  expect((await rightsOf(adviserId)).labels).not.toContain("my class");
  await server.db.insert(classAdvisers).values({ id: uuid(), ...advises, sessionId: now?.id ?? 0 });
  const { claims, labels } = await rightsOf(adviserId);
  expect(claims).toContain("registration.approve");
  expect(labels).toContain("my class");
});

test("who holds no claim has a menu of what is everybody's, and every other page refuses", async () => {
  const userId = await person("administrator");
  await server.db
    .insert(userClaims)
    .values(
      claims.map((claim) => ({ userId, claim, allowed: false, until: tomorrow, ...because })),
    );
  expect(await rightsOf(userId)).toMatchObject({
    claims: [],
    labels: ["dashboard", "profile"],
    role: "administrator",
  });
  const [held] = await server.db.select().from(users).where(eq(users.id, userId));
  const as = { as: { user: held?.userName ?? "" } };
  expect((await server.ok("getProfile", {}, as)).menuItems).toEqual(["dashboard", "profile"]);
  await server.ok("getAdminDashboard", {}, as);
  expect(await server.request("listUsers", {}, as)).toMatchObject({ status: 403 });
});

test("a label that is switched off shows to nobody, and its claims stay", async () => {
  const id = await person("hostel officer");
  await server.db.update(menus).set({ enabled: false }).where(eq(menus.label, "hostel management"));
  const { claims, labels } = await rightsOf(id);
  expect(labels).not.toContain("hostel management");
  expect(claims).toContain("hostels.see");
  await server.db.update(menus).set({ enabled: true }).where(eq(menus.label, "hostel management"));
});
