import { nd } from "@polyportal/domain/programmes/nd";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { refreshTokens } from "../../database/schema/sign-in-sessions.ts";
import { securityEvents } from "../../database/schema/security-events.ts";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "./testing/browser.ts";
import { addPerson, password } from "./testing/people.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

/** What the log says of an account, in any order. */
async function eventsOf(userId: string) {
  await server.services.securityLog.flush();
  return server.db.select().from(securityEvents).where(eq(securityEvents.userId, userId));
}

async function events(kind: string) {
  await server.services.securityLog.flush();
  return server.db.select().from(securityEvents).where(eq(securityEvents.kind, kind));
}

test("failed sign-ins stand in the log: of an account by its id, of an unknown name by a hash", async () => {
  const { id, userName } = await addPerson(server, { userName: "ND/2026/301" });
  const browser = openBrowser(server);
  await browser.request("login", { userName, password: "Wrong-Pass-1" });
  await browser.request("login", { userName, password: "Wrong-Pass-2" });
  const [event] = await eventsOf(id);
  expect(event).toMatchObject({ kind: "sign_in_failed", reason: "wrong_password", count: 2 });
  expect(event?.address).toMatch(/^10\.0\./);
  await browser.request("login", { userName: "My-Own-Pass-1", password: "ND/2026/301" });
  const all = await events("sign_in_failed");
  expect(all).toContainEqual(expect.objectContaining({ reason: "unknown_name", userId: null }));
  expect(JSON.stringify(all)).not.toMatch(/My-Own|Wrong-Pass/i);
});

test("so do a wrong current password, and a type that may not sign in", async () => {
  const { id, userName } = await addPerson(server, { userName: "ND/2026/302" });
  const browser = openBrowser(server);
  await browser.request("login", { userName, password });
  const token = browser.cookies.get("token") ?? "";
  const change = { currentPassword: "Wrong-Pass-1", password: "Other-Pass-1" };
  await browser.request("changePassword", change, { token });
  expect(await eventsOf(id)).toMatchObject([{ reason: "wrong_password" }]);
  const former = await addPerson(server, { userName: "ND/2020/302", userType: "alumni" });
  await browser.request("login", { userName: former.userName, password });
  expect(await eventsOf(former.id)).toMatchObject([{ reason: "user_type_refused" }]);
});

test("a limit that was reached is one row, however often", async () => {
  const { userName } = await addPerson(server, { userName: "ND/2026/303" });
  const browser = openBrowser(server);
  for (let turn = 1; turn <= 12; turn += 1) {
    await browser.request("login", { userName, password: `Wrong-Pass-${turn}` });
  }
  const reached = await events("limit_reached");
  expect(reached).toMatchObject([{ reason: "signInByAccount", count: 4, userId: null }]);
  const [failed] = (await events("sign_in_failed")).filter((row) => row.count === 8);
  // The account that was aimed at can be told by the two.
  expect(reached[0]?.nameHash).toBe(failed?.nameHash);
});

test("forged tokens and those of a session that is over stand there, old ones do not", async () => {
  const { id, userName } = await addPerson(server, { userName: "ND/2026/304" });
  const browser = openBrowser(server);
  await browser.request("login", { userName, password });
  const token = browser.cookies.get("token") ?? "";
  const old = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIiwiZXhwIjoxfQ.AAAA";
  await browser.request("getProfile", {}, { token: old });
  expect(await events("token_refused")).toEqual([]);
  await browser.request("getProfile", {}, { token: `${token.slice(0, -4)}AAAA` });
  await browser.request("getProfile", {}, { token: "none" });
  expect(await events("token_refused")).toMatchObject([{ reason: "forged", count: 2 }]);
  await browser.request("logout", {}, { token });
  await browser.request("getProfile", {}, { token });
  expect(await eventsOf(id)).toMatchObject([{ kind: "token_refused", reason: "session_over" }]);
});

test("so do those of an application that was closed on its device", async () => {
  const on = new Map<string, string>();
  const { id, rrr, ...invoice } = await server.ok("createInvoice", newOrder(), { on });
  await payByCard(server, invoice);
  await server.ok("getInvoice", { id: id ?? "", refresh: "true" }, { on });
  const own = { ...nd.api, rrr: rrr ?? "" };
  const { token } = await server.ok("openApplication", own, { on });
  await server.ok("closeApplication", { ...nd.api }, { as: { token } });
  expect(await server.request("loadApplication", own, { as: { token } })).toMatchObject({
    status: 401,
  });
  expect(await events("token_refused")).toContainEqual(
    expect.objectContaining({ reason: "opening_closed", count: 1 }),
  );
});

test("a refresh token used again stands there with its account, a foreign page with its address", async () => {
  const { id, userName } = await addPerson(server, { userName: "ND/2026/305" });
  const browser = openBrowser(server);
  await browser.request("login", { userName, password });
  const stolen = browser.cookies.get("refreshToken") ?? "";
  await browser.request("renewSession", {});
  await server.db.update(refreshTokens).set({ usedAt: new Date(Date.now() - 60_000) });
  const thief = openBrowser(server);
  thief.cookies.set("refreshToken", stolen);
  expect(await thief.request("renewSession", {})).toMatchObject({ status: 401 });
  expect(await eventsOf(id)).toMatchObject([{ kind: "refresh_token_reused" }]);
  await server.request("logout", {}, { headers: { Origin: "https://evil.example" } });
  expect(await events("foreign_origin")).toMatchObject([{ reason: "logout", count: 1 }]);
});
