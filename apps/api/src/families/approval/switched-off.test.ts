import { randomUUID } from "node:crypto";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { manyApproversMessages } from "@polyportal/domain/messages/many-approvers";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { approvalPolicies, approvals } from "../../database/schema/approval.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { userClaims } from "../../database/schema/rights.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { official, previewOfficials } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";
import { approveFor } from "./testing/waiting.ts";

// Switching an approval off and using that within a day must be two people's work. Nobody may remove the
// other approvers to do an act alone.

const server = await testServer();
afterAll(server.stop);
beforeAll(() => server.db.delete(approvals));
afterEach(async () => {
  await server.db.delete(approvals);
  await server.db.delete(approvalPolicies);
});

const as = (user: string) => ({ as: { user } });
const reason = "The council has appointed them this week.";
let turn = 0;

const add = (own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  const plain = { userType: "official", role: "hostel officer" };
  return addPerson(server, { userName: `off.${turn}`, ...plain, ...own });
};

let revision = 0;

const turnPolicy = async (enabled: boolean, user: string) => {
  const typed = approvalMessages.words(enabled);
  const wish = { act: "approvingRole", enabled, revision, reason, typed } as const;
  await server.ok("saveApprovalPolicy", wish, as(user));
  revision += 1;
};

afterEach(() => {
  revision = 0;
});

const give = async (user: string) => {
  const { id } = await add();
  const wish = { id, role: "bursar" as const, has: true, reason, typed: "GIVE BURSAR" };
  return server.ok("assignRole", wish, as(user));
};

const asked = { waits: true };
const done = { waits: false };

describe("an approval that is switched off", () => {
  test("serves another at once, and whoever switched it after a day", async () => {
    await turnPolicy(false, "admin");
    expect(await give("admin")).toEqual(asked);
    expect(await give("super.two")).toEqual(done);
    await server.db.update(approvalPolicies).set({
      switchedOffAt: sql`now() - interval '25 hours'`,
    });
    expect(await give("admin")).toEqual(done);
  });

  test("is not another's because another presses after it, nor by being demanded in between", async () => {
    await turnPolicy(false, "admin");
    await turnPolicy(false, "super.two");
    expect(await give("admin")).toEqual(asked);
    await turnPolicy(true, "super.two");
    await turnPolicy(false, "admin");
    expect(await give("admin")).toEqual(asked);
  });

  test("does not serve another account of whoever switched it", async () => {
    const { id } = await add();
    const twin = await add({ role: "super administrator" });
    const admin = await readPerson(server, "admin");
    const [before] = await server.db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.userId, admin.id));
    await server.db.insert(staff).values({ id, staffNumber: "ASP/7301" });
    const join = (userId: string, staffId: string) =>
      server.db
        .insert(staffAccounts)
        .values({ userId, staffId })
        .onConflictDoUpdate({ target: staffAccounts.userId, set: { staffId } });
    await join(admin.id, id);
    await join(twin.id, id);
    await turnPolicy(false, "admin");
    expect(await give(twin.userName)).toEqual(asked);
    await server.db.delete(staffAccounts).where(eq(staffAccounts.staffId, id));
    if (before) await join(admin.id, before.staffId);
  });

  test("serves nobody whom whoever switched it has made", async () => {
    const given = {
      userName: "made.for.it",
      role: "administrator" as const,
      lastname: "Bello",
      firstname: "Fatima",
      middlename: "",
      email: "made.for.it@example.com",
      mobileNumber: "08012345678",
      departmentId: "",
      staffNumber: "",
      reason,
    };
    await server.ok("createUser", given, as("admin"));
    const [request] = await server.db.select().from(approvals);
    await approveFor(server, request?.subjectId ?? "", "super.two");
    await turnPolicy(false, "admin");
    expect(await give("made.for.it")).toEqual(asked);
    // The same holds if the account was requested while impersonating.
    const [registrar, admin] = [
      await readPerson(server, "registrar"),
      await readPerson(server, "admin"),
    ];
    const asRegistrar = { requesterId: registrar.id, impersonatorId: admin.id };
    const ofRequest = eq(approvals.id, request?.id ?? "");
    await server.db.update(approvals).set(asRegistrar).where(ofRequest);
    expect(await give("made.for.it")).toEqual(asked);
    expect(await give("super.two")).toEqual(done);
  });
});

