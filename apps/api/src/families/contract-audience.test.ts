import { globSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@polyportal/api-client/contract/contract";
import type { Audience, Endpoint } from "@polyportal/api-client/contract/define";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { claims } from "@polyportal/domain/rights/claims";
import { decides } from "@polyportal/domain/rights/deciding";
import { scopes, type Scope } from "@polyportal/domain/rights/scope";
import { roles, userTypeOf } from "@polyportal/domain/authentication/roles";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditRows } from "../database/schema/audit-rows.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { inTransaction } from "../database/transaction.ts";
import { userClaims } from "../database/schema/rights.ts";
import { users } from "../database/schema/users.ts";
import type { Handlers } from "../server/handler.ts";
import { routesOf, type Route } from "../server/routes.ts";
import { askWithin } from "../testing/ask-within.ts";
import { testServer, type As } from "../testing/test-server.ts";
import { readPerson } from "./authentication/testing/people.ts";
import { handlers } from "./families.ts";

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

describe("every path of the contract", () => {
  test.each(routes.map((route) => [labelOf(route), route] as const))(
    "%s refuses whoever it is not for",
    async (_, route) => {
      called.length = 0;
      await server.db.delete(auditRows);
      // Of very many refusals of one account only the first ones are noted.
      await server.db.delete(rateLimitCounters);
      const wrong = everyone.filter((someone) => !isFor(route.endpoint, someone));
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
      const right = everyone.filter((someone) => isFor(route.endpoint, someone));
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
      const { id } = await readPerson(server, userName);
      const impersonation = {
        impersonatorId: (await readPerson(server, "admin")).id,
        reason: "To look.",
      };
      const { access } = await inTransaction(server.db, (tx) =>
        server.services.sessions.open(tx, id, impersonation),
      );
      const acting = { name: userName, kind: userTypeOf(role), as: { token: access.token } };
      expect(await call(route, acting), userName).toBe(409);
    }
    expect(called).toEqual([]);
  },
);

describe("the contract", () => {
  test("has a handler for every endpoint, and no handler beside", () => {
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(endpoints).toSorted());
    for (const [name, handler] of Object.entries(handlers))
      expect(handler, name).toBeTypeOf("function");
  });

  test("answers each method and path by one endpoint", () => {
    const paths = routes.map(
      ({ endpoint, path }) => `${endpoint.method} ${path.replaceAll(/:\w+/g, ":").toLowerCase()}`,
    );
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
    for (const { path } of routes) expect(path).toMatch(/^\/api(\/[\w:-]+)+$/);
  });

  test("holds every endpoint that a family declares", async () => {
    const folder = join(import.meta.dirname, "../../../../packages/api-client/src/contract");
    const files = globSync("*.ts", { cwd: folder }).filter((file) => !file.includes(".test."));
    const declared: string[] = [];
    for (const file of files) {
      const module = (await import(join(folder, file))) as Record<string, unknown>;
      for (const [name, value] of Object.entries(module)) {
        if (name.endsWith("Endpoints")) declared.push(...Object.keys(value as object));
      }
    }
    expect(declared.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  test("names a claim on whatever is for staff alone, or whose things it is about", () => {
    const named: Readonly<Record<Scope, readonly string[]>> = {
      own: [
        "provePassword",
        "getStaffProfile",
        "updateStaffProfile",
        "changeOwnEmail",
        "cancelOwnEmail",
        "uploadStaffPhoto",
        "getStaffPhoto",
        "deleteExport",
        // Only what names the caller.
        "listStaffRequests",
        "answerStaffRequest",
      ],
      "own-or-audited": [
        "listExports",
        "getExportFile",
        "getImport",
        "getRefusedRows",
        "listImports",
      ],
      "each-by-its-right": [
        // Who decides about a sheet is said by one rule: by an office, or in its place.
        "checkSheets",
        "approveSheets",
        "returnSheets",
        "extendResultDeadline",
        // So is who decides about an amendment.
        "decideAmendment",
        // Whoever may decide a request is found by its act; the others see nothing there but their own.
        "listApprovals",
        "decideApproval",
        "withdrawApproval",
        // Of the course's head, its dean, and exams and records.
        "remindOfScores",
        // Each figure has its own claim.
        "getAdminDashboard",
        "getLecturerDashboard",
        // Each list's own claim is asked by the handler.
        "requestExport",
        // So is that of the list whose views they are.
        "listSavedViews",
        "createSavedView",
        "updateSavedView",
        "deleteSavedView",
        // Whose import it is, and the claim of its kind.
        "resolveList",
        "undoImport",
        // Each record's own claim.
        "getHistory",
        // What is found is told by the claim that shows it.
        "findRecords",
        "findTaught",
        // Whoever reads the student's class, teaches the course or reads the results, by the wish.
        "getWhyNotOfStudent",
      ],
    };
    const ofStaff = ({ audience }: Endpoint) =>
      audience.every((kind) => kind === "lecturer" || kind === "official");
    const declared: [string, Endpoint][] = Object.entries(endpoints);
    const without = declared.filter(([, one]) => ofStaff(one) && !one.claim && !one.scope);
    expect(without.map(([name]) => name)).toEqual([]);
    for (const scope of scopes) {
      const found = declared.filter(([, one]) => one.scope === scope);
      expect(found.map(([name]) => name).toSorted()).toEqual(named[scope].toSorted());
      expect(found.filter(([, one]) => one.claim !== undefined || !ofStaff(one))).toEqual([]);
    }
  });

  test("changes nothing by a right to see alone", () => {
    // One only reads, for long, and a pack says what stands in the results.
    const harmless: readonly string[] = ["startAuditCheck", "makeBoardPack"];
    const changing = Object.entries(endpoints).filter(
      ([, { method, claim }]) => method !== "GET" && claim?.endsWith(".see"),
    );
    expect(changing.map(([name]) => name).toSorted()).toEqual(harmless.toSorted());
  });

  test("takes the student from the session: no student's endpoint is told whose it is", () => {
    const telling = ["userId", "studentId", "personId", "matricNumber", "holderId"];
    const told = Object.entries(endpoints)
      .filter(([, { audience }]) => audience.every((kind) => kind === "student"))
      .flatMap(([name, { input }]) => fieldsOf(input).map((field) => ({ name, field })))
      .filter(({ field }) => telling.includes(field));
    expect(told).toEqual([]);
  });
});

/** The names of a schema's own fields. */
function fieldsOf(schema: unknown): string[] {
  const shape = (schema as { shape?: object; _zod?: { def?: { shape?: object } } })._zod?.def
    ?.shape;
  return Object.keys(shape ?? {});
}
