import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { oneTimeTokens } from "../../database/schema/one-time-tokens.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "./testing/browser.ts";
import {
  addPerson,
  lastToken,
  lettersTo,
  password,
  readPerson,
  recordOf,
} from "./testing/people.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

const linkIsOver = {
  status: 400,
  code: "link_expired",
  message: "This link is wrong, used or has expired. Please ask for a new one.",
};

/** A browser in which a new student has given the right password for the first time. */
async function firstLogin(userName: string) {
  const person = await addPerson(server, { userName, oldUser: false, email: null });
  const browser = openBrowser(server);
  const answer = await browser.request("login", { userName, password });
  const ticket = answer.success ? (answer.data.ticket ?? "") : "";
  const changeEmail = (email: string) => browser.request("changeEmail", { ticket, email });
  const confirmEmail = (token: string) => browser.request("confirmEmail", { token });
  const signIn = () => browser.request("login", { userName, password });
  return { person, browser, answer, changeEmail, confirmEmail, signIn };
}

test("a first login gives an address, confirms it by its link, and then signs in", async () => {
  const { person, browser, answer, changeEmail, confirmEmail, signIn } =
    await firstLogin("ND/2026/001");
  expect(answer).toMatchObject({
    status: 200,
    data: { oldUser: false, twoFactor: false, session: null, ticket: expect.any(String) },
  });
  expect(browser.cookies.size).toBe(0);

  expect(await changeEmail("ngozi@example.com")).toMatchObject({ status: 200 });
  expect(await readPerson(server, person.userName)).toMatchObject({ email: null, oldUser: false });
  const [letter] = await lettersTo(server, "ngozi@example.com");
  expect(letter).toMatchObject({ subject: expect.stringContaining("Confirm your email address") });
  expect(letter?.body).toContain(`${server.url}/verify_confirmation?token=`);
  expect(letter?.body).toContain("Dear Ngọzi Okonkwo,");
  expect(await signIn()).toMatchObject({ data: { oldUser: false, session: null } });

  const token = await lastToken(server, "ngozi@example.com");
  expect(await confirmEmail(token)).toMatchObject({ status: 200 });
  expect(await readPerson(server, person.userName)).toMatchObject({
    email: "ngozi@example.com",
    oldUser: true,
  });
  expect(await signIn()).toMatchObject({
    data: { oldUser: true, session: { fullName: "Okonkwo Ngọzi Ada" } },
  });
  const record = await recordOf(server, person.id);
  expect(record.map((row) => row.action)).toEqual([
    "firstLogin",
    "changeEmail",
    "firstLogin",
    "confirmEmail",
    "login",
  ]);
  expect(JSON.stringify(record)).not.toContain(token);
});

test("the demo's new student goes to change the e-mail address", async () => {
  expect(
    await openBrowser(server).request("login", {
      userName: "new.student",
      password: "Demo-Pass-1",
    }),
  ).toMatchObject({ status: 200, data: { oldUser: false, ticket: expect.any(String) } });
});

test("a ticket and a link work once", async () => {
  const { changeEmail, confirmEmail } = await firstLogin("ND/2026/002");
  expect(await changeEmail("once@example.com")).toMatchObject({ status: 200 });
  expect(await changeEmail("twice@example.com")).toMatchObject(linkIsOver);
  const token = await lastToken(server, "once@example.com");
  expect(await confirmEmail(token)).toMatchObject({ status: 200 });
  expect(await confirmEmail(token)).toMatchObject(linkIsOver);
});

test("an expired link is refused", async () => {
  const { person, changeEmail, confirmEmail } = await firstLogin("ND/2026/003");
  await changeEmail("late@example.com");
  await server.db
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(oneTimeTokens.userId, person.id));
  expect(await confirmEmail(await lastToken(server, "late@example.com"))).toMatchObject(linkIsOver);
  expect(await readPerson(server, person.userName)).toMatchObject({ oldUser: false });
});

test("an address of someone else is refused, in any case, and the ticket stays good", async () => {
  const { changeEmail } = await firstLogin("ND/2026/004");
  expect(await changeEmail("Student@Alani.example")).toMatchObject({
    status: 409,
    code: "email_taken",
  });
  expect(await changeEmail("my.own@example.com")).toMatchObject({ status: 200 });
});

test("of two who were sent a link to the same address, the first to open it gets it", async () => {
  const first = await firstLogin("ND/2026/005");
  const second = await firstLogin("ND/2026/006");
  await first.changeEmail("family@example.com");
  const firstToken = await lastToken(server, "family@example.com");
  await second.changeEmail("family@example.com");
  const secondToken = await lastToken(server, "family@example.com");
  expect(await second.confirmEmail(secondToken)).toMatchObject({ status: 200 });
  expect(await first.confirmEmail(firstToken)).toMatchObject({ status: 409, code: "email_taken" });
});

test("a ticket of one kind is no link of another", async () => {
  const { answer, browser } = await firstLogin("ND/2026/007");
  const ticket = answer.success ? (answer.data.ticket ?? "") : "";
  expect(await browser.request("confirmEmail", { token: ticket })).toMatchObject(linkIsOver);
  expect(
    await browser.request("resetPassword", { token: ticket, password: "Other-Pass-1" }),
  ).toMatchObject(linkIsOver);
  expect(await browser.request("changeEmail", { ticket: "x", email: "a@b.ng" })).toMatchObject(
    linkIsOver,
  );
});

test("an address that is none is told in the specified words", async () => {
  const { changeEmail } = await firstLogin("ND/2026/008");
  expect(await changeEmail("")).toMatchObject({
    status: 422,
    fields: { email: "please input email address" },
  });
  expect(await changeEmail("ngozi")).toMatchObject({
    status: 422,
    fields: { email: "invalid email address" },
  });
});

test("confirmation links are sent a few times only", async () => {
  const { signIn, browser } = await firstLogin("ND/2026/009");
  const again = async (turn: number) => {
    const answer = await signIn();
    const ticket = answer.success ? (answer.data.ticket ?? "") : "";
    return browser.request("changeEmail", { ticket, email: `turn${turn}@example.com` });
  };
  for (let turn = 1; turn <= 4; turn += 1) {
    expect(await again(turn)).toMatchObject({ status: 200 });
  }
  expect(await again(5)).toMatchObject({ status: 429 });
});
