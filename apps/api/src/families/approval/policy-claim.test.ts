import { approvalMessages } from "@polyportal/domain/messages/approval";
import { policyMessages } from "@polyportal/domain/messages/approval-policy";
import type { Claim } from "@polyportal/domain/rights/claims";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { approvalPolicies, approvals } from "../../database/schema/approval.ts";
import { userClaims } from "../../database/schema/rights.ts";
import { notifications } from "../../database/schema/notification.ts";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);
afterEach(async () => {
  await server.db.delete(approvalPolicies);
  await server.db.delete(approvals);
  await server.db.delete(userClaims);
});

const reason = "The council has decided it this week.";
const as = (user: string) => ({ as: { user } });
const typed = policyMessages.changeWords;

let turn = 0;

const add = (role: string) => {
  turn += 1;
  return addPerson(server, { userName: `claim.${turn}`, userType: "official", role });
};

const wish = { act: "approvingRole", claim: "fees.approve", revision: 0, reason, typed } as const;
const change = (asked: object = {}, user = "admin") =>
  server.request("saveApprovalClaim", { ...wish, ...asked }, as(user));

/** Requests, as the administrator, to make somebody registrar too. Returns the request. */
async function ask(by = "administrator", person?: { id: string }) {
  const { id } = person ?? (await add("hostel officer"));
  const given = { id, role: "registrar" as const, has: true, reason };
  expect(await server.ok("assignRole", given, as(by))).toEqual({ waits: true });
  const [request] = await server.db.select().from(approvals).where(eq(approvals.subjectId, id));
  return { id: request?.id ?? "", title: request?.title ?? "" };
}

const waitsFor = async (user: string) => {
  const asked = { side: "decide", state: "waiting" } as const;
  return (await server.ok("listApprovals", asked, as(user))).items.map(({ id }) => id);
};

const notificationsOf = async (userName: string, title: string) => {
  const { id } = await readPerson(server, userName);
  const told = await server.db.select().from(notifications).where(eq(notifications.userId, id));
  return told.filter((one) => one.title === title).map(({ body }) => body);
};

const policy = async () => {
  const found = await server.ok("listApprovalPolicies", {}, as("registrar"));
  return found.find(({ act }) => act === wish.act);
};

/** Denies a right that somebody's roles give. */
async function keepFrom(user: string, claim: Claim) {
  const { id: userId } = await readPerson(server, user);
  const [since, until] = [new Date(), new Date(Date.now() + 60_000)];
  await server.db
    .insert(userClaims)
    .values({ userId, claim, allowed: false, since, until, reason });
}

