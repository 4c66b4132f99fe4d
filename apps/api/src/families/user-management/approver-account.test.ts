import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { heldDecisionMessages } from "@polyportal/domain/messages/held-decisions";
import { userMessages } from "@polyportal/domain/messages/users";
import { importPeopleMessages } from "@polyportal/domain/messages/import-people";
import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { approvalPolicies, approvals } from "../../database/schema/approval.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { official, previewOfficials } from "../../import/testing/sheets.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { accountForm, approveFor, waitingFor } from "../approval/testing/waiting.ts";
import { addPerson, lettersTo, readPerson } from "../authentication/testing/people.ts";

// An administrator with patience wants an act of two for himself alone. Whoever has the address of an approver
// has the approver, and accounts of one staff number are one person.

const sms = { baseUrl: "http://127.0.0.1:9", apiKey: "TL-key-of-the-school", from: "ALPOLY" };
const server = await testServer({ config: { sms } });
afterAll(server.stop);
beforeAll(() => server.db.delete(approvals));
afterEach(() => server.db.delete(approvals));

const as = (user: string) => ({ as: { user } });
const reason = "The establishment office has asked for it.";
let turn = 0;

const add = (own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  const plain = { userType: "official", role: "hostel officer", mobileNumber: "08012345678" };
  return addPerson(server, { userName: `patient.${turn}`, ...plain, ...own });
};

const numbered = async (userId: string, staffNumber: string) => {
  await server.db.insert(staff).values({ id: userId, staffNumber });
  await server.db.insert(staffAccounts).values({ userId, staffId: userId });
};

const edit = async (id: string, own: object, user = "administrator") =>
  server.request("updateUser", { ...(await accountForm(server, id)), ...own }, as(user));

const waits = { status: 200, data: { waits: false, accountWaits: true } };
const saved = { status: 200, data: { waits: false, accountWaits: false } };

describe("the address of somebody who approves", () => {
  test("waits for another, who is not the approver; all else of the form is saved", async () => {
    const bursar = await add({ role: "bursar" });
    const own = { email: "mine@elsewhere.example", mobileNumber: "08087654321" };
    expect(await edit(bursar.id, own)).toMatchObject(waits);
    expect(await readPerson(server, bursar.userName)).toMatchObject({
      email: bursar.email,
      mobileNumber: "08087654321",
    });
    expect(await lettersTo(server, bursar.email ?? "")).toEqual([]);
    expect(await waitingFor(server, bursar.id)).toMatchObject({
      act: "approverAccount",
      before: { [userMessages.columns.email]: bursar.email },
      after: { [userMessages.columns.email]: own.email },
    });
    expect(await edit(bursar.id, own)).toMatchObject({ status: 409, code: "approval_waiting" });
    await approveFor(server, bursar.id, "registrar");
    expect((await readPerson(server, bursar.userName)).email).toBe(own.email);
  });

  test("is told by text message to whoever approves, once it is another, and to nobody else", async () => {
    const [bursar, plain] = [
      await add({ role: "bursar", mobileNumber: "08030007001" }),
      await add({ mobileNumber: "08030007002" }),
    ];
    const texts = async (phone: string) =>
      (await mailsTo(server, phone)).filter(({ channel }) => channel === "sms");
    await edit(bursar.id, { email: "told.bursar@example.com" });
    expect(await texts("08030007001")).toEqual([]);
    await approveFor(server, bursar.id, "registrar");
    const { shortName, helpLine } = server.services.config.school;
    const body = heldDecisionMessages.text(shortName, helpLine);
    expect(await texts("08030007001")).toMatchObject([{ body }]);
    await edit(plain.id, { email: "told.plain@example.com" });
    expect(await texts("08030007002")).toEqual([]);
  });

  test("is refused at once where it is another's, or becomes that meanwhile", async () => {
    const bursar = await add({ role: "bursar" });
    const taken = { status: 409, code: "email_taken" };
    const { email } = await readPerson(server, "student");
    expect(await edit(bursar.id, { email })).toMatchObject(taken);
    await edit(bursar.id, { email: "soon.taken@example.com" });
    await add({ email: "soon.taken@example.com" });
    const { id } = await waitingFor(server, bursar.id);
    expect(
      await server.request("decideApproval", { id, approve: true }, as("admin")),
    ).toMatchObject(taken);
  });

  test("is changed by one of two super administrators neither alone nor with his words", async () => {
    const registrars = and(eq(users.role, "registrar"), eq(users.active, true));
    const away = await server.db
      .update(users)
      .set({ active: false })
      .where(registrars)
      .returning({ id: users.id });
    const two = await readPerson(server, "super.two");
    const typed = "CHANGE SUPER.TWO";
    expect(await edit(two.id, { email: "two.is.mine@example.com", typed }, "admin")).toMatchObject({
      status: 409,
      code: "nobody_else_approves",
    });
    for (const { id } of away) {
      await server.db.update(users).set({ active: true }).where(eq(users.id, id));
    }
  });

  test("is changed with typed words where the school has one super administrator and no registrar", async () => {
    const others = ["super.two", "registrar"];
    const set = async (active: boolean) => {
      for (const userName of others) {
        await server.db.update(users).set({ active }).where(eq(users.userName, userName));
      }
    };
    const bursar = await add({ role: "bursar" });
    const form = await accountForm(server, bursar.id);
    await set(false);
    const ask = (typed: string) =>
      server.request(
        "updateUser",
        { ...form, email: "lost.mailbox@example.com", typed },
        as("admin"),
      );
    expect(await ask("")).toMatchObject({ status: 422, code: "typed_wrong" });
    expect(await ask(`CHANGE ${bursar.userName.toUpperCase()}`)).toMatchObject(saved);
    await set(true);
    const { accountChangedAt, accountChangedBy } = await readPerson(server, bursar.userName);
    expect(accountChangedAt).not.toBeNull();
    expect(accountChangedBy).toEqual([(await readPerson(server, "admin")).id]);
  });

  test("of whoever approves nothing is changed by one", async () => {
    const person = await add();
    expect(await edit(person.id, { email: "plain@example.com" })).toMatchObject(saved);
  });

  test("is changed for a lecturer on the page of users alone", async () => {
    const { id } = await readPerson(server, "hod");
    const found = await server.ok("getLecturer", { id }, as("administrator"));
    const wish = {
      ...found,
      gender: found.gender ?? "Male",
      departmentId: found.departmentId ?? 0,
      mobileNumber: found.mobileNumber ?? "",
      salaryGrade: "",
      salaryStep: "",
      email: "head.is.mine@example.com",
      reason,
    };
    expect(await server.request("updateLecturer", wish, as("administrator"))).toMatchObject({
      status: 409,
      code: "approver_account",
      fields: { email: expect.any(String) },
    });
    expect(await edit(id, { email: "head.is.mine@example.com" })).toMatchObject(waits);
  });
});

