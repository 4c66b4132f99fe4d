import { heldDecisionMessages } from "@polyportal/domain/messages/held-decisions";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { approvals } from "../../database/schema/approval.ts";
import { authenticators } from "../../database/schema/authenticator.ts";
import { notifications } from "../../database/schema/notification.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import {
  addPerson,
  lastToken,
  lettersTo,
  password,
  readPerson,
  recordOf,
} from "../authentication/testing/people.ts";
import { accountForm, approveFor, changedHoursAgo, waitingFor } from "./testing/waiting.ts";

// Whoever controls an approver's address, password link or second factor could approve in their name. So a
// changed account cannot decide for a day, unless another super administrator allows it.

const server = await testServer(behindProxy);
afterAll(server.stop);
// The demo's own requests would interfere.
beforeAll(() => server.db.delete(approvals));

const as = (user: string) => ({ as: { user } });
const reason = "Spoken with on the phone: the new address is hers.";
const chosen = "Quiet-Harmattan-7";
const held = { status: 409, code: "account_changed" };
let turn = 0;

const add = (role: string, own: Partial<typeof users.$inferInsert> = {}) => {
  turn += 1;
  return addPerson(server, { userName: `held.${turn}`, userType: "official", role, ...own });
};

/** A request that a super administrator may decide. */
async function something() {
  const { id } = await add("help desk");
  const wish = { id, role: "bursar" as const, has: true, reason };
  await server.ok("assignRole", wish, as("administrator"));
  return (await waitingFor(server, id)).id;
}

const decide = (id: string, user: string) =>
  server.request("decideApproval", { id, approve: true }, as(user));

const closed = async (userName: string) => {
  const { accountChangedAt } = await readPerson(server, userName);
  return accountChangedAt ? heldDecisionMessages.held(accountChangedAt) : undefined;
};

async function resetPassword(email: string) {
  const browser = openBrowser(server);
  await browser.request("sendResetPasswordMail", { email });
  const token = await lastToken(server, email);
  expect(await browser.request("resetPassword", { token, password: chosen })).toMatchObject({
    status: 200,
  });
}

const withApp = (userId: string) =>
  server.db
    .insert(authenticators)
    .values({ userId, secret: "sealed", createdAt: new Date(), confirmedAt: new Date() });