describe("another right to approve", () => {
  test("counts for what waits: who gains it sees and decides it, who loses it is told why not", async () => {
    await server.db.delete(approvals);
    const { id, title } = await ask();
    expect(await waitsFor("admin")).toEqual([id]);
    expect(await waitsFor("bursar")).toEqual([]);
    expect(
      await server.ok("previewApprovalClaim", { act: wish.act, claim: wish.claim }, as("admin")),
    ).toMatchObject({ loses: { count: 0 }, waiting: 1, refused: null });
    // Besides super administrators, only the registrar approves changes of the school's setup.
    expect((await change({ claim: "school.approve" })).success).toBe(true);
    expect(await waitsFor("registrar")).toEqual([id]);
    expect(await notificationsOf("registrar", approvalMessages.toDecide)).toContain(title);
    // Bursars never had it, and learn nothing else.
    const no = { id, approve: false, remark: "They leave the school next month." };
    for (const user of ["bursar", "hostel"]) {
      expect(await server.request("decideApproval", no, as(user))).toMatchObject({
        status: 404,
        code: "not_found",
        message: approvalMessages.notYours,
      });
    }
    await server.ok("saveApprovalClaim", { ...wish, revision: 1 }, as("admin"));
    expect(await waitsFor("registrar")).toEqual([]);
    expect(await server.request("decideApproval", no, as("registrar"))).toMatchObject({
      status: 404,
      message: approvalMessages.notYours,
    });
    await server.ok("decideApproval", no, as("bursar"));
    expect(await policy()).toMatchObject({ claim: "fees.approve", revision: 2, enabled: true });
  });

  test("is foretold with those who gain and lose it", async () => {
    const gains = await server.ok(
      "previewApprovalClaim",
      { act: "moveDepartment", claim: "users.approve" },
      as("admin"),
    );
    expect(gains).toMatchObject({ gains: { count: 0 }, loses: { count: 1 } });
    const { lastname } = await readPerson(server, "registrar");
    expect(gains.loses.people).toEqual([expect.stringContaining(lastname)]);
    // Previewing changes nothing.
    expect(await server.db.$count(approvalPolicies)).toBe(0);
  });

  test("is on the policy's record in words, before and after, and the leading officers are told", async () => {
    expect((await change()).success).toBe(true);
    const back = { claim: "users.approve", revision: 1 };
    expect((await change(back, "super.two")).success).toBe(true);
    const { items } = await server.ok(
      "getHistory",
      { subject: "approvalPolicy", id: wish.act },
      as("admin"),
    );
    expect(items.slice(0, 2)).toMatchObject([
      {
        what: "changed by which right others approve: give somebody a role that approves",
        reason,
      },
      { reason },
    ]);
    const field = "Right to approve";
    const [fees, users] = [
      "approve and release fees",
      "approve and release users, roles and claims",
    ];
    expect(items.slice(0, 2).map(({ changes }) => changes)).toEqual([
      [{ field, from: fees, to: users }],
      [{ field, from: users, to: fees }],
    ]);
    for (const user of ["admin", "super.two", "registrar", "bursar"]) {
      expect(await notificationsOf(user, approvalMessages.policyToldTitle)).toContainEqual(
        expect.stringMatching(/^Yusuf Halima Ramatu has changed who approves this: give somebody/),
      );
    }
    // The default is the code's again.
    expect(await server.db.select().from(approvalPolicies)).toMatchObject([{ claim: null }]);
  });

  test("stays when approval is switched off and on again", async () => {
    expect((await change()).success).toBe(true);
    for (const [enabled, revision] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const typed = approvalMessages.words(enabled);
      const given = { act: wish.act, enabled, revision, reason, typed };
      await server.ok("saveApprovalPolicy", given, as("admin"));
      const now = { claim: "fees.approve", enabled, revision: revision + 1 };
      expect(await policy()).toMatchObject(now);
      // A switch from an outdated page is refused with who changed it.
      expect(await server.request("saveApprovalPolicy", given, as("super.two"))).toMatchObject({
        status: 409,
        code: "conflict",
        message: expect.stringMatching(/ saved this on /),
      });
    }
  });

  test("of two who choose at once, the second is told who has chosen", async () => {
    const answers = await Promise.all([
      change(),
      change({ claim: "students.approve" }, "super.two"),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({
      status: 409,
      code: "conflict",
      message: expect.stringMatching(/ saved this on /),
    });
  });
});

describe("a right is refused", () => {
  test("that nobody has but who chooses it", async () => {
    // For hostels, the super administrators and student affairs approve.
    const others = ["super.two", "student.affairs"];
    const claim = "hostels.approve" as const;
    for (const user of others) await keepFrom(user, claim);
    const message = policyMessages.nobodyElse("approve and release hostels");
    const asked = { act: wish.act, claim };
    expect(await server.ok("previewApprovalClaim", asked, as("admin"))).toMatchObject({
      refused: message,
    });
    expect(await change({ claim })).toMatchObject({
      status: 409,
      code: "nobody_else_approves",
      message,
    });
    expect(await server.db.$count(approvalPolicies)).toBe(0);
    await server.db.delete(userClaims);
    expect((await change({ claim })).success).toBe(true);
  });

  test("that would leave what waits with nobody but who asked for it", async () => {
    const claim = "hostels.approve" as const;
    const affairs = await readPerson(server, "student.affairs");
    for (const user of ["admin", "super.two"]) await keepFrom(user, claim);
    // It concerns the only one who could decide it.
    const { title } = await ask("administrator", affairs);
    expect(await change({ claim })).toMatchObject({
      code: "nobody_else_approves",
      message: policyMessages.leftWithNobody(title, "approve and release hostels"),
    });
    await server.db.delete(approvals);
    expect((await change({ claim })).success).toBe(true);
  });

  test("for what is done to super administrators", async () => {
    const fixed = { act: "superAdministrator", claim: wish.claim } as const;
    for (const answer of [
      await change(fixed),
      await server.request("previewApprovalClaim", fixed, as("admin")),
    ]) {
      expect(answer).toMatchObject({ status: 409, code: "fixed_policy" });
    }
  });

  test.each(["users.see", "results.approve", "registration.approve", "results.publish"])(
    "that is none of the administration to approve: %s",
    async (claim) => {
      expect(await change({ claim })).toMatchObject({ status: 422 });
    },
  );

  test("without the words, or long after the password", async () => {
    expect(await change({ typed: "yes" })).toMatchObject({ status: 422, code: "typed_wrong" });
    const old = new Date(Date.now() - 11 * 60_000);
    const { id } = await readPerson(server, "admin");
    await server.ok("getProfile", {}, as("admin"));
    await server.db
      .update(signInSessions)
      .set({ passwordAt: old, createdAt: old })
      .where(eq(signInSessions.userId, id));
    expect(await change()).toMatchObject({
      code: "password_needed",
    });
  });

  test.each(["administrator", "bursar", "hod"])("to %s", async (user) => {
    expect(await change({}, user)).toMatchObject({ status: 403 });
    const asked = { act: wish.act, claim: wish.claim };
    expect(await server.request("previewApprovalClaim", asked, as(user))).toMatchObject({
      status: 403,
    });
  });
});
