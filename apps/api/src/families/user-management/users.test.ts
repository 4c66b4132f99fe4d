import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { userRoles } from "../../database/schema/rights.ts";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { approveFor } from "../approval/testing/waiting.ts";
import { openBrowser } from "../authentication/testing/browser.ts";
import {
  addPerson,
  lettersTo,
  password,
  readPerson,
  recordOf,
} from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const asAdministrator = { as: { user: "administrator" } };
const reason = "The establishment office has asked for it.";

let turn = 0;

const add = (own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  return addPerson(server, {
    userName: `staff.${turn}`,
    userType: "official",
    // A role that decides nothing: such a one is given by one person alone.
    role: "hostel officer",
    ...own,
  });
};

describe("an account", () => {
  test("says which claims are held and where each comes from", async () => {
    const [exams] = (await server.ok("listUsers", { search: "exams" }, asAdmin)).items;
    const found = await server.ok("getUser", { id: exams?.id ?? "" }, asAdmin);
    expect(found).toMatchObject({
      mainRole: "exams and records",
      furtherRoles: ["course adviser"],
    });
    expect(found.claims).toContainEqual({
      claim: "registration.approve",
      sources: ["role: exams and records", "further role: course adviser"],
      held: true,
    });
    expect(found.menuItems).toEqual(expect.arrayContaining(["dashboard", "result management"]));
  });

  test("is made with a link by mail, and its name and address are nobody else's", async () => {
    const given = {
      userName: "new.officer",
      role: "hostel officer" as const,
      lastname: "Bello",
      firstname: "Fatima",
      middlename: "",
      email: "new.officer@example.com",
      mobileNumber: "08012345678",
      departmentId: "",
      staffNumber: "ASP/9001",
    };
    const { id: made } = await server.ok("createUser", given, asAdmin);
    const id = made ?? "";
    expect(await lettersTo(server, given.email)).toMatchObject([
      { subject: expect.stringContaining("Set up your account") },
    ]);
    expect(await readPerson(server, "new.officer")).toMatchObject({
      userType: "official",
      oldUser: false,
    });
    expect(await recordOf(server, id)).toMatchObject([{ action: "createUser" }]);
    expect(
      await server.request("createUser", { ...given, email: "other@example.com" }, asAdmin),
    ).toMatchObject({
      status: 409,
      code: "user_name_taken",
    });
    expect(
      await server.request("createUser", { ...given, userName: "another" }, asAdmin),
    ).toMatchObject({
      status: 409,
      code: "email_taken",
      fields: { email: "this e-mail address belongs to another account" },
    });
  });

  test("is changed with a reason, from what the form began with, and the old address is told", async () => {
    const person = await add();
    const edit = {
      id: person.id,
      revision: 1,
      lastname: person.lastname,
      firstname: person.firstname,
      middlename: person.middlename,
      email: `new.${person.email}`,
      mobileNumber: "08099999999",
      role: "admission officer" as const,
      departmentId: 1,
      staffNumber: "ASP/9002",
      reason: "",
    };
    expect(await server.request("updateUser", edit, asAdmin)).toMatchObject({
      code: "reason_needed",
    });
    await server.ok("updateUser", { ...edit, reason }, asAdmin);
    expect(await server.request("updateUser", { ...edit, reason }, asAdmin)).toMatchObject({
      status: 409,
      code: "conflict",
      message: expect.stringMatching(/^Effiong Emmanuel Bassey saved this on /),
    });
    expect(await lettersTo(server, person.email ?? "")).toMatchObject([
      { body: expect.stringContaining("to n***@example.com") },
    ]);
    const found = await server.ok("getUser", { id: person.id }, asAdmin);
    expect(found).toMatchObject({
      role: "admission officer",
      staffNumber: "ASP/9002",
      departmentId: 1,
      revision: 2,
    });
    // The telephone alone needs none.
    await server.ok("updateUser", { ...edit, revision: 2, mobileNumber: "08011111111" }, asAdmin);
    expect(
      await server.request(
        "updateUser",
        { ...edit, revision: 3, role: "lecturer", reason },
        asAdmin,
      ),
    ).toMatchObject({ status: 409, code: "role_not_fitting" });
  });

  test("has a department as a member of staff, so by a number, and the record calls it by name", async () => {
    const person = await add();
    const edit = {
      id: person.id,
      revision: 1,
      lastname: person.lastname,
      firstname: person.firstname,
      middlename: person.middlename,
      email: person.email ?? "",
      mobileNumber: "08099999999",
      role: "hostel officer" as const,
      departmentId: 1,
      staffNumber: "",
      reason: "",
    };
    const refused = {
      code: "invalid_input",
      fields: { departmentId: "a department needs a staff number" },
    };
    expect(await server.request("updateUser", edit, asAdmin)).toMatchObject(refused);
    const { id: _, revision: __, reason: ___, ...given } = edit;
    expect(
      await server.request("createUser", { ...given, userName: "of.nobody" }, asAdmin),
    ).toMatchObject(refused);
    await server.ok("updateUser", { ...edit, staffNumber: "ASP/9003", reason }, asAdmin);
    // The number stands on record: a form that leaves it out changes nothing of it.
    await server.ok("updateUser", { ...edit, revision: 2, departmentId: 2 }, asAdmin);
    const { department } = await server.ok("getUser", { id: person.id }, asAdmin);
    expect((await recordOf(server, person.id)).at(-1)).toMatchObject({ after: { department } });
  });

  test("that is switched off can sign in no more, and its sign-ins are over", async () => {
    const person = await add();
    const browser = openBrowser(server);
    await browser.request("login", { userName: person.userName, password });
    const off = { ids: [person.id], active: false, reason };
    expect(await server.ok("toggleUserActivation", off, asAdmin)).toEqual({
      changed: 1,
      inOffice: [],
      waits: false,
      undoId: null,
    });
    expect(await server.ok("toggleUserActivation", off, asAdmin)).toEqual({
      changed: 0,
      inOffice: [],
      waits: false,
      undoId: null,
    });
    expect(await browser.request("login", { userName: person.userName, password })).toMatchObject({
      code: "login_failed",
    });
    const left = await server.db
      .select()
      .from(signInSessions)
      .where(eq(signInSessions.userId, person.id));
    expect(left.every(({ endedAt }) => endedAt !== null)).toBe(true);
    expect(await recordOf(server, person.id)).toMatchObject([
      { action: "login" },
      { action: "deactivateUser" },
    ]);
  });

  test("gets the link that it needs: to set itself up, or to choose another password", async () => {
    const [fresh, known, mute] = [
      await add({ oldUser: false }),
      await add(),
      await add({ email: null }),
    ];
    const ids = [fresh.id, known.id, mute.id];
    expect(await server.ok("sendSetUpMail", { ids, reason }, asAdmin)).toEqual({
      sent: 2,
      without: ["Okonkwo Ngọzi Ada"],
      alreadySent: [],
      enough: [],
    });
    const subjectTo = async (email: string | null) =>
      (await lettersTo(server, email ?? ""))[0]?.subject;
    expect(await subjectTo(fresh.email)).toContain("Set up your account");
    expect(await subjectTo(known.email)).toContain("Choose a new password");
  });
});

