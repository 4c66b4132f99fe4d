import { fullName } from "@polyportal/domain/format/name";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { approvals } from "../../database/schema/approval.ts";
import { notifications } from "../../database/schema/notification.ts";
import { staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { lapseApprovals } from "./lapse.ts";
import { addPerson, lettersTo, readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const reason = "The council has appointed them this week.";
const as = (user: string) => ({ as: { user } });

let turn = 0;

const add = (own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  return addPerson(server, {
    userName: `asked.${turn}`,
    userType: "official",
    role: "hostel officer",
    ...own,
  });
};

/** Requests, as the first super administrator, to make somebody one. Returns the request. */
async function ask(
  own: Partial<typeof users.$inferInsert> = {},
  role = "super administrator" as const,
) {
  const person = await add(own);
  const wish = { id: person.id, role, has: true, reason };
  expect(await server.ok("assignRole", wish, as("admin"))).toEqual({ waits: true });
  const [request] = await server.db
    .select()
    .from(approvals)
    .where(eq(approvals.subjectId, person.id));
  if (!request) throw new Error("Nothing was asked for.");
  return { person, wish, id: request.id };
}

const rolesOf = async (id: string) =>
  (await server.ok("getUser", { id }, as("admin"))).furtherRoles;
const yes = (id: string) => ({ id, approve: true });

describe("what is asked for", () => {
  test("stands in the inbox of those who may approve it, before and after, and nothing is done", async () => {
    const { person, id } = await ask();
    const inbox = await server.ok(
      "listApprovals",
      { side: "decide", state: "waiting" },
      as("super.two"),
    );
    expect(inbox.items).toContainEqual(
      expect.objectContaining({
        id,
        title: "Give Okonkwo Ngọzi Ada the role super administrator",
        requester: "Effiong Emmanuel Bassey",
        before: { Role: "hostel officer" },
        after: { Role: "hostel officer, super administrator" },
        reason,
        barred: null,
      }),
    );
    expect(await rolesOf(person.id)).toEqual([]);
    const own = await server.ok("listApprovals", { side: "own" }, as("admin"));
    expect(own.items.find((one) => one.id === id)?.barred).toContain("own request");
    // Nobody else sees it.
    expect((await server.ok("listApprovals", {}, as("hostel"))).total).toBe(0);
    const told = await server.db
      .select({ userName: users.userName })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(eq(notifications.title, "Something waits for your approval"));
    expect(new Set(told.map(({ userName }) => userName))).toEqual(
      new Set(["super.two", "registrar"]),
    );
  });

  test("is carried out when another approves it, and whoever asked is told", async () => {
    const { person, id } = await ask();
    await server.ok("decideApproval", yes(id), as("registrar"));
    expect(await rolesOf(person.id)).toEqual(["super administrator"]);
    expect((await recordOf(server, person.id)).map(({ action }) => action)).toEqual([
      "requestApproval",
      "assignRole",
    ]);
    const admin = await readPerson(server, "admin");
    const told = await server.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, admin.id));
    expect(told.map(({ title }) => title)).toContain("Your request was approved");
    await server.db.update(users).set({ active: false }).where(eq(users.id, person.id));
  });

  test("is refused with a reason, and nothing is done", async () => {
    const { person, id } = await ask();
    const no = { id, approve: false, remark: "" };
    expect(await server.request("decideApproval", no, as("super.two"))).toMatchObject({
      status: 422,
      fields: { remark: "please say why" },
    });
    await server.ok(
      "decideApproval",
      { ...no, remark: "They leave the school next month." },
      as("super.two"),
    );
    expect(await rolesOf(person.id)).toEqual([]);
    expect(await server.request("decideApproval", yes(id), as("super.two"))).toMatchObject({
      code: "already_decided",
    });
  });

  test("tells its past from the asking on, to whoever may decide it or has asked", async () => {
    const { id } = await ask();
    const no = { id, approve: false, remark: "They leave the school next month." };
    await server.ok("decideApproval", no, as("super.two"));
    const asked = { subject: "approval", id } as const;
    for (const user of ["admin", "super.two", "registrar"]) {
      const { items } = await server.ok("getHistory", asked, as(user));
      expect(items.map(({ what }) => what)).toEqual([
        "refused the request: Give Okonkwo Ngọzi Ada the role super administrator",
        "asked for approval",
      ]);
      expect(items.map(({ reason: why }) => why)).toEqual([no.remark, reason]);
      expect(items.map(({ who }) => who.name)).toEqual([
        fullName(await readPerson(server, "super.two")),
        fullName(await readPerson(server, "admin")),
      ]);
    }
    // For others it does not exist.
    for (const request of [asked, { ...asked, id: uuid() }, { ...asked, id: "1" }]) {
      expect(await server.request("getHistory", request, as("hostel"))).toMatchObject({
        status: 404,
        code: "not_found",
      });
    }
  });

  test("is asked no more when the account is switched off that asked", async () => {
    const author = await add({ role: "administrator" });
    const person = await add();
    const wish = { id: person.id, role: "bursar" as const, has: true, reason };
    const { waits } = await server.ok("assignRole", wish, as(author.userName));
    expect(waits).toBe(true);
    const off = { ids: [author.id], active: false, reason };
    await server.ok("toggleUserActivation", off, as("admin"));
    const [request] = await server.db
      .select()
      .from(approvals)
      .where(eq(approvals.subjectId, person.id));
    expect(request?.state).toBe("withdrawn");
    expect(
      await server.request("decideApproval", yes(request?.id ?? ""), as("super.two")),
    ).toMatchObject({ code: "already_decided" });
  });

  test("is not asked for twice, and can be taken back by whoever asked", async () => {
    const { wish, id, person } = await ask();
    expect(await server.request("assignRole", wish, as("admin"))).toMatchObject({
      code: "approval_waiting",
    });
    expect(await server.request("withdrawApproval", { id }, as("super.two"))).toMatchObject({
      status: 404,
    });
    await server.ok("withdrawApproval", { id }, as("admin"));
    expect(await server.request("decideApproval", yes(id), as("super.two"))).toMatchObject({
      code: "already_decided",
    });
    expect(await rolesOf(person.id)).toEqual([]);
    expect(await server.ok("assignRole", wish, as("admin"))).toEqual({ waits: true });
  });

  test("of two who decide at once, one decides", async () => {
    const { id } = await ask();
    const answers = await Promise.all([
      server.request("decideApproval", yes(id), as("super.two")),
      server.request(
        "decideApproval",
        { id, approve: false, remark: "Not before the council has met." },
        as("registrar"),
      ),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: "already_decided" });
  });

  test("lapses after seven days", async () => {
    const { id, person } = await ask();
    await server.db
      .update(approvals)
      .set({ lapsesAt: new Date(Date.now() - 1000) })
      .where(eq(approvals.id, id));
    expect(await server.request("decideApproval", yes(id), as("super.two"))).toMatchObject({
      status: 409,
      code: "approval_lapsed",
    });
    await lapseApprovals(server).run(new AbortController().signal);
    const lapsed = and(eq(approvals.id, id), eq(approvals.state, "lapsed"));
    expect(await server.db.$count(approvals, lapsed)).toBe(1);
    expect(await rolesOf(person.id)).toEqual([]);
  });
});