describe("decides nothing for a day", () => {
  test("whose address an officer has changed with the approval of another", async () => {
    const chief = await add("super administrator");
    const request = await something();
    const edit = { ...(await accountForm(server, chief.id)), email: "held.mine@example.com" };
    expect(await server.ok("updateUser", edit, as("admin"))).toEqual({
      waits: false,
      accountWaits: true,
    });
    expect((await readPerson(server, chief.userName)).email).toBe(chief.email);
    // Signed in until then, and signed out after it.
    await server.ok("getProfile", {}, as(chief.userName));
    await approveFor(server, chief.id, "super.two");
    expect(await server.request("getProfile", {}, as(chief.userName))).toMatchObject({
      status: 401,
    });
    expect((await readPerson(server, chief.userName)).email).toBe(edit.email);
    const [told] = await lettersTo(server, chief.email ?? "");
    expect(told?.body).toContain("the account approves and decides nothing");
    await resetPassword(edit.email);
    const browser = openBrowser(server);
    await browser.request("login", {
      userName: chief.userName,
      password: chosen,
    });
    const token = { token: browser.cookies.get("token") ?? "" };
    const message = await closed(chief.userName);
    expect(
      await browser.request("decideApproval", { id: request, approve: true }, token),
    ).toMatchObject({ ...held, message });
  });

  test("from when the clock is right, where the database's was ahead at the change", async () => {
    const chief = await add("super administrator");
    await changedHoursAgo(server, chief.id, -400 * 24);
    await server.runJob("housekeeping");
    const { accountChangedAt } = await readPerson(server, chief.userName);
    expect(Math.abs(Date.now() - (accountChangedAt?.getTime() ?? 0))).toBeLessThan(600_000);
  });

  test("who has chosen a password by a link, and decides with the one that he had", async () => {
    const chief = await add("super administrator");
    const request = await something();
    await resetPassword(chief.email ?? "");
    expect(await decide(request, chief.userName)).toMatchObject(held);
    const inbox = await server.ok(
      "listApprovals",
      { side: "decide", state: "waiting" },
      as(chief.userName),
    );
    const message = await closed(chief.userName);
    expect(inbox.items.find(({ id }) => id === request)).toMatchObject({ barred: message });
    await changedHoursAgo(server, chief.id, 23.9);
    expect(await decide(request, chief.userName)).toMatchObject(held);
    await changedHoursAgo(server, chief.id, 24.1);
    expect(await decide(request, chief.userName)).toMatchObject({ status: 200 });
  });

  test("whose second factor was reset by another", async () => {
    const bursar = await add("super administrator");
    await withApp(bursar.id);
    const request = await something();
    const typed = `RESET ${bursar.userName.toUpperCase()}`;
    await server.ok("resetSecondFactor", { id: bursar.id, reason, typed }, as("admin"));
    const browser = openBrowser(server);
    await browser.request("login", { userName: bursar.userName, password });
    const token = { token: browser.cookies.get("token") ?? "" };
    expect(
      await browser.request(
        "decideApproval",
        { id: request, approve: false, remark: reason },
        token,
      ),
    ).toMatchObject(held);
  });

  test("who has moved to another address himself", async () => {
    const chief = await add("super administrator");
    const request = await something();
    const browser = openBrowser(server);
    await browser.request("login", { userName: chief.userName, password });
    const token = { token: browser.cookies.get("token") ?? "" };
    const email = "held.moved@example.com";
    await browser.request("changeOwnEmail", { email, currentPassword: password }, token);
    expect(await decide(request, chief.userName)).toMatchObject({ status: 200 });
    const confirmed = { token: await lastToken(server, email) };
    expect(await browser.request("confirmEmail", confirmed)).toMatchObject({ status: 200 });
    expect(await decide(await something(), chief.userName)).toMatchObject(held);
  });

  test("by no right that decides, be it asked by the endpoint or by the act", async () => {
    const chief = await add("super administrator");
    await changedHoursAgo(server, chief.id, 1);
    const policy = {
      act: "moveDepartment",
      enabled: false,
      revision: 0,
      reason,
      typed: "",
    } as const;
    expect(await server.request("saveApprovalPolicy", policy, as(chief.userName))).toMatchObject(
      held,
    );
    const head = await readPerson(server, "hod");
    await changedHoursAgo(server, head.id, 1);
    const sheets = [{ id: uuid(), revision: 1 }];
    for (const endpoint of ["checkSheets", "approveSheets"] as const) {
      expect(await server.request(endpoint, { sheets }, as("hod"))).toMatchObject(held);
    }
    expect(await server.request("returnSheets", { sheets, reason }, as("hod"))).toMatchObject(held);
    const word = { id: uuid(), act: "endorse", state: "requested" } as const;
    expect(await server.request("decideAmendment", word, as("hod"))).toMatchObject(held);
    const later = { courseId: 1, sessionId: 3, untilOn: "2099-01-01", reason };
    expect(await server.request("extendResultDeadline", later, as("hod"))).toMatchObject(held);
    // Other acts still work.
    await server.ok("getProfile", {}, as("hod"));
    await server.db.update(users).set({ accountChangedAt: null }).where(eq(users.id, head.id));
  });
});

test("a first password and a first address are no change, nor is an app that is turned on", async () => {
  const chief = await add("super administrator", { oldUser: false });
  await resetPassword(chief.email ?? "");
  expect(await closed(chief.userName)).toBeUndefined();
  const browser = openBrowser(server);
  const signIn = { userName: chief.userName, password: chosen };
  const answer = await browser.request("login", signIn);
  const ticket = answer.success ? (answer.data.ticket ?? "") : "";
  const email = "held.first@example.com";
  await browser.request("changeEmail", { ticket, email });
  await browser.request("confirmEmail", { token: await lastToken(server, email) });
  expect(await readPerson(server, chief.userName)).toMatchObject({ email, oldUser: true });
  expect(await closed(chief.userName)).toBeUndefined();
  expect(await decide(await something(), chief.userName)).toMatchObject({ status: 200 });
});

