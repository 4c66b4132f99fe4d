import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { notifications } from "../../database/schema/notification.ts";
import { userClaims, userRoles } from "../../database/schema/rights.ts";
import { approversOf } from "../../approval/approvers.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });

test("each policy says by which right and roles its act is approved", async () => {
  const policies = await server.ok("listApprovalPolicies", {}, as("registrar"));
  expect(policies).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        act: "superAdministrator",
        claim: "users.approve",
        roles: ["registrar"],
      }),
      expect.objectContaining({ act: "moveDepartment", claim: "school.approve", roles: [] }),
    ]),
  );
});

test("as many are said to approve an act as are asked when it is requested, whatever brings them the right", async () => {
  const person = (userName: string, more: { role: string; active?: boolean }) =>
    addPerson(server, { userName, userType: "official", ...more });
  await person("approves.alike", { role: "registrar" });
  await person("approves.gone", { role: "registrar", active: false });
  const besides = await person("approves.besides", { role: "help desk" });
  await server.db
    .insert(userRoles)
    .values({ userId: besides.id, role: "super administrator", since: new Date() });
  const allowed = await person("approves.allowed", { role: "help desk" });
  const until = { since: new Date(), until: new Date(Date.now() + 60_000) };
  await server.db.insert(userClaims).values({
    userId: allowed.id,
    claim: "school.approve",
    allowed: true,
    ...until,
    reason: "Stands in for the registrar.",
  });
  const policies = await server.ok("listApprovalPolicies", {}, as("registrar"));
  for (const { act, approvers } of policies) {
    expect([act, approvers]).toEqual([act, (await approversOf(server.db, act)).length]);
  }
});

test("a change is told to whoever answers for the school by any role, and to nobody who is switched off", async () => {
  const add = (userName: string, role: string, active = true) =>
    addPerson(server, { userName, userType: "official", role, active });
  const besides = await add("bursar.besides", "hostel officer");
  const gone = await add("registrar.gone", "registrar", false);
  const plain = await add("hostel.plain", "hostel officer");
  await server.db
    .insert(userRoles)
    .values({ userId: besides.id, role: "bursar", since: new Date() });
  await server.ok(
    "saveApprovalPolicy",
    {
      act: "moveDepartment",
      enabled: false,
      revision: 0,
      reason: "The senate moves three departments this week.",
      typed: "SWITCH APPROVAL OFF",
    },
    as("super.two"),
  );
  const told = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, "An approval policy was changed"));
  const notificationsOf = (id: string) => told.filter(({ userId }) => userId === id);
  expect(notificationsOf(besides.id)).toMatchObject([
    { body: expect.stringContaining("Yusuf Halima Ramatu has switched off") },
  ]);
  for (const userName of ["admin", "super.two", "registrar", "bursar"]) {
    expect(notificationsOf((await readPerson(server, userName)).id)).toHaveLength(1);
  }
  expect([...notificationsOf(gone.id), ...notificationsOf(plain.id)]).toEqual([]);
});