describe("nobody approves what is the own request", () => {
  test("neither by the same account nor by another of the same person", async () => {
    const { id } = await ask();
    expect(await server.request("decideApproval", yes(id), as("admin"))).toMatchObject({
      status: 409,
      code: "own_work",
    });
    const [admin, twin] = [
      await readPerson(server, "admin"),
      await readPerson(server, "super.two"),
    ];
    const staffOf = async (userId: string) => {
      const found = eq(staffAccounts.userId, userId);
      const [joined] = await server.db.select().from(staffAccounts).where(found);
      return { staffId: joined?.staffId ?? "" };
    };
    const own = await staffOf(twin.id);
    const join = (staff: typeof own) =>
      server.db.update(staffAccounts).set(staff).where(eq(staffAccounts.userId, twin.id));
    const offered = async () => {
      const asked = { side: "decide", size: 50 } as const;
      const { items } = await server.ok("listApprovals", asked, as("super.two"));
      return items.find((one) => one.id === id);
    };
    expect(await offered()).toMatchObject({ own: false, barred: null });
    await join(await staffOf(admin.id));
    // The inbox must not offer what the server refuses.
    expect(await offered()).toMatchObject({ own: false, barred: approvalMessages.otherAccount });
    expect(await server.request("decideApproval", yes(id), as("super.two"))).toMatchObject({
      code: "own_work",
    });
    await join(own);
    await server.ok("decideApproval", yes(id), as("super.two"));
  });
});

