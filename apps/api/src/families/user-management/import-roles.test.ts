import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { approvalPolicies, approvals } from "../../database/schema/approval.ts";
import { notifications } from "../../database/schema/notification.ts";
import { users } from "../../database/schema/users.ts";
import { official, previewOfficials } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, lettersTo, readPerson, recordOf } from "../authentication/testing/people.ts";

// A role that decides over others' work is given by two people, also where a sheet names it.

const server = await testServer();
afterAll(server.stop);
// What the demo asks for is another matter.
beforeAll(() => server.db.delete(approvals));

const as = (user: string) => ({ as: { user } });
const asAdministrator = as("administrator");

const preview = (rows: readonly (readonly string[])[], by = asAdministrator) =>
  previewOfficials(server, rows, by);
const stands = (id: string, by = asAdministrator) => server.ok("getImport", { id, size: 100 }, by);
const upload = (importId: string, by = asAdministrator) =>
  server.ok("uploadUsers", { importId }, by);

const openRequests = () =>
  server.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.act, "approvingRole"), eq(approvals.state, "waiting")))
    .orderBy(approvals.title);

const asRow = (person: typeof users.$inferSelect, own: { role: string; surname?: string }) => [
  person.userName,
  own.surname ?? person.lastname,
  person.firstname,
  person.middlename,
  person.email ?? "",
  "08012345678",
  own.role,
  "",
  "",
];

let turn = 0;
const add = (own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  const given = { userType: "official", role: "help desk", mobileNumber: "08012345678" } as const;
  return addPerson(server, { userName: `sheet.${turn}`, ...given, ...own });
};

afterEach(async () => {
  await server.db.delete(approvals);
  await server.db.delete(approvalPolicies);
});

test("an account with such a role is asked for, and made with its letter when another approves it", async () => {
  const shown = await preview([
    official("new.bursar", { role: "bursar", unit: "COM", number: "SH/1" }),
    official("new.clerk"),
  ]);
  expect(shown).toMatchObject({ new: 2, refused: 0, waiting: 1, mayApply: true });
  expect(shown.items.map(({ verdict, reasons }) => [verdict, ...reasons])).toEqual([
    ["New", "waits for approval: the account, since its role is bursar"],
    ["New"],
  ]);
  expect(await openRequests()).toEqual([]);

  await upload(shown.id);
  expect(await stands(shown.id)).toMatchObject({ state: "applied", new: 2, waiting: 1 });
  expect(await server.db.$count(users, eq(users.userName, "new.bursar"))).toBe(0);
  await readPerson(server, "new.clerk");
  const [request] = await openRequests();
  expect(request).toMatchObject({ title: "Make an account for Bello Fatima: bursar" });

  // Whoever imported it does not approve it, nor may a role without the claim.
  const yes = { id: request?.id ?? "", approve: true };
  expect(await server.request("decideApproval", yes, asAdministrator)).toMatchObject({
    success: false,
  });
  await server.ok("decideApproval", yes, as("admin"));
  const made = await readPerson(server, "new.bursar");
  expect(made).toMatchObject({ role: "bursar", userType: "official", oldUser: false });
  expect(await lettersTo(server, made.email ?? "")).toHaveLength(1);
  expect(await server.ok("getUser", { id: made.id }, as("admin"))).toMatchObject({
    staffNumber: "SH/1",
  });
  expect((await recordOf(server, made.id)).map(({ action }) => action)).toEqual([
    "requestApproval",
    "createUser",
  ]);
});

