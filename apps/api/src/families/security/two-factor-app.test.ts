import { and, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { authenticators, recoveryCodes } from "../../database/schema/authenticator.ts";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import { addPerson, lettersTo, password, recordOf } from "../authentication/testing/people.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

const codeIsWrong = { status: 400, code: "otp_invalid" };

/** The app's code so many steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
const wrongFor = (secret: string) =>
  ["000000", "111111", "222222", "333333"].find(
    (code) => ![-2, -1, 0, 1, 2].some((steps) => codeOf(secret, steps) === code),
  ) ?? "";

let turn = 0;

/** A person who has an authenticator app, with its secret and recovery codes. */
async function withApp() {
  turn += 1;
  const person = await addPerson(server, { userName: `careful.${turn}` });
  const as = { as: { user: person.userName } };
  const { secret } = await server.ok("beginAuthenticator", { currentPassword: password }, as);
  const { recoveryCodes: codes } = await server.ok(
    "confirmAuthenticator",
    // The step before, so that the present one is still good for a sign-in.
    { code: codeOf(secret, -1) },
    as,
  );
  return { person, as, secret, codes };
}

/** A browser that has given the right password and waits for the code. */
async function waitForCode(userName: string) {
  const browser = openBrowser(server);
  const answer = await browser.request("login", { userName, password });
  const ticket = answer.success ? (answer.data.ticket ?? "") : "";
  return {
    browser,
    answer,
    ticket,
    sendCode: (code: string) => browser.request("verifyOtp", { ticket, code }),
  };
}

test("the app is set up by password and first code, and ten recovery codes are shown", async () => {
  const person = await addPerson(server, { userName: "ND/2026/900" });
  const as = { as: { user: person.userName } };
  expect(await server.ok("getTwoFactor", {}, as)).toEqual({
    authenticator: false,
    recoveryCodesLeft: 0,
  });
  const { secret, address } = await server.ok(
    "beginAuthenticator",
    { currentPassword: password },
    as,
  );
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(address).toContain(`secret=${secret}`);
  expect(decodeURIComponent(address)).toMatch(/^otpauth:\/\/totp\/ALPOLY:ND\/2026\/900\?/);
  // Until it is confirmed it asks for nothing.
  expect((await waitForCode(person.userName)).answer).toMatchObject({ data: { twoFactor: false } });
  expect(
    await server.request("confirmAuthenticator", { code: wrongFor(secret) }, as),
  ).toMatchObject({ ...codeIsWrong, fields: { code: expect.any(String) } });
  const answer = await server.ok("confirmAuthenticator", { code: codeOf(secret) }, as);
  expect(new Set(answer.recoveryCodes).size).toBe(10);
  expect(answer.recoveryCodes[0]).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  expect(await server.ok("getTwoFactor", {}, as)).toEqual({
    authenticator: true,
    recoveryCodesLeft: 10,
  });
  const [letter] = await lettersTo(server, person.email ?? "");
  expect(letter?.subject).toContain("Two-factor sign-in is on");
});

test("neither secret nor recovery codes can be read from the database or the record", async () => {
  const { person, secret, codes } = await withApp();
  const kept = JSON.stringify([
    await server.db.select().from(authenticators).where(eq(authenticators.userId, person.id)),
    await server.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id)),
    await recordOf(server, person.id),
    await lettersTo(server, person.email ?? ""),
  ]);
  expect(kept).not.toContain(secret);
  for (const code of codes) expect(kept).not.toContain(code.replace("-", ""));
});

test("the sign-in asks for the app's code and sends no letter", async () => {
  const { person, secret } = await withApp();
  const before = (await lettersTo(server, person.email ?? "")).length;
  const { browser, answer, ticket, sendCode } = await waitForCode(person.userName);
  expect(answer).toMatchObject({
    status: 200,
    data: { twoFactor: true, codeFrom: "authenticator", session: null },
  });
  expect(browser.cookies.size).toBe(0);
  expect(await browser.request("resendOtp", { ticket })).toMatchObject({
    status: 409,
    code: "authenticator_on",
  });
  expect(await lettersTo(server, person.email ?? "")).toHaveLength(before);
  expect(await sendCode(wrongFor(secret))).toMatchObject(codeIsWrong);
  expect(await sendCode(codeOf(secret))).toMatchObject({ status: 200 });
  expect(browser.cookies.get("userType")).toBe("student");
});

