import { contract, type EndpointName } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { notifications } from "../../database/schema/notification.ts";
import { oneTimeTokens } from "../../database/schema/one-time-tokens.ts";
import { userClaims, userRoles } from "../../database/schema/rights.ts";
import { routesOf } from "../../server/routes.ts";
import { askWithin } from "../../testing/ask-within.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import { password, readPerson, recordOf } from "../authentication/testing/people.ts";
import { actingOn } from "./testing/acting.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

const { official, actingFor } = actingOn(server);

test("an administrator sees the portal as a student, for 15 minutes", async () => {
  const { browser, as, old, opened, impersonator } = await actingFor("student");
  expect(opened).toMatchObject({
    status: 200,
    data: {
      userType: "student",
      fullName: "Adébáyọ̀ Oluwaseun Ibukun",
      isImpersonating: true,
      impersonatorUsername: impersonator.userName,
      displayCSATModal: false,
    },
  });
  expect(browser.cookies.get("userType")).toBe("student");
  const profile = await server.ok("getProfile", {}, { as });
  expect(profile).toMatchObject({
    userName: "student",
    impersonation: { impersonator: "Okonkwo Ngọzi Ada", readOnly: true },
  });
  const left = Date.parse(profile.impersonation?.endsAt ?? "") - Date.now();
  expect(left).toBeGreaterThan(14 * 60_000);
  expect(left).toBeLessThanOrEqual(15 * 60_000);
  // The official's own session waits.
  expect(await server.request("getProfile", {}, { as: old })).toMatchObject({ status: 401 });
});

// Of what each programme has, the first one's.
const paths = new Map(
  routesOf(contract)
    .toReversed()
    .map(({ name, path }) => [name, path]),
);
const changing = Object.entries(contract as Record<string, Endpoint>).filter(
  ([name, { method, keepsSession }]) => paths.has(name) && method !== "GET" && !keepsSession,
);
const readOnlyToken = actingFor("student.pg").then(({ as }) => as);