describe("one's own address", () => {
  test("is not changed by the form of accounts, with whichever account", async () => {
    const [admin, twin] = [await add({ role: "super administrator" }), await add()];
    await numbered(admin.id, "ASP/7401");
    await server.db.insert(staffAccounts).values({ userId: twin.id, staffId: admin.id });
    for (const { id, userName, email } of [admin, twin]) {
      expect(
        await edit(id, { email: "without.password@example.com" }, admin.userName),
      ).toMatchObject({
        status: 409,
        code: "own_account",
        fields: { email: approverAccountMessages.ownEmail },
      });
      expect((await readPerson(server, userName)).email).toBe(email);
    }
    expect(await edit(admin.id, { mobileNumber: "08087654321" }, admin.userName)).toMatchObject(
      saved,
    );
  });
});

describe("an account or a staff number", () => {
  test("of somebody who approves is given by two", async () => {
    const [bursar, other] = [await add({ role: "bursar" }), await add()];
    await numbered(bursar.id, "ASP/7402");
    expect(await edit(other.id, { staffNumber: "ASP/7402" })).toMatchObject(waits);
    expect(await edit(bursar.id, { staffNumber: "ASP/7499" })).toMatchObject(waits);
    const joined = () =>
      server.db.select().from(staffAccounts).where(eq(staffAccounts.userId, other.id));
    expect(await joined()).toEqual([]);
    await approveFor(server, other.id, "admin");
    expect(await joined()).toMatchObject([{ staffId: bursar.id }]);
  });

  test("a further account of somebody who approves is made by two", async () => {
    const bursar = await add({ role: "bursar" });
    await numbered(bursar.id, "ASP/7403");
    const given = {
      userName: "bursars.second",
      role: "help desk" as const,
      lastname: "Bello",
      firstname: "Fatima",
      middlename: "",
      email: "bursars.second@example.com",
      mobileNumber: "08012345678",
      departmentId: "",
      staffNumber: "ASP/7403",
      reason,
    };
    expect(await server.ok("createUser", given, as("administrator"))).toEqual({ id: null });
    const [request] = await server.db.select().from(approvals);
    expect(request?.act).toBe("approverAccount");
    await approveFor(server, request?.subjectId ?? "", "super.two");
    expect(await readPerson(server, given.userName)).toMatchObject({ role: "help desk" });
    // The approval of its role, switched off, does not stand for that of the number.
    await server.db.delete(approvals);
    const off = { act: "approvingRole" as const, enabled: false, reason };
    const { id: setBy } = await readPerson(server, "super.two");
    await server.db.insert(approvalPolicies).values({ ...off, setBy, since: new Date() });
    const third = { userName: "bursars.third", email: "bursars.third@example.com" };
    const approving = { role: "bursar" as const, typed: "GIVE BURSAR" };
    const more = { ...given, ...third, ...approving };
    expect(await server.ok("createUser", more, as("admin"))).toEqual({ id: null });
    expect(await server.db.select().from(approvals)).toMatchObject([{ act: "approverAccount" }]);
    await server.db.delete(approvalPolicies);
  });

  test("of an official who decides comes back by two", async () => {
    const bursar = await add({ role: "bursar", active: false });
    const on = { ids: [bursar.id], active: true, reason };
    expect(await server.ok("toggleUserActivation", on, as("administrator"))).toMatchObject({
      waits: true,
      changed: 0,
    });
    await approveFor(server, bursar.id, "admin");
    expect((await readPerson(server, bursar.userName)).active).toBe(true);
    const plain = await add({ active: false });
    expect(
      await server.ok("toggleUserActivation", { ...on, ids: [plain.id] }, as("administrator")),
    ).toMatchObject({ waits: false, changed: 1 });
  });

  test("of a role that brings what the giver does not hold is given by two", async () => {
    const { id } = await add();
    const wish = { id, role: "admission officer" as const, has: true, reason };
    // It reads the references of postgraduates.
    expect(await server.ok("assignRole", wish, as("administrator"))).toEqual({ waits: true });
    const { id: other } = await add();
    expect(await server.ok("assignRole", { ...wish, id: other }, as("admin"))).toEqual({
      waits: false,
    });
    const desk = { ...wish, id: other, role: "help desk" as const };
    expect(await server.ok("assignRole", desk, as("administrator"))).toEqual({ waits: false });
  });
});