test("a code is taken once, though two sign-ins send it at the same time", async () => {
  const { person, secret } = await withApp();
  const code = codeOf(secret);
  const first = await waitForCode(person.userName);
  const second = await waitForCode(person.userName);
  const answers = await Promise.all([first.sendCode(code), second.sendCode(code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const third = await waitForCode(person.userName);
  expect(await third.sendCode(code)).toMatchObject(codeIsWrong);
  // Nor is an earlier one.
  expect(await third.sendCode(codeOf(secret, -1))).toMatchObject(codeIsWrong);
});

test("a code of another time or another person's app is refused", async () => {
  const mine = await withApp();
  const other = await withApp();
  const { sendCode } = await waitForCode(mine.person.userName);
  expect(await sendCode(codeOf(mine.secret, 5))).toMatchObject(codeIsWrong);
  expect(await sendCode(codeOf(other.secret))).toMatchObject(codeIsWrong);
  expect(await sendCode(other.codes[0] ?? "")).toMatchObject(codeIsWrong);
});

test("a recovery code signs in once, however it is typed", async () => {
  const { person, as, codes } = await withApp();
  const typed = ` ${(codes[0] ?? "").toLowerCase().replace("-", " ")} `;
  const first = await waitForCode(person.userName);
  expect(await first.sendCode(typed)).toMatchObject({ status: 200 });
  const second = await waitForCode(person.userName);
  expect(await second.sendCode(typed)).toMatchObject(codeIsWrong);
  expect(await server.ok("getTwoFactor", {}, as)).toMatchObject({ recoveryCodesLeft: 9 });
});

test("guessing codes pauses the account", async () => {
  const { person, secret } = await withApp();
  const { sendCode } = await waitForCode(person.userName);
  const wrong = wrongFor(secret);
  for (let guess = 1; guess <= 6; guess += 1) {
    expect(await sendCode(wrong)).toMatchObject(codeIsWrong);
  }
  expect(await sendCode(codeOf(secret))).toMatchObject({ status: 429 });
});

test("the app is turned off by password and code, and the old codes with it", async () => {
  const { person, as, secret, codes } = await withApp();
  const remove = (currentPassword: string, code: string) =>
    server.request("removeAuthenticator", { currentPassword, code }, as);
  expect(await remove("Wrong-Pass-1", codeOf(secret))).toMatchObject({
    status: 400,
    code: "wrong_password",
  });
  expect(await remove(password, wrongFor(secret))).toMatchObject(codeIsWrong);
  expect(await remove(password, codes[3] ?? "")).toMatchObject({ status: 200 });
  expect(await remove(password, codeOf(secret))).toMatchObject({
    status: 409,
    code: "authenticator_off",
  });
  expect((await waitForCode(person.userName)).answer).toMatchObject({
    data: { twoFactor: false, session: { role: "student" } },
  });
  expect(await server.db.$count(recoveryCodes, and(eq(recoveryCodes.userId, person.id)))).toBe(0);
});

test("an app that is on is not replaced, and one that was not begun is not confirmed", async () => {
  const { as, secret } = await withApp();
  const on = { status: 409, code: "authenticator_on" };
  expect(
    await server.request("beginAuthenticator", { currentPassword: password }, as),
  ).toMatchObject(on);
  expect(await server.request("confirmAuthenticator", { code: codeOf(secret) }, as)).toMatchObject(
    on,
  );
  const { userName } = await addPerson(server, { userName: "not.begun" });
  expect(
    await server.request("confirmAuthenticator", { code: "123456" }, { as: { user: userName } }),
  ).toMatchObject({ status: 409, code: "authenticator_off" });
});

test("a wrong password begins nothing", async () => {
  const { userName } = await addPerson(server, { userName: "borrowed" });
  expect(
    await server.request(
      "beginAuthenticator",
      { currentPassword: "Wrong-Pass-1" },
      { as: { user: userName } },
    ),
  ).toMatchObject({ status: 400, fields: { currentPassword: expect.any(String) } });
});

test("who acts for someone else leaves their factors alone", async () => {
  const { id } = await addPerson(server, { userName: "acted.for" });
  const admin = await addPerson(server, {
    userName: "actor",
    userType: "official",
    role: "administrator",
  });
  const impersonation = { impersonatorId: admin.id, reason: "Asked to" };
  const { access } = await inTransaction(server.db, (tx) =>
    server.services.sessions.open(tx, id, impersonation),
  );
  const as = { as: { token: access.token } };
  const both = { currentPassword: password, code: "123456" };
  const refused = { status: 403 };
  expect(await server.request("beginAuthenticator", both, as)).toMatchObject(refused);
  expect(await server.request("confirmAuthenticator", both, as)).toMatchObject(refused);
  expect(await server.request("removeAuthenticator", both, as)).toMatchObject(refused);
});
