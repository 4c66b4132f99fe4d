import { globSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { scopes, type Scope } from "@polyportal/domain/rights/scope";
import { describe, expect, test } from "vitest";
import { routesOf } from "../server/routes.ts";
import { handlers } from "./families.ts";

// What the contract says of its endpoints, and of who may call them: `contract-audience.test.ts` asks
// whether the server does so.

const endpoints: Readonly<Record<string, Endpoint>> = contract;
const routes = routesOf(endpoints);

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
