import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { userClaims } from "../../database/schema/rights.ts";
import { signInSessions } from "../../database/schema/sign-in-sessions.ts";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import { addPerson, password } from "../authentication/testing/people.ts";
import { actingOn } from "./testing/acting.ts";

// One's own session waits while one acts as another person, and goes on where that ends.

const server = await testServer(behindProxy);
afterAll(server.stop);
const { official, actingFor, whoseIs } = actingOn(server);

test("the session ends by hand, and is over at once: the own one goes on", async () => {
  const { browser, as, impersonator } = await actingFor("student");
  expect(await browser.request("endImpersonation", {}, as)).toMatchObject({ status: 200 });
  expect(await server.request("getProfile", {}, { as })).toMatchObject({ status: 401 });
  expect(await whoseIs(browser)).toBe(impersonator.userName);
  expect(await browser.request("renewSession", {})).toMatchObject({
    status: 200,
    data: { isImpersonating: false, impersonatorUsername: null },
  });
  expect(await whoseIs(browser)).toBe(impersonator.userName);
});

const over = { expiresAt: new Date(0) };

test("the session ends by itself, no renewal makes it longer, and the own one goes on", async () => {
  const { browser, as, impersonator } = await actingFor("student");
  expect(await browser.request("renewSession", {})).toMatchObject({
    status: 200,
    data: { isImpersonating: true },
  });
  const acting = eq(signInSessions.impersonatorId, impersonator.id);
  const [session] = await server.db.select().from(signInSessions).where(acting);
  expect((session?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  await server.db.update(signInSessions).set(over).where(acting);
  expect(await server.request("getProfile", {}, { as })).toMatchObject({ status: 401 });
  expect(await browser.request("renewSession", {})).toMatchObject({
    status: 200,
    data: { isImpersonating: false },
  });
  expect(await whoseIs(browser)).toBe(impersonator.userName);
});

test("the own session can do nothing while it waits, and comes back once", async () => {
  const { person, browser, as } = await official();
  const copy = openBrowser(server);
  const copied = browser.cookies.get("refreshToken") ?? "";
  copy.cookies.set("refreshToken", copied);
  const [first, second] = await Promise.all(
    [1, 2].map(() => browser.request("impersonate", { userName: "student", reason: "" }, as)),
  );
  if (!first?.success || !second?.success) throw new Error("Not allowed");
  await browser.request("impersonationLogin", first.data);
  const acting = browser.cookies.get("refreshToken") ?? "";
  expect(await server.request("getProfile", {}, { as })).toMatchObject({ status: 401 });
  expect(await copy.request("renewSession", {})).toMatchObject({ status: 401 });
  expect(await openBrowser(server).request("impersonationLogin", second.data)).toMatchObject({
    code: "link_expired",
  });
  const token = browser.cookies.get("token") ?? "";
  await browser.request("endImpersonation", {}, { token });
  expect(await whoseIs(browser)).toBe(person.userName);
  for (const used of [acting, copied]) {
    copy.cookies.set("refreshToken", used);
    expect(await copy.request("renewSession", {})).toMatchObject({ status: 401 });
  }
  expect(await whoseIs(browser)).toBe(person.userName);
});

test("whoever signs out as somebody else is signed out altogether", async () => {
  const { browser, as, old } = await actingFor("student");
  const acting = browser.cookies.get("refreshToken") ?? "";
  expect(await browser.request("logout", {}, as)).toMatchObject({ status: 200 });
  expect([...browser.cookies.keys()]).toEqual(["device"]);
  browser.cookies.set("refreshToken", acting);
  expect(await browser.request("renewSession", {})).toMatchObject({ status: 401 });
  expect(await server.request("getProfile", {}, { as: old })).toMatchObject({ status: 401 });
});

test("a new password of one's own ends both sessions; one of the other person that as them alone", async () => {
  const changed = { currentPassword: password, password: "Other-Pass-1" };
  const changeAs = async (userName: string) => {
    const elsewhere = openBrowser(server);
    await elsewhere.request("login", { userName, password });
    const token = elsewhere.cookies.get("token") ?? "";
    return elsewhere.request("changePassword", changed, { token });
  };
  const mine = await actingFor("student");
  expect(await changeAs(mine.impersonator.userName)).toMatchObject({ status: 200 });
  expect(await mine.browser.request("renewSession", {})).toMatchObject({ status: 401 });

  await addPerson(server, { userName: "changes.password" });
  const theirs = await actingFor("changes.password");
  expect(await changeAs("changes.password")).toMatchObject({ status: 200 });
  expect(await server.request("getProfile", {}, { as: theirs.as })).toMatchObject({ status: 401 });
  expect(await theirs.browser.request("renewSession", {})).toMatchObject({ status: 200 });
  expect(await whoseIs(theirs.browser)).toBe(theirs.impersonator.userName);
});

test("whoever loses the right in the middle is oneself at the next call, and whoever loses the account is out", async () => {
  const losses = {
    right: (userId: string) =>
      server.db.insert(userClaims).values({
        userId,
        claim: "users.impersonate",
        allowed: false,
        reason: "The audit asks for it.",
        since: new Date(),
        until: new Date(Date.now() + 60_000),
      }),
    role: (id: string) => server.db.update(users).set({ role: "bursar" }).where(eq(users.id, id)),
    account: (id: string) => server.db.update(users).set({ active: false }).where(eq(users.id, id)),
  };
  for (const [lost, lose] of Object.entries(losses)) {
    const { browser, as, impersonator } = await actingFor("student", "Asked at the desk");
    expect(await server.request("getProfile", {}, { as })).toMatchObject({ status: 200 });
    await lose(impersonator.id);
    expect(await server.request("getProfile", {}, { as })).toMatchObject({ status: 401 });
    const out = lost === "account";
    expect(await browser.request("renewSession", {})).toMatchObject({ status: out ? 401 : 200 });
    expect(await whoseIs(browser)).toBe(out ? undefined : impersonator.userName);
  }
});
