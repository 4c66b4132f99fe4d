import { afterAll, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "./testing/browser.ts";
import { addPerson, lastToken, lettersTo, password, recordOf } from "./testing/people.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

const fresh = "Fresh-Pass-2";

/** Someone signed in at a browser. */
async function signedIn(userName: string) {
  const browser = openBrowser(server);
  const answer = await browser.request("login", { userName, password });
  const token = answer.success ? (answer.data.session?.jwtToken.token ?? "") : "";
  const change = (currentPassword: string, own = fresh) =>
    browser.request("changePassword", { currentPassword, password: own }, { token });
  const isIn = async () => (await browser.request("getProfile", {}, { token })).success;
  return { browser, change, isIn };
}

test("a changed password works from then on, and ends the other sessions only", async () => {
  const { id, userName, email } = await addPerson(server, { userName: "mover" });
  const here = await signedIn(userName);
  const elsewhere = await signedIn(userName);
  expect(await here.change(password)).toMatchObject({ status: 200 });
  expect(await here.isIn()).toBe(true);
  expect(await elsewhere.isIn()).toBe(false);
  expect(await elsewhere.browser.request("renewSession", {})).toMatchObject({ status: 401 });

  const signIn = (own: string) => openBrowser(server).request("login", { userName, password: own });
  expect(await signIn(password)).toMatchObject({ code: "login_failed" });
  expect(await signIn(fresh)).toMatchObject({ status: 200 });
  const letters = await lettersTo(server, email ?? "");
  expect(letters.map((letter) => letter.kind)).toEqual(["passwordChanged"]);
  const record = JSON.stringify(await recordOf(server, id));
  expect(record).toContain("changePassword");
  expect(record).not.toContain(fresh);
});

test("a password that is easy to guess is refused in words, and nothing ends", async () => {
  const { userName } = await addPerson(server, { userName: "hasty.mover" });
  const { change, isIn } = await signedIn(userName);
  expect(await change(password, "P@ssw0rd1!")).toMatchObject({
    status: 422,
    code: "weak_password",
    fields: { password: expect.stringContaining("easy to guess") },
  });
  expect(await isIn()).toBe(true);
  expect(await signedIn(userName).then((again) => again.isIn())).toBe(true);
});

test("a reset link asked for under the old password is over", async () => {
  const { userName, email } = await addPerson(server, { userName: "thorough" });
  const { browser, change } = await signedIn(userName);
  await browser.request("sendResetPasswordMail", { email: email ?? "" });
  const token = await lastToken(server, email ?? "");
  expect(await change(password)).toMatchObject({ status: 200 });
  expect(await browser.request("resetPassword", { token, password: "Third-Pass-3" })).toMatchObject(
    { status: 400, code: "link_expired" },
  );
});

test("a wrong current password changes nothing, and pauses after eight", async () => {
  const { userName } = await addPerson(server, { userName: "guesser" });
  const { change, isIn } = await signedIn(userName);
  for (let turn = 1; turn <= 8; turn += 1) {
    expect(await change(`Wrong-Pass-${turn}`)).toMatchObject({
      status: 400,
      code: "wrong_password",
      message: "Your current password is not right.",
    });
  }
  expect(await change(password)).toMatchObject({ status: 429 });
  expect(await isIn()).toBe(true);
});

test("a weak new password is refused", async () => {
  const { userName } = await addPerson(server, { userName: "weak" });
  const { change } = await signedIn(userName);
  expect(await change("", "weak")).toMatchObject({
    status: 422,
    fields: {
      currentPassword: "please input your password",
      password: expect.stringContaining("8 to 30 characters"),
    },
  });
});

test("who acts for someone else cannot change the password", async () => {
  const { id } = await addPerson(server, { userName: "acted.for" });
  const admin = await addPerson(server, {
    userName: "actor",
    userType: "official",
    role: "administrator",
  });
  const { access } = await inTransaction(server.db, (tx) =>
    server.services.sessions.open(tx, id, { impersonatorId: admin.id, reason: "Asked to" }),
  );
  expect(
    await server.request(
      "changePassword",
      { currentPassword: password, password: fresh },
      { as: { token: access.token } },
    ),
  ).toMatchObject({ status: 403 });
});

test("only the signed-in have a password to change", async () => {
  const input = { currentPassword: password, password: fresh };
  expect(await server.request("changePassword", input)).toMatchObject({ status: 401 });
  const applicant = { applicationId: "1", rrr: "310007769676", programme: "nd" };
  expect(await server.request("changePassword", input, { as: { applicant } })).toMatchObject({
    status: 403,
  });
});
