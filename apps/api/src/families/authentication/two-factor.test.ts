import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { twoFactorCodes } from "../../database/schema/one-time-tokens.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "./testing/browser.ts";
import { addPerson, lastCode, lettersTo, password, recordOf } from "./testing/people.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

const codeIsWrong = {
  status: 400,
  code: "otp_invalid",
  message: "The code is wrong or has expired.",
};

/** A browser that has given the right password and waits for the code. */
async function waitForCode(userName: string) {
  const person = await addPerson(server, { userName, twoFactor: true });
  const browser = openBrowser(server);
  const answer = await browser.request("login", { userName, password });
  const ticket = answer.success ? (answer.data.ticket ?? "") : "";
  const code = await lastCode(server, person.email ?? "");
  return {
    person,
    browser,
    answer,
    ticket,
    code,
    wrong: code === "000000" ? "000001" : "000000",
    sendCode: (given: string) => browser.request("verifyOtp", { ticket, code: given }),
  };
}

test("a right password brings a code by e-mail, and the code opens the session", async () => {
  const { person, browser, answer, code, sendCode } = await waitForCode("official.1");
  expect(answer).toMatchObject({
    status: 200,
    data: { oldUser: true, twoFactor: true, session: null, ticket: expect.stringMatching(/.{40}/) },
  });
  expect(browser.cookies.size).toBe(0);
  expect(code).toMatch(/^\d{6}$/);
  expect(await sendCode(code)).toMatchObject({
    status: 200,
    data: { fullName: "Okonkwo Ngọzi Ada", menuItems: expect.arrayContaining(["dashboard"]) },
  });
  expect(browser.cookies.get("userType")).toBe("student");
  const record = await recordOf(server, person.id);
  expect(record.map((row) => row.action)).toEqual(["sendCode", "login"]);
  expect(JSON.stringify(record)).not.toContain(code);
});

test("the demo's administrator with two factors gets a code", async () => {
  const answer = await openBrowser(server).request("login", {
    userName: "two.factor",
    password: "Demo-Pass-1",
  });
  expect(answer).toMatchObject({ status: 200, data: { twoFactor: true, session: null } });
  expect(await lastCode(server, "two.factor@alani.example")).toMatch(/^\d{6}$/);
});

test("a wrong code is refused, and the right one still works after it", async () => {
  const { sendCode, wrong, code } = await waitForCode("official.2");
  expect(await sendCode(wrong)).toMatchObject(codeIsWrong);
  expect(await sendCode(code)).toMatchObject({ status: 200 });
});

test("a code works once", async () => {
  const { sendCode, code } = await waitForCode("official.3");
  expect(await sendCode(code)).toMatchObject({ status: 200 });
  expect(await sendCode(code)).toMatchObject(codeIsWrong);
});

test("of the same code sent six times at once, one opens a session", async () => {
  const { sendCode, code } = await waitForCode("official.4");
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendCode(code)));
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
});

test("an expired code is refused", async () => {
  const { person, sendCode, code } = await waitForCode("official.5");
  await server.db
    .update(twoFactorCodes)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(twoFactorCodes.userId, person.id));
  expect(await sendCode(code)).toMatchObject(codeIsWrong);
});

test("after five wrong codes the right one is refused, and further tries pause the account", async () => {
  const { sendCode, wrong, code } = await waitForCode("official.6");
  for (let turn = 1; turn <= 5; turn += 1) {
    expect(await sendCode(wrong)).toMatchObject(codeIsWrong);
  }
  expect(await sendCode(code)).toMatchObject(codeIsWrong);
  expect(await sendCode(code)).toMatchObject({ status: 429 });
});

test("a fresh code takes the place of the first", async () => {
  const { person, browser, ticket, code, sendCode } = await waitForCode("official.7");
  expect(await browser.request("resendOtp", { ticket })).toMatchObject({ status: 200 });
  const letters = await lettersTo(server, person.email ?? "");
  expect(letters).toHaveLength(2);
  const fresh = await lastCode(server, person.email ?? "");
  expect(await sendCode(code)).toMatchObject(codeIsWrong);
  expect(await sendCode(fresh)).toMatchObject({ status: 200 });
});

test("codes are sent again a few times only", async () => {
  const { browser, ticket } = await waitForCode("official.8");
  for (let turn = 1; turn <= 4; turn += 1) {
    expect(await browser.request("resendOtp", { ticket })).toMatchObject({ status: 200 });
  }
  expect(await browser.request("resendOtp", { ticket })).toMatchObject({ status: 429 });
});

test("the code of one sign-in does not complete another", async () => {
  const mine = await waitForCode("official.9");
  const theirs = await waitForCode("official.10");
  expect(await theirs.sendCode(mine.code)).toMatchObject(codeIsWrong);
  expect(
    await mine.browser.request("verifyOtp", { ticket: "made-up", code: mine.code }),
  ).toMatchObject(codeIsWrong);
  expect(await mine.browser.request("resendOtp", { ticket: "made-up" })).toMatchObject(codeIsWrong);
});

test("a code that is no code is told in words", async () => {
  const { sendCode } = await waitForCode("official.11");
  expect(await sendCode("12a")).toMatchObject({
    status: 422,
    fields: { code: "the code has 6 digits" },
  });
});

test("who loses the right to sign in before the code arrives is refused", async () => {
  const alumni = await waitForCode("official.12");
  const withoutMenu = await waitForCode("official.13");
  const change = (id: string, to: Partial<typeof users.$inferInsert>) =>
    server.db.update(users).set(to).where(eq(users.id, id));
  await change(alumni.person.id, { userType: "alumni" });
  await change(withoutMenu.person.id, { role: "unassigned" });
  expect(await alumni.sendCode(alumni.code)).toMatchObject({ code: "user_type_refused" });
  expect(await withoutMenu.sendCode(withoutMenu.code)).toMatchObject({ code: "no_menu_items" });
});
