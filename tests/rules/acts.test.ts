import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contract } from "../../packages/api-client/src/contract/contract.ts";
import type { Endpoint } from "../../packages/api-client/src/contract/define.ts";

// Who may not do an act is not offered it. That the claim beside an act is its endpoint's the compiler
// says (`useMay`); here each act that a feature's pages do is looked for among those that it weighs.

const root = join(import.meta.dirname, "../..");

/** The parts of the portal whose acts are weighed so. */
const folders = [
  "features/admission",
  "features/lecturer",
  "features/registration-window",
  "features/rights",
  "features/unit-load",
  "features/user-management",
  "parts/impersonation",
];

const endpoints: [string, Endpoint][] = Object.entries(contract);
/** Those that change something by more than a right to see. */
const acts = endpoints.filter(
  ([, { method, claim }]) => method !== "GET" && claim && !claim.endsWith(".see"),
);

/** Acts that are named, but in no call of `useMay` that asks for the claim of their endpoint. */
function unweighed(source: string): string[] {
  const calls = [...source.matchAll(/\buseMay\(([^)]*)\)/g)].map(([, given = ""]) => given);
  return acts
    .filter(([name]) => source.includes(`"${name}"`))
    .filter(
      ([name, { claim }]) =>
        !calls.some((given) => given.includes(`"${claim}"`) && given.includes(`"${name}"`)),
    )
    .map(([name]) => name);
}

test("an act that nothing weighs is named", () => {
  const source = 'const may = useMay("users.enter", "saveMenu"); useOperation("saveMenu");';
  expect(unweighed(source)).toEqual([]);
  expect(unweighed(`${source} useOperation("assignRole")`)).toEqual(["assignRole"]);
  expect(unweighed('useMay("users.reset", "saveMenu")')).toEqual(["saveMenu"]);
});

test.each(folders)("every act of %s is offered by the claim of its endpoint", (folder) => {
  const files = globSync(`apps/portal/src/${folder}/**/*.{ts,tsx}`, { cwd: root });
  const sources = files.filter((file) => !/\.(?:stories|test)\./.test(file));
  const source = sources.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  expect(acts.some(([name]) => source.includes(`"${name}"`))).toBe(true);
  expect(unweighed(source)).toEqual([]);
});
