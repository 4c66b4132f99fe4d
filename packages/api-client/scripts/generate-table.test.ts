import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodeRow } from "../src/client/endpoint-row.ts";
import { openEndpoints, signedInEndpoints } from "../src/client/endpoint-table.gen.ts";
import { contract } from "../src/contract/contract.ts";
import { smallContract, smallTable } from "../src/testing/contract.ts";
import { renderTable } from "./render-table.ts";

const file = new URL("../src/client/endpoint-table.gen.ts", import.meta.url);

const endpointTable = { ...openEndpoints, ...signedInEndpoints };

test("the generated table is the contract's", () => {
  expect(readFileSync(file, "utf8"), "run `pnpm gen`").toBe(renderTable(contract));
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
  expect(renderTable({ ...smallContract, login: moved })).not.toBe(renderTable(smallContract));
});

test("the table costs a phone at most 1.8 KB per hundred endpoints", () => {
  const bytes = gzipSync(JSON.stringify(endpointTable), { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual((1800 * Object.keys(endpointTable).length) / 100);
});
