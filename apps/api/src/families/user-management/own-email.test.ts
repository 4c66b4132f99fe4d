import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { oneTimeTokens } from "../../database/schema/one-time-tokens.ts";
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

const server = await testServer(behindProxy);
afterAll(server.stop);

const linkIsOver = { status: 400, code: "link_expired" };
const reason = "The establishment office has asked for it.";

let turn = 0;

/** A member of staff, signed in at a browser of the own. */
async function member(own: Partial<typeof users.$inferInsert> = {}) {
  turn += 1;
  const userName = `own.email.${turn}`;
  const person = await addPerson(server, {
    userName,
    userType: "official",
    role: "hostel officer",
    ...own,
  });
  const browser = openBrowser(server);
  await browser.request("login", { userName, password });
  const as = { token: browser.cookies.get("token") ?? "" };
  return {
    person,
    as,
    old: `${userName}@example.com`,
    next: `next.${turn}@example.com`,
    ask: (email: string, currentPassword = password) =>
      browser.request("changeOwnEmail", { email, currentPassword }, as),
    // Whoever opens the link may be signed in nowhere.
    confirm: async (email: string) =>
      openBrowser(server).request("confirmEmail", { token: await lastToken(server, email) }),
    address: async () => (await readPerson(server, userName)).email,
    profile: () => server.ok("getStaffProfile", {}, { as }),
    impersonate: async (other: string) => {
      const wish = await browser.request("impersonate", { userName: other, reason }, as);
      if (!wish.success) throw new Error(wish.code);
      await browser.request("impersonationLogin", wish.data);
      return { token: browser.cookies.get("token") ?? "" };
    },
  };
}

test("another address counts once its link was opened, and the one before is told", async () => {
  const { person, old, next, ask, confirm, address, profile } = await member();
  expect(await ask(next)).toMatchObject({ status: 200 });
  expect(await address()).toBe(old);
  expect(await profile()).toMatchObject({ email: old, pendingEmail: { email: next } });
  expect(await lettersTo(server, old)).toEqual([]);
  expect(await confirm(next)).toMatchObject({ status: 200 });
  expect(await address()).toBe(next);
  expect(await profile()).toMatchObject({ email: next, pendingEmail: null });
  const [told] = await lettersTo(server, old);
  expect(told).toMatchObject({ subject: expect.stringContaining("e-mail address was changed") });
  expect(told?.body).toContain("n***@example.com");
  const record = await recordOf(server, person.id);
  expect(record.map(({ action }) => action)).toEqual(["login", "changeEmail", "confirmEmail"]);
});

test("a lecturer changes it, too; a student does not", async () => {
  const lecturer = await member({ userType: "lecturer", role: "lecturer" });
  expect(await lecturer.ask(lecturer.next)).toMatchObject({ status: 200 });
  const student = { as: { user: "student" } };
  const asked = { email: "student@else.example", currentPassword: "Demo-Pass-1" };
  expect(await server.request("changeOwnEmail", asked, student)).toMatchObject({ status: 403 });
});