test.each(changing.map(([name]) => name as EndpointName))(
  "without a reason %s is refused",
  async (name) => {
    const endpoint: Endpoint = contract[name];
    const path = paths.get(name)?.replaceAll(/:\w+/g, "1") ?? "";
    const response = await askWithin(server, path, {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${(await readOnlyToken).token}` },
    });
    const answer: unknown = await response.json();
    const audience: readonly string[] = endpoint.audience;
    const theirs = audience.includes("student") || audience.includes("anyone");
    expect(answer).toMatchObject({ code: theirs ? "read_only" : "forbidden" });
  },
);

test("a call that one's own pages never make is refused and on record, with both people", async () => {
  const { as, impersonator } = await actingFor("student", "To look at the menu");
  expect(await server.request("impersonate", { userName: "bursar" }, { as })).toMatchObject({
    status: 403,
  });
  const student = await readPerson(server, "student");
  const rows = await server.db
    .select()
    .from(auditRows)
    .where(and(eq(auditRows.action, "refuseCall"), eq(auditRows.actorId, student.id)));
  expect(rows).toMatchObject([
    { subjectId: "impersonate", impersonatorId: impersonator.id, after: { code: "forbidden" } },
  ]);
});

test("with a reason something can be changed, and both people are on record", async () => {
  const { as, impersonator } = await actingFor(
    "student.jupeb",
    "Lost her phone, asked at the desk",
  );
  const details = { mobileNumber: "08030000001", contactAddress: "1 New Road" };
  await server.ok("updateStudentProfile", details, { as });
  const student = await readPerson(server, "student.jupeb");
  const rows = await server.db
    .select()
    .from(auditRows)
    .where(eq(auditRows.action, "updateStudentProfile"));
  expect(rows).toMatchObject([{ actorId: student.id, impersonatorId: impersonator.id }]);
  const told = await server.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, student.id), isNull(notifications.readAt)));
  expect(told).toMatchObject([
    { body: expect.stringContaining("The reason: Lost her phone, asked at the desk") },
  ]);
  expect(await server.request("createRating", { rating: 1 }, { as })).toMatchObject({
    status: 403,
  });
});

test("a ticket dies with the session that asked for it", async () => {
  const ends = {
    signedOut: async ({ browser, as }: Awaited<ReturnType<typeof official>>) =>
      browser.request("logout", {}, as),
    newPasswordElsewhere: async ({ person }: Awaited<ReturnType<typeof official>>) => {
      const elsewhere = openBrowser(server);
      await elsewhere.request("login", { userName: person.userName, password });
      const token = elsewhere.cookies.get("token") ?? "";
      const change = { currentPassword: password, password: "Other-Pass-1" };
      return elsewhere.request("changePassword", change, { token });
    },
  };
  for (const end of Object.values(ends)) {
    const asker = await official();
    const wanted = { userName: "student", reason: "" };
    const wish = await asker.browser.request("impersonate", wanted, asker.as);
    if (!wish.success) throw new Error(wish.code);
    expect(await end(asker)).toMatchObject({ status: 200 });
    expect(await openBrowser(server).request("impersonationLogin", wish.data)).toMatchObject({
      status: 400,
      code: "link_expired",
    });
  }
});

test.each([
  ["registrar", "student", { status: 403, code: "forbidden" }],
  ["help desk", "lecturer", { status: 409, code: "not_impersonable" }],
  ["administrator", "admin", { status: 409, code: "not_impersonable" }],
  ["administrator", "alumni", { status: 409, code: "not_impersonable" }],
  ["administrator", "new.student", { status: 409, code: "not_impersonable" }],
  ["super administrator", "two.factor", { status: 409, code: "not_impersonable" }],
  ["super administrator", "nobody.here", { status: 404, code: "not_found" }],
])("%s cannot sign in as %s", async (role, userName, refusal) => {
  const { browser, as } = await official(role);
  expect(await browser.request("impersonate", { userName }, as)).toMatchObject(refusal);
});

test("a further role of the help desk lets a bursar sign in as students, until the right is gone", async () => {
  const { person, browser, as } = await official("bursar");
  await server.db
    .insert(userRoles)
    .values({ userId: person.id, role: "help desk", since: new Date() });
  const { roles } = await server.ok("getProfile", {}, { as });
  expect(roles.toSorted()).toEqual(["bursar", "help desk"]);
  const ask = (userName: string) => browser.request("impersonate", { userName, reason: "" }, as);
  expect(await ask("lecturer")).toMatchObject({ status: 409, code: "not_impersonable" });
  const wish = await ask("student");
  if (!wish.success) throw new Error(wish.code);
  const denied = { userId: person.id, claim: "users.impersonate", allowed: false } as const;
  const until = new Date(Date.now() + 60_000);
  await server.db
    .insert(userClaims)
    .values({ ...denied, reason: "The audit asks for it.", since: new Date(), until });
  expect(await browser.request("impersonationLogin", wish.data)).toMatchObject({
    status: 409,
    code: "not_impersonable",
  });
  await server.db.delete(userClaims).where(eq(userClaims.userId, person.id));
  expect(await browser.request("impersonationLogin", wish.data)).toMatchObject({
    status: 200,
    data: { userType: "student", isImpersonating: true },
  });
});

test("who is signed in as someone else cannot go on to a third", async () => {
  const { as } = await actingFor("bursar", "To look at a receipt");
  expect(await server.request("impersonate", { userName: "student" }, { as })).toMatchObject({
    status: 403,
  });
});

test("a ticket opens one session, of the person that it was made for, within a minute", async () => {
  const { browser, as, person } = await official();
  const start = async () => {
    const answer = await browser.request("impersonate", { userName: "student" }, as);
    if (!answer.success) throw new Error(answer.code);
    return answer.data;
  };
  const other = await readPerson(server, "student.pg");
  const wish = await start();
  const refused = { status: 400, code: "link_expired" };
  const open = (input: typeof wish) => openBrowser(server).request("impersonationLogin", input);
  expect(await open({ ...wish, userIdToImpersonate: other.id })).toMatchObject(refused);
  expect(await open({ ...wish, impersonatorId: other.id })).toMatchObject(refused);
  const opened = await Promise.all([open(wish), open(wish), open(wish)]);
  expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);

  const again = await official();
  const late = await again.browser.request("impersonate", { userName: "student" }, again.as);
  await server.db
    .update(oneTimeTokens)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(oneTimeTokens.purpose, "impersonate"));
  expect(late.success && (await open(late.data))).toMatchObject(refused);
  const record = await recordOf(server, (await readPerson(server, "student")).id);
  expect(record).toContainEqual(
    expect.objectContaining({ action: "impersonate", actorId: person.id }),
  );
});

test("a session of one's own cannot be ended as somebody else's", async () => {
  const { browser, as } = await official();
  expect(await browser.request("endImpersonation", {}, as)).toMatchObject({ status: 403 });
});