describe("nobody", () => {
  const roleOf = (id: string, role: "help desk", has = true) => ({
    id,
    role,
    has,
    reason,
  });

  test("changes the own account's rights, nor those of another account of the same person", async () => {
    const admin = await readPerson(server, "admin");
    const other = await add();
    const joined = {
      ...(await formOf(other.id)),
      staffNumber: (await formOf(admin.id)).staffNumber,
    };
    await server.ok("updateUser", { ...joined, reason }, asAdmin);
    await approveFor(server, other.id, "super.two");
    for (const id of [admin.id, other.id]) {
      expect(await server.request("assignRole", roleOf(id, "help desk"), asAdmin)).toMatchObject({
        status: 409,
        code: "own_account",
      });
    }
    expect(
      await server.request(
        "toggleUserActivation",
        { ids: [admin.id], active: false, reason },
        asAdmin,
      ),
    ).toMatchObject({ code: "own_account" });
  });

  test("but a super administrator asks for one to be made, ended or switched off", async () => {
    const admin = await readPerson(server, "admin");
    const plain = await add();
    const refused = { status: 409, code: "needs_super_administrator" };
    const off = { ids: [plain.id, admin.id], active: false, reason };
    expect(await server.request("toggleUserActivation", off, asAdministrator)).toMatchObject(
      refused,
    );
    // All or none.
    expect(await readPerson(server, plain.userName)).toMatchObject({ active: true });
    const raised = { id: plain.id, role: "super administrator" as const, has: true, reason };
    expect(await server.request("assignRole", raised, asAdministrator)).toMatchObject(refused);
    expect(await server.ok("assignRole", raised, asAdmin)).toEqual({ waits: true });
    expect((await server.ok("getUser", { id: plain.id }, asAdmin)).furtherRoles).toEqual([]);
  });

  test("gives a lecturer or a student an administrative role besides", async () => {
    for (const [userType, role] of [
      ["lecturer", "lecturer"],
      ["student", "student"],
    ] as const) {
      const person = await add({ userType, role });
      expect(
        await server.request("assignRole", roleOf(person.id, "help desk"), asAdmin),
      ).toMatchObject({
        status: 409,
        code: "role_not_fitting",
      });
    }
  });

  test("adds a role twice: the second time nothing happens, and nothing is noted", async () => {
    const person = await add();
    await server.ok("assignRole", roleOf(person.id, "help desk"), asAdmin);
    await server.ok("assignRole", roleOf(person.id, "help desk"), asAdmin);
    expect(
      await server.db.select().from(userRoles).where(eq(userRoles.userId, person.id)),
    ).toHaveLength(1);
    const noted = await server.db
      .select()
      .from(auditRows)
      .where(eq(auditRows.subjectId, person.id));
    expect(noted).toHaveLength(1);
  });
});

/** What the form of an account begins from. */
async function formOf(id: string) {
  const found = await server.ok("getUser", { id }, asAdmin);
  return {
    id,
    revision: found.revision,
    lastname: found.lastname,
    firstname: found.firstname,
    middlename: found.middlename,
    email: found.email ?? "",
    mobileNumber: found.mobileNumber ?? "",
    departmentId: found.departmentId,
    staffNumber: found.staffNumber ?? "",
    role: found.mainRole as "bursar",
    reason: "",
  };
}