describe("nothing changes", () => {
  test("without the password, which is asked for a few times only", async () => {
    const { old, next, ask, address } = await member();
    expect(await ask(next, "Wrong-Pass-1")).toMatchObject({
      status: 400,
      code: "wrong_password",
      fields: { currentPassword: expect.any(String) },
    });
    expect(await lettersTo(server, next)).toEqual([]);
    for (let tries = 2; tries <= 8; tries += 1) await ask(next, "Wrong-Pass-1");
    expect(await ask(next)).toMatchObject({ status: 429 });
    expect(await address()).toBe(old);
  });

  test("for an address that is another's in any case, the own already, or none", async () => {
    const { old, ask } = await member();
    expect(await ask("Student@Alani.example")).toMatchObject({
      status: 409,
      code: "email_taken",
      fields: { email: expect.any(String) },
    });
    expect(await ask(old)).toMatchObject({ status: 422, fields: { email: expect.any(String) } });
    expect(await ask("nobody")).toMatchObject({ fields: { email: "invalid email address" } });
    expect(await lettersTo(server, "Student@Alani.example")).toEqual([]);
  });

  test("where somebody else has taken the address meanwhile", async () => {
    const { old, next, ask, confirm, address } = await member();
    await ask(next);
    await addPerson(server, { userName: `quicker.${turn}`, email: next.toUpperCase() });
    expect(await confirm(next)).toMatchObject({ status: 409, code: "email_taken" });
    expect(await address()).toBe(old);
    expect(await lettersTo(server, old)).toEqual([]);
  });

  test("by a link that is used, too old, or of an address that was corrected since", async () => {
    const { person, next, ask, confirm, address } = await member();
    await ask("mistyped@example.com");
    const mistyped = await lastToken(server, "mistyped@example.com");
    await ask(next);
    expect(await server.request("confirmEmail", { token: mistyped })).toMatchObject(linkIsOver);
    expect(await confirm(next)).toMatchObject({ status: 200 });
    expect(await confirm(next)).toMatchObject(linkIsOver);
    await ask("later@example.com");
    await server.db
      .update(oneTimeTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(oneTimeTokens.userId, person.id));
    expect(await confirm("later@example.com")).toMatchObject(linkIsOver);
    expect(await address()).toBe(next);
  });

  test("once the password is another, the account is off, or an officer has changed the address", async () => {
    const changed = await member();
    await changed.ask(changed.next);
    const { as } = changed;
    const other = { currentPassword: password, password: "Three-words-apart-7" };
    await server.ok("changePassword", other, { as });
    expect(await changed.confirm(changed.next)).toMatchObject(linkIsOver);

    const off = await member();
    await off.ask(off.next);
    await server.db.update(users).set({ active: false }).where(eq(users.id, off.person.id));
    expect(await off.confirm(off.next)).toMatchObject(linkIsOver);

    const corrected = await member();
    await corrected.ask(corrected.next);
    const { lastname, firstname, middlename, mobileNumber, id, revision } = corrected.person;
    const asAdmin = { as: { user: "admin" } };
    const account = {
      id,
      revision,
      lastname,
      firstname,
      middlename,
      email: "by.officer@example.com",
      mobileNumber: mobileNumber ?? "",
      role: "hostel officer" as const,
      departmentId: "",
      staffNumber: "",
      reason,
      typed: "",
    };
    await server.ok("updateUser", account, asAdmin);
    expect(await corrected.confirm(corrected.next)).toMatchObject(linkIsOver);
    expect(await corrected.address()).toBe("by.officer@example.com");
  });
});

test("links that were sent to the address before open nothing any more", async () => {
  const { old, next, ask, confirm } = await member();
  await server.ok("sendResetPasswordMail", { email: old });
  const reset = await lastToken(server, old);
  await ask(next);
  await confirm(next);
  expect(
    await server.request("resetPassword", { token: reset, password: "Three-words-apart-7" }),
  ).toMatchObject(linkIsOver);
});

test("an officer who has the account open does not put the old address back unseen", async () => {
  const { person, next, ask, confirm } = await member();
  await ask(next);
  await confirm(next);
  const now = await server.ok("getUser", { id: person.id }, { as: { user: "admin" } });
  expect(now.revision).toBe(person.revision + 1);
});

test("a change that waits for its link is dropped, and the link opens nothing any more", async () => {
  const { person, as, old, next, ask, confirm, address, profile } = await member();
  const cancel = () => server.request("cancelOwnEmail", {}, { as });
  expect(await cancel()).toMatchObject({ status: 404, code: "not_found" });
  await ask(next);
  expect(await cancel()).toMatchObject({ status: 200 });
  expect(await profile()).toMatchObject({ email: old, pendingEmail: null });
  expect(await confirm(next)).toMatchObject(linkIsOver);
  expect(await address()).toBe(old);
  expect(await recordOf(server, person.id)).toContainEqual(
    expect.objectContaining({ action: "cancelEmail", before: { pendingEmail: next } }),
  );
  // Whoever acts as its owner drops nothing of the owner's.
  await ask(next);
  const desk = await member({ role: "administrator" });
  const lent = await desk.impersonate(person.userName);
  expect(await server.request("cancelOwnEmail", {}, { as: lent })).toMatchObject({ status: 403 });
});

test("links are sent a few times only", async () => {
  const { ask } = await member();
  for (let mails = 1; mails <= 4; mails += 1) {
    expect(await ask(`turn.${mails}@example.com`)).toMatchObject({ status: 200 });
  }
  expect(await ask("turn.5@example.com")).toMatchObject({ status: 429 });
});
