import { contract } from "@polyportal/api-client/contract/contract";
import type { Audience, Endpoint } from "@polyportal/api-client/contract/define";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { claims } from "@polyportal/domain/rights/claims";
import { decides } from "@polyportal/domain/rights/deciding";
import { roles, userTypeOf } from "@polyportal/domain/authentication/roles";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditRows } from "../database/schema/audit-rows.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { inTransaction } from "../database/transaction.ts";
import { userClaims } from "../database/schema/rights.ts";
import { users } from "../database/schema/users.ts";
import { admit, createAuthenticate } from "../server/authenticate.ts";
import { ApiFailure } from "../failure.ts";
import type { Caller } from "../server/caller.ts";
import type { Handlers } from "../server/handler.ts";
import { routesOf, type Route } from "../server/routes.ts";
import { askWithin } from "../testing/ask-within.ts";
import { testServer, type As } from "../testing/test-server.ts";
import { readPerson } from "./authentication/testing/people.ts";

// Nothing here is named: what the contract gains, these tests ask for. Each handler is put aside, so
// that whoever is let through does no harm, and it shows that a refusal came before it.

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const called: string[] = [];
const putAside = Object.fromEntries(
  Object.keys(endpoints).map((name) => [
    name,
    () => {
      called.push(name);
      throw new Error("Let through.");
    },
  ]),
) as unknown as Handlers<typeof contract>;

const server = await testServer({ contract, handlers: putAside });
afterAll(server.stop);

type Someone = {
  readonly name: string;
  readonly kind: Audience;
  readonly as?: As;
  /** Has every claim that there is; else none. */
  readonly withClaims?: boolean;
};

const accountOf = (role: string, withClaims: boolean) =>
  `audience ${role} ${withClaims ? "with" : "without"} claims`;
const accounts = roles.flatMap((role) =>
  [true, false].map((withClaims) => ({ role, withClaims, userName: accountOf(role, withClaims) })),
);
const everyone: readonly Someone[] = [
  { name: "nobody", kind: "anyone" },
  { name: "the bearer of a forged token", kind: "anyone", as: { token: "e30.e30.forged" } },
  ...programmeSlugs.map((programme): Someone => ({
    name: `an applicant of ${programme}`,
    kind: "applicant",
    as: { applicant: { applicationId: uuid(), rrr: "310007769676", programme } },
  })),
  ...accounts.map(({ role, withClaims, userName }): Someone => ({
    name: userName,
    kind: userTypeOf(role),
    as: { user: userName },
    withClaims,
  })),
];

beforeAll(async () => {
  const rows = accounts.map(({ role, userName, withClaims }) => ({
    id: uuid(),
    userName,
    withClaims,
    passwordHash: "none",
    userType: userTypeOf(role),
    role,
    lastname: "Audience",
    firstname: "Test",
    oldUser: true,
  }));
  await server.db.insert(users).values(rows);
  // A claim of one's own wins over the role's, whichever it says.
  await server.db.insert(userClaims).values(
    rows.flatMap(({ id: userId, withClaims: allowed }) =>
      claims.map((claim) => ({
        userId,
        claim,
        allowed,
        since: new Date(),
        until: new Date(Date.now() + 86_400_000),
        reason: "to see who is let in",
      })),
    ),
  );
});

const routes = routesOf(endpoints);
const labelOf = ({ name, programme }: Route) => name + (programme ? ` of ${programme.slug}` : "");

/** Calls a path with an input that no schema takes, so that a refusal is of the person alone. */
async function call({ endpoint, path }: Route, { as }: Someone): Promise<number> {
  const headers: Record<string, string> = {};
  if (as) headers["Authorization"] = `Bearer ${await server.tokenOf(as)}`;
  const sends = endpoint.method !== "GET" && endpoint.method !== "DELETE";
  if (sends) headers["Content-Type"] = "application/json";
  const { status } = await askWithin(server, path.replaceAll(/:\w+/g, "%00"), {
    method: endpoint.method,
    headers,
    ...(sends && { body: "{" }),
  });
  return status;
}

const isFor = (endpoint: Endpoint, { kind, withClaims }: Someone) =>
  endpoint.audience.includes("anyone") ||
  (endpoint.audience.includes(kind) && (!endpoint.claim || withClaims === true));

/** Whatever may tell people apart here: the kind, and whether somebody has all claims or none. */
const likeness = ({ name, kind, withClaims }: Someone) =>
  kind === "anyone" ? name : `${kind} ${withClaims}`;