test("students are reached otherwise without a word of it", async () => {
  const student = await addPerson(server, { userName: "held.student" });
  await resetPassword(student.email ?? "");
  expect(await closed("held.student")).toBeUndefined();
});

describe("at once", () => {
  test("another super administrator says so, with a reason that all of them read", async () => {
    const chief = await add("super administrator");
    await resetPassword(chief.email ?? "");
    const request = await something();
    const { decisionsHeld } = await server.ok("getUser", { id: chief.id }, as("super.two"));
    expect(decisionsHeld).not.toBeNull();
    expect(
      await server.request("reopenDecisions", { id: chief.id, reason: "" }, as("super.two")),
    ).toMatchObject({ status: 422 });
    await server.ok("reopenDecisions", { id: chief.id, reason }, as("super.two"));
    expect(await decide(request, chief.userName)).toMatchObject({ status: 200 });
    for (const userName of [chief.userName, "admin", "super.two"]) {
      const { id, email } = await readPerson(server, userName);
      const told = await server.db.select().from(notifications).where(eq(notifications.userId, id));
      expect(told.map(({ body }) => body)).toContainEqual(expect.stringContaining(reason));
      const letters = await lettersTo(server, email ?? "");
      expect(letters.map(({ kind }) => kind)).toContain("decisionsReopened");
    }
    expect((await recordOf(server, chief.id)).at(-1)).toMatchObject({
      action: "reopenDecisions",
      reason,
    });
    expect(
      await server.request("reopenDecisions", { id: chief.id, reason }, as("super.two")),
    ).toMatchObject({ status: 409, code: "account_not_held" });
    expect((await server.ok("getUser", { id: chief.id }, as("admin"))).decisionsHeld).toBeNull();
  });

  test("neither whoever has changed the account, whatever came after, nor its owner", async () => {
    const chief = await add("super administrator");
    await withApp(chief.id);
    const typed = `RESET ${chief.userName.toUpperCase()}`;
    await server.ok("resetSecondFactor", { id: chief.id, reason, typed }, as("super.two"));
    await resetPassword(chief.email ?? "");
    const wish = { id: chief.id, reason };
    expect(await server.request("reopenDecisions", wish, as("super.two"))).toMatchObject({
      status: 409,
      code: "own_work",
    });
    // Neither its owner nor another held account can lift it.
    expect(await server.request("reopenDecisions", wish, as(chief.userName))).toMatchObject({
      status: expect.any(Number),
      success: false,
    });
    await server.ok("reopenDecisions", wish, as("admin"));
  });

  test("neither who asked for another address nor who approved it", async () => {
    const bursar = await add("bursar", { mobileNumber: "08012345678" });
    const third = await add("super administrator");
    const moved = { email: "moved.bursar@example.com" };
    const form = await accountForm(server, bursar.id);
    await server.ok("updateUser", { ...form, ...moved }, as("super.two"));
    await approveFor(server, bursar.id, "admin");
    const wish = { id: bursar.id, reason };
    for (const user of ["super.two", "admin"]) {
      expect(await server.request("reopenDecisions", wish, as(user)), user).toMatchObject({
        status: 409,
        code: "own_work",
      });
    }
    await server.ok("reopenDecisions", wish, as(third.userName));
  });

  test("nobody says so but a super administrator, and of nobody who is not there", async () => {
    const chief = await add("bursar");
    await changedHoursAgo(server, chief.id, 1);
    expect(
      await server.request("reopenDecisions", { id: chief.id, reason }, as("registrar")),
    ).toMatchObject({ status: 403 });
    expect(
      await server.request("reopenDecisions", { id: uuid(), reason }, as("admin")),
    ).toMatchObject({ status: 404 });
  });
});
