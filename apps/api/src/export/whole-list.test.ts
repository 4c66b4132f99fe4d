import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };

/** The lines of a file of the roles, without its head. */
async function linesOf(asked: { search?: string; sort?: string }): Promise<string[]> {
  const common = { list: "listRoleClaims", format: "csv" as const, columns: ["role", "people"] };
  const { id } = await server.ok("requestExport", { ...common, ...asked }, as);
  const file = await server.ok("getExportFile", { id }, as);
  const lines = (await file.text()).split(/\r?\n/);
  const head = lines.findIndex((line) => line.startsWith("Role"));
  return lines.slice(head + 1).filter((line) => line !== "");
}

test("a file of a whole list has the rows that its page finds, in the page's order", async () => {
  const roles = (await linesOf({})).map((line) => line.split(",")[0]);
  expect(roles.length).toBeGreaterThan(10);
  const found = await linesOf({ search: "officer", sort: "-role" });
  const officers = roles
    .filter((role) => role?.toLowerCase().includes("officer"))
    .toSorted((one = "", other = "") => other.localeCompare(one));
  expect(officers.length).toBeGreaterThan(1);
  expect(found.map((line) => line.split(",")[0])).toEqual(officers);
  const counts = (await linesOf({ sort: "people" })).map((line) => Number(line.split(",")[1]));
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  const turned = await linesOf({ search: "òfficer, admission" });
  expect(turned).toEqual(await linesOf({ search: "Admission Officer" }));
  expect(turned.length).toBeGreaterThan(0);
  expect(await linesOf({ search: "nobody is called so" })).toEqual([]);
});