describe("whoever could approve", () => {
  const chiefs = inArray(users.userName, ["registrar", "super.two"]);
  const others = and(
    inArray(users.role, ["registrar", "super administrator"]),
    notInArray(users.userName, ["admin", "registrar", "super.two"]),
  );
  /** The error for somebody who has removed the others. */
  const removed = { code: "nobody_else_approves", message: approvalMessages.removedApprovers };
  beforeEach(() => server.db.update(users).set({ active: false }).where(others));
  afterEach(() => server.db.update(users).set({ active: true }).where(chiefs));

  test("is not sent away first, so that an act of two is one's", async () => {
    const two = await readPerson(server, "super.two");
    const registrar = await readPerson(server, "registrar");
    const off = { ids: [registrar.id], active: false, reason };
    await server.ok("toggleUserActivation", off, as("admin"));
    const wish = { ids: [two.id], active: false, reason, typed: "SWITCH OFF" };
    expect(await server.request("toggleUserActivation", wish, as("admin"))).toMatchObject({
      status: 409,
      code: "nobody_else_approves",
      message: approvalMessages.removedApprovers,
    });
    expect((await readPerson(server, "super.two")).active).toBe(true);
  });

  test("nor are all who could sent away at once: each of them could approve it of the others", async () => {
    const [two, registrar] = [
      await readPerson(server, "super.two"),
      await readPerson(server, "registrar"),
    ];
    const wish = { active: false, reason, typed: "SWITCH OFF" };
    const both = { ...wish, ids: [two.id, registrar.id] };
    expect(await server.request("toggleUserActivation", both, as("admin"))).toMatchObject({
      code: "nobody_else_approves",
      message: manyApproversMessages.oneByOne,
    });
    // Likewise with two super administrators.
    const third = await add({ role: "super administrator" });
    await server.db.update(users).set({ active: false }).where(eq(users.id, registrar.id));
    const chiefsBoth = { ...wish, ids: [two.id, third.id] };
    expect(await server.request("toggleUserActivation", chiefsBoth, as("admin"))).toMatchObject({
      code: "nobody_else_approves",
      message: manyApproversMessages.oneByOne,
    });
    // One of them waits for the other.
    const one = { ...wish, ids: [third.id] };
    expect(await server.ok("toggleUserActivation", one, as("admin"))).toMatchObject(asked);
    await server.db.update(users).set({ active: false }).where(eq(users.id, third.id));
  });

  test("nor has the role by which he could taken from him", async () => {
    const two = await readPerson(server, "super.two");
    const registrar = await readPerson(server, "registrar");
    await server.db.update(users).set({ role: "help desk" }).where(eq(users.id, registrar.id));
    const deputy = await add({ role: "registrar" });
    const { revision: from, ...found } = await server.ok("getUser", { id: deputy.id }, as("admin"));
    await server.ok(
      "updateUser",
      {
        id: deputy.id,
        revision: from,
        lastname: found.lastname,
        firstname: found.firstname,
        middlename: found.middlename,
        email: found.email ?? "",
        mobileNumber: found.mobileNumber ?? "",
        departmentId: "",
        staffNumber: "",
        role: "help desk",
        reason,
      },
      as("admin"),
    );
    const wish = { ids: [two.id], active: false, reason, typed: "SWITCH OFF" };
    expect(await server.request("toggleUserActivation", wish, as("admin"))).toMatchObject(removed);
    await server.db.update(users).set({ role: "registrar" }).where(eq(users.id, registrar.id));
  });

  test("nor by a sheet", async () => {
    // By somebody who has removed nobody.
    const by = as("super.two");
    const chief = await readPerson(server, "admin");
    const registrar = await readPerson(server, "registrar");
    await server.db.update(users).set({ role: "help desk" }).where(eq(users.id, registrar.id));
    const deputy = await add({ role: "registrar" });
    const email = deputy.email ?? "";
    const row = official(deputy.userName, { surname: deputy.lastname, email, role: "help desk" });
    const { id: importId } = await previewOfficials(server, [row], by);
    await server.ok("uploadUsers", { importId }, by);
    expect((await readPerson(server, deputy.userName)).role).toBe("help desk");
    const wish = { ids: [chief.id], active: false, reason, typed: "SWITCH OFF" };
    expect(await server.request("toggleUserActivation", wish, by)).toMatchObject(removed);
    await server.db.update(users).set({ role: "registrar" }).where(eq(users.id, registrar.id));
  });

  test("nor is the right by which he could denied to him, or taken from his role", async () => {
    const by = as("super.two");
    const chief = await readPerson(server, "admin");
    const registrar = await readPerson(server, "registrar");
    await server.db.update(users).set({ role: "help desk" }).where(eq(users.id, registrar.id));
    const wish = { ids: [chief.id], active: false, reason, typed: "SWITCH OFF" };
    const earlier = () =>
      server.db.update(auditRows).set({ at: sql`${auditRows.at} - interval '2 days'` });
    const deputy = await add({ role: "bursar" });
    const claim = "users.approve" as const;
    const since = new Date();
    const until = new Date(Date.now() + 86_400_000);
    await server.db
      .insert(userClaims)
      .values({ userId: deputy.id, claim, allowed: true, reason, since, until });
    await earlier();
    const denied = { id: deputy.id, claim, effect: "deny", until: "2099-01-01" } as const;
    await server.ok("saveUserClaim", { ...denied, reason, typed: "" }, by);
    expect(await server.request("toggleUserActivation", wish, by)).toMatchObject(removed);
    await earlier();
    await server.db.insert(auditRows).values({
      id: randomUUID(),
      at: new Date(),
      actorKind: "user",
      actorId: (await readPerson(server, "super.two")).id,
      action: "saveRoleClaims",
      subject: "role",
      subjectId: "bursar",
      before: { claims: [claim, "fees.see"] },
      after: { claims: ["fees.see"] },
      ip: "",
      requestId: "",
    });
    expect(await server.request("toggleUserActivation", wish, by)).toMatchObject(removed);
    await server.db.update(users).set({ role: "registrar" }).where(eq(users.id, registrar.id));
  });

  test("nobody does alone what he could not approve of another", async () => {
    await server.db
      .update(users)
      .set({ active: false })
      .where(eq(users.role, "super administrator"));
    const { id } = await add();
    const wish = { id, role: "bursar" as const, has: true, reason, typed: "GIVE BURSAR" };
    expect(await server.request("assignRole", wish, as("administrator"))).toMatchObject({
      status: 409,
      code: "nobody_else_approves",
    });
    await server.db
      .update(users)
      .set({ active: true })
      .where(eq(users.role, "super administrator"));
  });
});
