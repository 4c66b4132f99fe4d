import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodeRow } from "../src/client/endpoint-row.ts";
import { openEndpoints, signedInEndpoints } from "../src/client/endpoint-table.gen.ts";
import { contract } from "../src/contract/contract.ts";
import { smallContract, smallTable } from "../src/testing/contract.ts";
import { lazyOpenEndpoints } from "../src/client/lazy-open-endpoint-table.gen.ts";
import { lazyEndpoints } from "../src/client/lazy-endpoint-table.gen.ts";
import { lazyStaffEndpoints } from "../src/client/lazy-staff-endpoint-table.gen.ts";
import { staffEndpoints } from "../src/client/staff-endpoint-table.gen.ts";
import { renderTables } from "./render-table.ts";

const endpointTable = {
  ...openEndpoints,
  ...signedInEndpoints,
  ...lazyEndpoints,
  ...lazyOpenEndpoints,
  ...staffEndpoints,
  ...lazyStaffEndpoints,
};

test("the generated tables are the contract's, each endpoint in one of them", () => {
  for (const [name, table] of Object.entries(renderTables(contract))) {
    const file = new URL(`../src/client/${name}`, import.meta.url);
    expect(readFileSync(file, "utf8"), "run `pnpm gen`").toBe(table);
  }
  expect(Object.keys(endpointTable).toSorted()).toEqual(Object.keys(contract).toSorted());
});

test("a student's phone carries no endpoint of the staff's alone", () => {
  expect(signedInEndpoints).not.toHaveProperty("impersonate");
  expect(staffEndpoints).toHaveProperty("impersonate");
});

test("a row says how its endpoint is called", () => {
  expect(decodeRow(smallTable.uploadPassport)).toEqual({
    method: "POST",
    path: "/api/UserDocument/upload-passport",
    asApplicant: true,
    asUser: false,
    upload: true,
    file: false,
    idempotent: false,
  });
  expect(decodeRow(smallTable.renameHostel)).toMatchObject({ asUser: true, idempotent: true });
  expect(decodeRow(smallTable.getLetter)).toMatchObject({ asUser: true, file: true });
  expect(decodeRow(smallTable.login)).toMatchObject({ asUser: false, asApplicant: false });
});

test("a changed endpoint changes the table", () => {
  const moved = { ...smallContract.login, path: "/api/Authentication/sign-in" } as const;
  expect(renderTables({ ...smallContract, login: moved })).not.toEqual(renderTables(smallContract));
});

test("the table costs a phone at most 1.8 KB per hundred endpoints", () => {
  const bytes = gzipSync(JSON.stringify(endpointTable), { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual((1800 * Object.keys(endpointTable).length) / 100);
});