describe("a sheet of officials", () => {
  const refused = (message: string) => ({ verdict: "Refused", reasons: [message] });
  const preview = async (row: readonly string[], user: string) =>
    (await previewOfficials(server, [row], as(user))).items[0];

  test("changes neither address nor staff number of somebody who approves, nor joins anybody to one", async () => {
    const [bursar, plain] = [await add({ role: "bursar" }), await add()];
    await numbered(bursar.id, "ASP/7404");
    const { approverByHand } = importPeopleMessages;
    const rows = [
      official(bursar.userName, { role: "bursar", email: "sheet.mine@example.com" }),
      official(bursar.userName, {
        role: "bursar",
        email: bursar.email ?? "",
        number: "ASP/7405",
      }),
      official(plain.userName, {
        role: "hostel officer",
        email: plain.email ?? "",
        number: "ASP/7404",
      }),
      official("sheet.second", { number: "ASP/7404" }),
    ];
    for (const row of rows) {
      expect(await preview(row, "administrator"), row.join()).toMatchObject(
        refused(approverByHand),
      );
    }
    const moved = official(plain.userName, {
      role: "hostel officer",
      email: "plain.moved@example.com",
    });
    expect(await preview(moved, "administrator")).toMatchObject({ verdict: "Changed" });
  });

  test("is not undone for whoever approves by now: the address that two have approved stays", async () => {
    const plain = await add();
    const email = "plain.good@example.com";
    const row = official(plain.userName, { role: "hostel officer", email });
    const { id } = await previewOfficials(server, [row], as("admin"));
    await server.ok("uploadUsers", { importId: id }, as("admin"));
    expect((await readPerson(server, plain.userName)).email).toBe(email);
    const until = "2099-01-01";
    const right = { id: plain.id, claim: "users.approve", effect: "allow", until } as const;
    await server.ok("saveUserClaim", { ...right, reason, typed: "" }, as("admin"));
    await approveFor(server, plain.id, "super.two");
    await server.ok("undoImport", { id }, as("admin"));
    const { items } = await server.ok("getImport", { id, size: 100 }, as("admin"));
    expect(items).toMatchObject([{ kept: importRunMessages.keptHeld }]);
    expect((await readPerson(server, plain.userName)).email).toBe(email);
  });

  test("does not change the address of whoever imports it", async () => {
    const admin = await readPerson(server, "admin");
    const row = official("admin", { role: admin.role, email: "admin.sheet@example.com" });
    expect(await preview(row, "admin")).toMatchObject(refused(approverAccountMessages.ownEmail));
  });
});
