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

const linkIsOver = { status: 400, code: "link_expired" };

const profile = {
  lastname: "Okonkwo-Bello",
  firstname: "Ngọzi",
  middlename: "",
  mobileNumber: "0803 123 4567",
  password: "Fresh-Pass-2",
};

/** A new student, known by number and e-mail address, who has asked for the set-up link. */
async function askForLink(userName: string) {
  const person = await addPerson(server, { userName, oldUser: false });
  const email = person.email ?? "";
  const browser = openBrowser(server);
  const ask = (regNumber = userName) => browser.request("verifyUser", { regNumber });
  const asked = await ask();
  return { person, email, browser, ask, asked, token: await lastToken(server, email) };
}

test("a new student completes the account by the link and signs in", async () => {
  const { person, email, browser, asked, token } = await askForLink("ND/2026/101");
  expect(asked).toMatchObject({ status: 200, data: {} });
  const [letter] = await lettersTo(server, email);
  expect(letter?.body).toContain(`${server.url}/create_profile?token=`);

  expect(await browser.request("getSetUp", { token })).toMatchObject({
    status: 200,
    data: {
      userName: "ND/2026/101",
      lastname: "Okonkwo",
      firstname: "Ngọzi",
      middlename: "Ada",
      mobileNumber: "08012345678",
    },
  });
  expect(await browser.request("createProfile", { token, ...profile })).toMatchObject({
    status: 200,
  });
  expect(await readPerson(server, person.userName)).toMatchObject({
    lastname: "Okonkwo-Bello",
    middlename: "",
    mobileNumber: "08031234567",
    email,
    oldUser: true,
  });
  const signIn = (own: string) =>
    browser.request("login", { userName: "nd/2026/101", password: own });
  expect(await signIn(password)).toMatchObject({ code: "login_failed" });
  expect(await signIn(profile.password)).toMatchObject({
    data: { oldUser: true, session: { fullName: "Okonkwo-Bello Ngọzi" } },
  });
  const record = await recordOf(server, person.id);
  expect(record.map((row) => row.action)).toEqual(["verifyUser", "createProfile", "login"]);
  expect(record[1]?.before).toMatchObject({ lastname: "Okonkwo" });
  expect(record[1]?.after).toMatchObject({ lastname: "Okonkwo-Bello" });
  expect(JSON.stringify(record)).not.toContain(profile.password);
});

test("the link works once, and looking does not use it", async () => {
  const { browser, token } = await askForLink("ND/2026/102");
  await browser.request("getSetUp", { token });
  expect(await browser.request("getSetUp", { token })).toMatchObject({ status: 200 });
  expect(await browser.request("createProfile", { token, ...profile })).toMatchObject({
    status: 200,
  });
  expect(await browser.request("createProfile", { token, ...profile })).toMatchObject(linkIsOver);
  expect(await browser.request("getSetUp", { token })).toMatchObject(linkIsOver);
});

test("a password of the names that were just typed is easy to guess", async () => {
  const { browser, token } = await askForLink("ND/2026/112");
  const named = { ...profile, token, lastname: "Ebubechukwu", password: "Ebubechukwu1!" };
  expect(await browser.request("createProfile", named)).toMatchObject({
    status: 422,
    code: "weak_password",
    fields: { password: expect.stringContaining("easy to guess") },
  });
  expect(await browser.request("createProfile", { token, ...profile })).toMatchObject({
    status: 200,
  });
});

test("an expired or made-up link is refused", async () => {
  const { person, browser, token } = await askForLink("ND/2026/103");
  expect(await browser.request("getSetUp", { token: "made-up" })).toMatchObject(linkIsOver);
  await server.db
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(oneTimeTokens.userId, person.id));
  expect(await browser.request("getSetUp", { token })).toMatchObject(linkIsOver);
  expect(await browser.request("createProfile", { token, ...profile })).toMatchObject(linkIsOver);
});

test("unknown numbers, and those without an address, are answered like known ones", async () => {
  const { asked, ask } = await askForLink("ND/2026/104");
  await addPerson(server, { userName: "ND/2026/105", oldUser: false, email: null });
  for (const regNumber of ["ND/1999/999", "ND/2026/105", "' or 1=1 --"]) {
    const answer = await ask(regNumber);
    expect({ ...answer, headers: null }).toEqual({ ...asked, headers: null });
  }
});

test("who has an account already is told so by e-mail, without a link to set it up", async () => {
  const { email } = await addPerson(server, { userName: "ND/2020/001" });
  const answer = await openBrowser(server).request("verifyUser", { regNumber: "ND/2020/001" });
  expect(answer).toMatchObject({ status: 200, data: {} });
  const [letter] = await lettersTo(server, email ?? "");
  expect(letter?.body).toContain(`${server.url}/login`);
  expect(letter?.body).toContain(`${server.url}/forgot_password`);
  expect(await lastToken(server, email ?? "")).toBe("");
});

test("names, phone and password are held to their rules, and the link stays good", async () => {
  const { browser, token } = await askForLink("ND/2026/106");
  expect(
    await browser.request("createProfile", {
      token,
      lastname: "",
      firstname: "<script>alert(1)</script>",
      middlename: "Ada ",
      mobileNumber: "801234567",
      password: "short",
    }),
  ).toMatchObject({
    status: 422,
    fields: {
      lastname: "please input surname",
      firstname: "invalid name, check for trailing spaces",
      middlename: "invalid name, check for trailing spaces",
      mobileNumber: "invaild phone number",
      password: expect.stringContaining("8 to 30 characters"),
    },
  });
  const named = { ...profile, lastname: "O'Brien", firstname: "D’Ọlá-Adé" };
  expect(await browser.request("createProfile", { token, ...named })).toMatchObject({
    status: 200,
  });
  expect(await readPerson(server, "ND/2026/106")).toMatchObject({
    lastname: "O'Brien",
    firstname: "D’Ọlá-Adé",
  });
});

test("links are sent a few times only", async () => {
  const { ask } = await askForLink("ND/2026/107");
  for (let turn = 2; turn <= 4; turn += 1) expect(await ask()).toMatchObject({ status: 200 });
  expect(await ask()).toMatchObject({ status: 429 });
});

test("an empty number is told in words", async () => {
  expect(await openBrowser(server).request("verifyUser", { regNumber: "" })).toMatchObject({
    status: 422,
    fields: { regNumber: "please enter your matric or JAMB number" },
  });
});