const alike = [...new Set(everyone.map(likeness))].map((one) =>
  everyone.filter((someone) => likeness(someone) === one),
);
/** Of those who are alike one is sent to a path, the next one to the next. */
const sentTo = (route: Route): readonly Someone[] =>
  alike.flatMap((ones) => ones[routes.indexOf(route) % ones.length] ?? []);

/** Everyone as the server knows them: to ask its rule of each, where it is called by one of each kind. */
const callers = new Map<Someone, Caller>();
const refusalOf = ({ endpoint }: Route, someone: Someone) => {
  try {
    admit(endpoint, callers.get(someone));
    return undefined;
  } catch (refusal) {
    return refusal instanceof ApiFailure ? refusal.code : refusal;
  }
};

beforeAll(async () => {
  const { tokens, securityLog } = server.services;
  const authenticate = createAuthenticate(server.db, tokens, securityLog);
  for (const someone of everyone) {
    const bearer = someone.as && `Bearer ${await server.tokenOf(someone.as)}`;
    callers.set(someone, await authenticate(bearer, "127.0.0.1"));
  }
});

test("each is known by the kind and the claims", () => {
  for (const [{ name, kind, withClaims }, caller] of callers) {
    const known = caller?.kind === "user" ? caller.userType : (caller?.kind ?? "anyone");
    expect(known, name).toBe(kind);
    if (caller?.kind !== "user") continue;
    expect(caller.userName).toBe(name);
    const all = withClaims && kind !== "student" ? claims : [];
    expect([...caller.claims].toSorted(), name).toEqual(all.toSorted());
  }
  expect(callers.size).toBe(everyone.length);
});

describe("every path of the contract", () => {
  test.each(routes.map((route) => [labelOf(route), route] as const))(
    "%s refuses whoever it is not for",
    async (_, route) => {
      called.length = 0;
      await server.db.delete(auditRows);
      // Of very many refusals of one account only the first ones are noted.
      await server.db.delete(rateLimitCounters);
      const isWrong = (someone: Someone) => !isFor(route.endpoint, someone);
      for (const someone of everyone.filter(isWrong)) {
        const code = someone.kind === "anyone" ? "signed_out" : "forbidden";
        expect(refusalOf(route, someone), someone.name).toBe(code);
      }
      const wrong = sentTo(route).filter(isWrong);
      await Promise.all(
        wrong.map(async (someone) => {
          const expected = someone.kind === "anyone" ? 401 : 403;
          expect(await call(route, someone), someone.name).toBe(expected);
        }),
      );
      expect(called).toEqual([]);
      const known = wrong.filter(({ kind }) => kind !== "anyone");
      const noted = await server.db.select().from(auditRows);
      expect(noted.map(({ action, subjectId }) => `${action} ${subjectId}`)).toEqual(
        known.map(() => `refuseCall ${route.name}`),
      );
    },
  );

  test.each(routes.map((route) => [labelOf(route), route] as const))(
    "%s lets in whom it is for",
    async (_, route) => {
      const isRight = (someone: Someone) => isFor(route.endpoint, someone);
      for (const someone of everyone.filter(isRight)) {
        expect(refusalOf(route, someone), someone.name).toBeUndefined();
      }
      const right = sentTo(route).filter(isRight);
      expect(right).not.toEqual([]);
      await Promise.all(
        right.map(async (someone) => {
          // Its input is looked at, or its handler reached: not a word of who calls.
          expect([400, 422, 500], someone.name).toContain(await call(route, someone));
        }),
      );
    },
  );
});

const acting = new Map<string, string>();

/** The token of the administrator who acts for somebody, with a reason. */
async function actingAs(userName: string): Promise<string> {
  const open = acting.get(userName);
  if (open) return open;
  const { id } = await readPerson(server, userName);
  const impersonation = {
    impersonatorId: (await readPerson(server, "admin")).id,
    reason: "To look.",
  };
  const { access } = await inTransaction(server.db, (tx) =>
    server.services.sessions.open(tx, id, impersonation),
  );
  acting.set(userName, access.token);
  return access.token;
}

const deciding = routes.filter(
  ({ endpoint: { claim, method } }) => claim && decides(claim) && method !== "GET",
);

test.each(deciding.map((route) => [labelOf(route), route] as const))(
  "%s decides, which nobody does while acting for somebody else",
  async (_, route) => {
    called.length = 0;
    const rightful = accounts.filter(
      ({ role, withClaims }) => withClaims && route.endpoint.audience.includes(userTypeOf(role)),
    );
    expect(rightful).not.toEqual([]);
    for (const { userName, role } of rightful) {
      const as = { token: await actingAs(userName) };
      expect(await call(route, { name: userName, kind: userTypeOf(role), as }), userName).toBe(409);
    }
    expect(called).toEqual([]);
  },
);
