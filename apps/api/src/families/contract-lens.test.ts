import { contract } from "@polyportal/api-client/contract/contract";
import type { Audience, Endpoint } from "@polyportal/api-client/contract/define";
import { roles } from "@polyportal/domain/authentication/roles";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { userClaims } from "../database/schema/rights.ts";
import { users } from "../database/schema/users.ts";
import type { Handlers } from "../server/handler.ts";
import { routesOf, type Route } from "../server/routes.ts";
import { askWithin } from "../testing/ask-within.ts";
import { testServer } from "../testing/test-server.ts";
import { handlers } from "./families.ts";

// What a person's page says of the rights is what the server then answers, endpoint by endpoint. As in
// contract-audience.test.ts nothing is named, and handlers are put aside but for the one that is asked.

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const putAside = Object.fromEntries(
  Object.keys(endpoints).map((name) => [
    name,
    () => {
      throw new Error("Let through.");
    },
  ]),
) as unknown as Handlers<typeof contract>;

const server = await testServer({
  contract,
  handlers: { ...putAside, getUser: handlers.getUser, getProfile: handlers.getProfile },
});
afterAll(server.stop);

const guarded = routesOf(endpoints).filter(({ endpoint }) => endpoint.claim !== undefined);

type Person = { readonly userName: string; readonly kind: Audience; readonly held: Set<string> };
const people: Person[] = [];
const rolesSeen = new Set<string>();

/** What the page of a person's rights says. */
async function lensOf(id: string): Promise<Person> {
  const seen = await server.ok("getUser", { id }, { as: { user: "admin" } });
  for (const role of [seen.role, seen.mainRole, ...seen.furtherRoles]) rolesSeen.add(role);
  return {
    userName: seen.userName,
    kind: seen.userType.toLowerCase() as Audience,
    held: new Set(seen.claims.filter(({ held }) => held).map(({ claim }) => claim)),
  };
}

beforeAll(async () => {
  const staff = await server.db
    .select()
    .from(users)
    .where(sql`lower(user_type) in ('official', 'lecturer') and active and password_hash <> 'none'
      or user_name = 'student'`)
    .orderBy(users.userName);
  const idOf = (userName: string) => staff.find((one) => one.userName === userName)?.id ?? "";
  // Two whose roles say otherwise.
  const exception = {
    since: new Date(),
    until: new Date(Date.now() + 86_400_000),
    reason: "to see whether the page tells it",
  };
  await server.db.insert(userClaims).values([
    { ...exception, userId: idOf("helpdesk"), claim: "audit.see", allowed: true },
    { ...exception, userId: idOf("registrar"), claim: "users.see", allowed: false },
  ]);
  for (const { id } of staff) people.push(await lensOf(id));
});

/** Calls a path with an input that no schema takes, so that a refusal is of the person alone. */
async function isLetIn({ endpoint, path }: Route, { userName }: Person): Promise<boolean> {
  const sends = endpoint.method !== "GET" && endpoint.method !== "DELETE";
  const answer = await askWithin(server, path.replaceAll(/:\w+/g, "%00"), {
    method: endpoint.method,
    headers: {
      Authorization: `Bearer ${await server.tokenOf({ user: userName })}`,
      ...(sends && { "Content-Type": "application/json" }),
    },
    ...(sends && { body: "{" }),
  });
  expect([400, 403, 404, 422, 500]).toContain(answer.status);
  return answer.status !== 403;
}

test("everybody's rights are looked at: each role has its people, each claim its endpoint", () => {
  expect([...roles].filter((role) => !rolesSeen.has(role))).toEqual([]);
  expect(guarded.length).toBeGreaterThan(50);
});

test.each(guarded.map((route) => [route.name, route] as const))(
  "%s lets in just those whose page says so",
  async (_, route) => {
    // Of very many refusals of one account only the first ones are answered as such.
    await server.db.delete(rateLimitCounters);
    const { audience, claim } = route.endpoint;
    const answered = await Promise.all(
      people.map(async (person) => [person.userName, await isLetIn(route, person)]),
    );
    expect(answered).toEqual(
      people.map(({ userName, kind, held }) => [
        userName,
        audience.includes(kind) && held.has(claim ?? ""),
      ]),
    );
  },
);

test("an exception is told and counts: one has what the role has not, another lacks what it has", () => {
  const heldBy = (name: string) => people.find(({ userName }) => userName === name)?.held;
  expect(heldBy("helpdesk")).toContain("audit.see");
  expect(heldBy("registrar")).not.toContain("users.see");
});