describe("a role that approves", () => {
  test("waits for another, and is carried out as it was asked", async () => {
    const person = await add();
    const wish = { id: person.id, role: "bursar" as const, has: true, reason };
    expect(await server.ok("assignRole", wish, as("administrator"))).toEqual({ waits: true });
    const [request] = await server.db
      .select()
      .from(approvals)
      .where(eq(approvals.subjectId, person.id));
    // No administrator has a claim to approve it; the registrar only decides about super administrators.
    for (const user of ["administrator", "registrar", "bursar"]) {
      expect(
        await server.request("decideApproval", yes(request?.id ?? ""), as(user)),
      ).toMatchObject({ status: 404 });
    }
    await server.ok("decideApproval", yes(request?.id ?? ""), as("admin"));
    expect(await rolesOf(person.id)).toEqual(["bursar"]);
    // Removing it needs one person only.
    expect(await server.ok("assignRole", { ...wish, has: false }, as("administrator"))).toEqual({
      waits: false,
    });
  });

  test("of a new account: it is made, and mailed, when it is approved", async () => {
    const given = {
      userName: "second.registrar",
      role: "registrar" as const,
      lastname: "Bello",
      firstname: "Fatima",
      middlename: "",
      email: "second.registrar@example.com",
      mobileNumber: "08012345678",
      departmentId: "",
      staffNumber: "",
      reason: "The registrar retires in March.",
    };
    expect(
      await server.request("createUser", { ...given, reason: "" }, as("administrator")),
    ).toMatchObject({ code: "reason_needed", fields: { reason: "please say why" } });
    expect(await server.ok("createUser", given, as("administrator"))).toEqual({ id: null });
    expect(await lettersTo(server, given.email)).toEqual([]);
    const { items } = await server.ok(
      "listApprovals",
      { act: "approvingRole", state: "waiting" },
      as("admin"),
    );
    const request = items.find(({ title }) => title.includes("Fatima"));
    expect(request).toMatchObject({ reason: given.reason });
    await server.ok("decideApproval", yes(request?.id ?? ""), as("admin"));
    expect(await lettersTo(server, given.email)).toHaveLength(1);
    expect(await readPerson(server, given.userName)).toMatchObject({ role: "registrar" });
  });

  test("whose name was taken meanwhile is told to the approver, and the request waits on", async () => {
    const person = { userName: "taken.name", email: "taken@example.com" };
    const given = {
      ...person,
      role: "bursar" as const,
      lastname: "Bello",
      firstname: "Amina",
      middlename: "",
      mobileNumber: "08012345678",
      departmentId: "",
      staffNumber: "",
      reason: "The bursar goes on leave in May.",
    };
    await server.ok("createUser", given, as("administrator"));
    await add({ ...person, role: "help desk" });
    const { items } = await server.ok("listApprovals", { state: "waiting" }, as("admin"));
    const request = items.find(({ title }) => title.includes("Amina"));
    expect(
      await server.request("decideApproval", yes(request?.id ?? ""), as("admin")),
    ).toMatchObject({ code: "user_name_taken" });
    await server.ok("withdrawApproval", { id: request?.id ?? "" }, as("administrator"));
  });
});
