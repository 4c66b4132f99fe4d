import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { oneTimeTokens } from "../../database/schema/one-time-tokens.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "./testing/browser.ts";
import { addPerson, lastToken, lettersTo, password, recordOf } from "./testing/people.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

const linkIsOver = { status: 400, code: "link_expired" };
const fresh = "Fresh-Pass-2";

/** Someone who has asked for a reset link. */
async function askForLink(userName: string) {
  const person = await addPerson(server, { userName });
  const email = person.email ?? "";
  const browser = openBrowser(server);
  const ask = (to = email) => browser.request("sendResetPasswordMail", { email: to });
  const signIn = (own: string) => browser.request("login", { userName, password: own });
  const reset = (token: string, own = fresh) =>
    browser.request("resetPassword", { token, password: own });
  return { person, email, browser, ask, signIn, reset, asked: await ask() };
}

test("a forgotten password is replaced by the link, which works once", async () => {
  const { person, email, asked, reset, signIn } = await askForLink("forgetful");
  expect(asked).toMatchObject({ status: 200, data: {} });
  const [letter] = await lettersTo(server, email);
  expect(letter?.body).toContain(`${server.url}/reset_password?token=`);
  const token = await lastToken(server, email);

  expect(await reset(token)).toMatchObject({ status: 200 });
  expect(await reset(token, "Third-Pass-3")).toMatchObject(linkIsOver);
  expect(await signIn(password)).toMatchObject({ status: 400, code: "login_failed" });
  expect(await signIn(fresh)).toMatchObject({ status: 200 });

  const letters = await lettersTo(server, email);
  expect(letters.at(-1)?.subject).toContain("Your password was changed");
  const record = JSON.stringify(await recordOf(server, person.id));
  expect(record).toContain("resetPassword");
  expect(record).not.toContain(token);
  expect(record).not.toContain(fresh);
});

test("a link that was sent while the clock was ahead works no more, and another is sent", async () => {
  const { person, email, ask, reset } = await askForLink("early");
  const [ahead, end] = [4000, 4001].map((days) => new Date(Date.now() + days * 86_400_000));
  await server.db
    .update(oneTimeTokens)
    .set({ createdAt: ahead, expiresAt: end })
    .where(eq(oneTimeTokens.userId, person.id));
  expect(await reset(await lastToken(server, email))).toMatchObject(linkIsOver);
  await ask();
  expect(await reset(await lastToken(server, email))).toMatchObject({ status: 200 });
});

test("a new password ends every session and every other link", async () => {
  const { email, ask, reset, signIn, browser } = await askForLink("careful");
  const signedIn = await signIn(password);
  const token = signedIn.success ? (signedIn.data.session?.jwtToken.token ?? "") : "";
  const firstLink = await lastToken(server, email);
  await ask();
  expect(await reset(await lastToken(server, email))).toMatchObject({ status: 200 });
  expect(await reset(firstLink, "Third-Pass-3")).toMatchObject(linkIsOver);
  expect(await browser.request("getProfile", {}, { token })).toMatchObject({ status: 401 });
  expect(await browser.request("renewSession", {})).toMatchObject({ status: 401 });
});

test("a password that is easy to guess is refused in words, and the link stays good", async () => {
  const { email, reset } = await askForLink("careless");
  const token = await lastToken(server, email);
  for (const easy of ["Password@1", "Okonkwo#26", "Careless-26!"]) {
    const answer = await reset(token, easy);
    expect(answer).toMatchObject({ status: 422, code: "weak_password" });
    expect(answer).toMatchObject({
      fields: { password: expect.stringContaining("easy to guess") },
    });
  }
  expect(await reset(token)).toMatchObject({ status: 200 });
});

test("an unknown address is answered like a known one, and gets no letter", async () => {
  const { asked, ask } = await askForLink("curious");
  const unknown = await ask("nobody@example.com");
  expect({ ...unknown, headers: null }).toEqual({ ...asked, headers: null });
  expect(await lettersTo(server, "nobody@example.com")).toEqual([]);
});

test("an expired or made-up link is refused", async () => {
  const { person, email, reset } = await askForLink("late");
  expect(await reset("made-up")).toMatchObject(linkIsOver);
  await server.db
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(oneTimeTokens.userId, person.id));
  expect(await reset(await lastToken(server, email))).toMatchObject(linkIsOver);
});

test("of a link opened five times at once, one sets the password", async () => {
  const { email, reset } = await askForLink("rushed");
  const token = await lastToken(server, email);
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, turn) => reset(token, `Fresh-Pass-${turn}`)),
  );
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
});

test("a weak password is refused and the link stays good", async () => {
  const { email, reset } = await askForLink("weak");
  const token = await lastToken(server, email);
  expect(await reset(token, "password")).toMatchObject({
    status: 422,
    fields: { password: expect.stringContaining("8 to 30 characters") },
  });
  expect(await reset(token)).toMatchObject({ status: 200 });
});

test("links are sent to one address a few times only, known or not", async () => {
  const { ask } = await askForLink("impatient");
  for (let turn = 2; turn <= 4; turn += 1) expect(await ask()).toMatchObject({ status: 200 });
  expect(await ask()).toMatchObject({ status: 429, code: "too_many_requests" });
  for (let turn = 1; turn <= 4; turn += 1) await ask("unknown@example.com");
  expect(await ask("Unknown@example.com")).toMatchObject({ status: 429 });
});

test("an empty or wrong address is told in the specified words", async () => {
  const browser = openBrowser(server);
  expect(await browser.request("sendResetPasswordMail", { email: " " })).toMatchObject({
    status: 422,
    fields: { email: "please input email address" },
  });
  expect(await browser.request("sendResetPasswordMail", { email: "a@b" })).toMatchObject({
    status: 422,
    fields: { email: "invalid email address" },
  });
});
