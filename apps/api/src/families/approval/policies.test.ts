import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { notifications } from "../../database/schema/notification.ts";
import { userRoles } from "../../database/schema/rights.ts";
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
      reason: "The senate moves three departments this week.",
      typed: "SWITCH APPROVAL OFF",
    },
    as("super.two"),
  );
  const told = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, "An approval policy was changed"));
  const toldTo = (id: string) => told.filter(({ userId }) => userId === id);
  expect(toldTo(besides.id)).toMatchObject([
    { body: expect.stringContaining("Yusuf Halima Ramatu has switched off") },
  ]);
  for (const userName of ["admin", "super.two", "registrar", "bursar"]) {
    expect(toldTo((await readPerson(server, userName)).id)).toHaveLength(1);
  }
  expect([...toldTo(gone.id), ...toldTo(plain.id)]).toEqual([]);
});