test("of an account that there is all else is written, and the role waits", async () => {
  const person = await add();
  const only = await add();
  const shown = await preview([
    asRow(person, { role: "registrar", surname: "Sani" }),
    asRow(only, { role: "registrar" }),
  ]);
  expect(shown).toMatchObject({ changed: 2, waiting: 2 });
  expect(shown.items[0]).toMatchObject({
    changes: [{ column: "lastname", to: "Sani" }],
    reasons: ["waits for approval: the role registrar"],
  });
  await upload(shown.id);
  expect(await readPerson(server, person.userName)).toMatchObject({
    lastname: "Sani",
    role: "help desk",
  });
  const requests = await openRequests();
  expect(requests.map(({ subjectId }) => subjectId).toSorted()).toEqual(
    [person.id, only.id].toSorted(),
  );
  // One message to each who may approve, however many the sheet asks for.
  const admin = await readPerson(server, "admin");
  const told = await server.db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.userId, admin.id), eq(notifications.path, "/notifications#approvals")),
    );
  expect(told.filter(({ body }) => body.endsWith("and 1 more"))).toHaveLength(1);
  for (const { id } of requests)
    await server.ok("decideApproval", { id, approve: true }, as("admin"));
  expect(await readPerson(server, only.userName)).toMatchObject({ role: "registrar" });
  expect(await readPerson(server, person.userName)).toMatchObject({ role: "registrar" });
});

test("the same sheet again asks for nothing twice", async () => {
  const person = await add();
  const rows = [official("twice.bursar", { role: "bursar" }), asRow(person, { role: "bursar" })];
  const { id } = await preview(rows);
  await upload(id);
  const again = await preview(rows);
  expect(again).toMatchObject({ refused: 2, waiting: 0 });
  for (const { reasons } of again.items) {
    expect(reasons).toEqual(["The same is asked for already, and waits for approval."]);
  }
  expect(await openRequests()).toHaveLength(2);
});

test("an undo withdraws what nobody has decided, and keeps what was", async () => {
  const { id } = await preview([
    official("undone.one", { role: "bursar" }),
    official("undone.two", { role: "bursar", surname: "Sule" }),
  ]);
  await upload(id);
  const [one] = await openRequests();
  await server.ok("decideApproval", { id: one?.id ?? "", approve: true }, as("admin"));
  await server.ok("undoImport", { id }, asAdministrator);
  expect(await stands(id)).toMatchObject({ state: "undone", undone: 1, kept: 1, error: null });
  expect(await openRequests()).toEqual([]);
  const states = await server.db
    .select({ state: approvals.state })
    .from(approvals)
    .orderBy(approvals.state);
  expect(states).toEqual([{ state: "approved" }, { state: "withdrawn" }]);
  await readPerson(server, "undone.one");
  expect(await server.db.$count(users, eq(users.userName, "undone.two"))).toBe(0);
});

test("what stood against it since the preview refuses the row", async () => {
  const { id } = await preview([official("late.bursar", { role: "bursar" })]);
  const registrar = await readPerson(server, "registrar");
  await server.db.insert(approvalPolicies).values({
    act: "approvingRole",
    enabled: false,
    since: new Date(),
    setBy: registrar.id,
    reason: "The school is small.",
  });
  await upload(id);
  const applied = await stands(id);
  expect(applied).toMatchObject({ new: 0, refused: 1 });
  expect(applied.items[0]?.reasons[0]).toBe("This was changed by somebody else since the preview.");
  expect(await openRequests()).toEqual([]);
  // Where one person may do it alone, that takes words and a password, which no sheet has.
  const shown = await preview([official("alone.bursar", { role: "bursar" })]);
  expect(shown.items[0]?.reasons).toEqual([
    "this role approves, and the school has its approval switched off: give it by hand, with the typed words",
  ]);
});

test("where nobody else could approve, the row is refused", async () => {
  const other = eq(users.userName, "super.two");
  const planned = async () => {
    const row = official("nobody.bursar", { role: "bursar" });
    return (await preview([row], as("admin"))).items[0];
  };
  expect((await planned())?.verdict).toBe("New");
  await server.db.update(users).set({ active: false }).where(other);
  expect(await planned()).toMatchObject({
    verdict: "Refused",
    reasons: ["nobody else can approve this, please appoint a second approver"],
  });
  await server.db.update(users).set({ active: true }).where(other);
});
