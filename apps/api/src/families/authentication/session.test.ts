import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { refreshTokens, signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { users } from "../../database/schema/users.ts";
import { inTransaction } from "../../database/transaction.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "./testing/browser.ts";
import { addPerson, password, recordOf } from "./testing/people.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

const signedOut = { status: 401, code: "signed_out" };

/** Someone signed in at a browser. */
async function signedIn(userName: string) {
  const person = await addPerson(server, { userName });
  const browser = openBrowser(server);
  await browser.request("login", { userName, password });
  const [session] = await server.db
    .select()
    .from(signInSessions)
    .where(eq(signInSessions.userId, person.id));
  return { person, browser, sessionId: session?.id ?? "" };
}

/** As if the refresh tokens that were used had been used a minute ago. */
const laterOn = (sessionId: string) =>
  server.db
    .update(refreshTokens)
    .set({ usedAt: new Date(Date.now() - 60_000) })
    .where(eq(refreshTokens.sessionId, sessionId));

const renew = (refreshToken: string) => {
  const browser = openBrowser(server);
  browser.cookies.set("refreshToken", refreshToken);
  return browser.request("renewSession", {});
};

test("a session is renewed by its cookie, which is a new one each time", async () => {
  const { browser, sessionId, person } = await signedIn("ND/2026/201");
  const first = browser.cookies.get("refreshToken");
  const answer = await browser.request("renewSession", {});
  expect(answer).toMatchObject({
    status: 200,
    data: { userType: "student", fullName: "Okonkwo Ngọzi Ada", isImpersonating: false },
  });
  const second = browser.cookies.get("refreshToken");
  expect(second).not.toBe(first);
  const token = answer.success ? answer.data.jwtToken.token : "";
  expect(await browser.request("getProfile", {}, { token })).toMatchObject({ status: 200 });
  expect(await browser.request("renewSession", {})).toMatchObject({ status: 200 });
  const record = await recordOf(server, sessionId);
  expect(record).toMatchObject([
    { action: "renewSession", after: { userId: person.id } },
    { action: "renewSession" },
  ]);
});

test("two tabs that wake at once are both renewed", async () => {
  const { browser } = await signedIn("ND/2026/202");
  const shared = browser.cookies.get("refreshToken") ?? "";
  const answers = await Promise.all([renew(shared), renew(shared)]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  const [one, other] = answers.map(({ headers }) =>
    headers.getSetCookie().find((cookie) => cookie.startsWith("refreshToken=")),
  );
  expect(one?.split(";")[0]).toBe(other?.split(";")[0]);
});

test("another site's page neither renews nor ends a session, whatever its browser sends", async () => {
  const { browser } = await signedIn("ND/2026/210");
  const refreshToken = browser.cookies.get("refreshToken") ?? "";
  const foreign = { Origin: "https://evil.example", Cookie: `refreshToken=${refreshToken}` };
  for (const name of ["renewSession", "logout", "endImpersonation"] as const) {
    expect(await server.request(name, {}, { headers: foreign })).toMatchObject({
      status: 403,
      code: "foreign_origin",
    });
  }
  expect(await browser.request("renewSession", {})).toMatchObject({ status: 200 });
});

test("a cookie used again later ends the whole session, the thief's and the person's", async () => {
  const { browser, sessionId } = await signedIn("ND/2026/203");
  const stolen = browser.cookies.get("refreshToken") ?? "";
  const answer = await browser.request("renewSession", {});
  const token = answer.success ? answer.data.jwtToken.token : "";
  await laterOn(sessionId);
  expect(await renew(stolen)).toMatchObject(signedOut);
  expect(await browser.request("getProfile", {}, { token })).toMatchObject(signedOut);
  expect(await browser.request("renewSession", {})).toMatchObject(signedOut);
  expect([...browser.cookies.keys()]).toEqual(["device"]);
  const [session] = await server.db
    .select()
    .from(signInSessions)
    .where(eq(signInSessions.id, sessionId));
  expect(session).toMatchObject({ endReason: "reused" });
  expect((await recordOf(server, sessionId)).map((row) => row.action)).toEqual([
    "renewSession",
    "refuseRenewal",
  ]);
});

test("without a cookie, with a made-up or an expired one, there is nothing to renew", async () => {
  const { browser, sessionId } = await signedIn("ND/2026/204");
  expect(await openBrowser(server).request("renewSession", {})).toMatchObject(signedOut);
  expect(await renew("made-up")).toMatchObject(signedOut);
  await server.db
    .update(refreshTokens)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(refreshTokens.sessionId, sessionId));
  expect(await browser.request("renewSession", {})).toMatchObject(signedOut);
});

test.each([
  ["switched off", { active: false }],
  ["of a type that may not sign in", { userType: "alumni" }],
])("an account that is now %s is not renewed", async (_, change) => {
  const { browser, person } = await signedIn(`ND/2026/205 ${Object.keys(change).join()}`);
  await server.db.update(users).set(change).where(eq(users.id, person.id));
  expect(await browser.request("renewSession", {})).toMatchObject(signedOut);
});

test("a renewal says who acts for the person, as long as that account is on", async () => {
  const { id } = await addPerson(server, { userName: "ND/2026/206" });
  const admin = await addPerson(server, {
    userName: "impersonator",
    userType: "official",
    role: "administrator",
  });
  const opened = await inTransaction(server.db, (tx) =>
    server.services.sessions.open(tx, id, { impersonatorId: admin.id, reason: "Asked to" }),
  );
  const browser = openBrowser(server);
  browser.cookies.set("refreshToken", opened.refresh.token);
  expect(await browser.request("renewSession", {})).toMatchObject({
    status: 200,
    data: { isImpersonating: true, impersonatorUsername: "impersonator" },
  });
  await server.db.update(users).set({ active: false }).where(eq(users.id, admin.id));
  expect(await browser.request("renewSession", {})).toMatchObject(signedOut);
});

test("a session that began while the clock was ahead is over once it is right", async () => {
  const { person, browser } = await signedIn("early");
  const token = await server.tokenOf({ user: "early" });
  const ask = () => browser.request("getProfile", {}, { token });
  expect(await ask()).toMatchObject({ status: 200 });
  const [ahead, end] = [4000, 4007].map((days) => new Date(Date.now() + days * 86_400_000));
  await server.db
    .update(signInSessions)
    .set({ createdAt: ahead, expiresAt: end })
    .where(eq(signInSessions.userId, person.id));
  expect(await ask()).toMatchObject({ status: 401 });
  expect(await browser.request("renewSession", {})).toMatchObject({ status: 401 });
});

test("signing out ends the session at once, for every copy of its tokens", async () => {
  const { browser, sessionId } = await signedIn("ND/2026/207");
  const token = browser.cookies.get("token") ?? "";
  const copy = browser.cookies.get("refreshToken") ?? "";
  expect(await browser.request("logout", {})).toMatchObject({ status: 200, data: {} });
  expect([...browser.cookies.keys()]).toEqual(["device"]);
  expect(await browser.request("getProfile", {}, { token })).toMatchObject(signedOut);
  expect(await renew(copy)).toMatchObject(signedOut);
  expect((await recordOf(server, sessionId)).map((row) => row.action)).toEqual(["logout"]);
});

test("an access token alone is enough to sign out", async () => {
  const { browser } = await signedIn("ND/2026/208");
  const token = browser.cookies.get("token") ?? "";
  const other = openBrowser(server);
  expect(await other.request("logout", {}, { token })).toMatchObject({ status: 200 });
  expect(await browser.request("renewSession", {})).toMatchObject(signedOut);
});

test("signing out twice, or without ever having signed in, is no error", async () => {
  const { browser } = await signedIn("ND/2026/209");
  await browser.request("logout", {});
  expect(await browser.request("logout", {})).toMatchObject({ status: 200 });
  expect(await openBrowser(server).request("logout", {})).toMatchObject({ status: 200 });
});
