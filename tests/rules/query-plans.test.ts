import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contract } from "../../packages/api-client/src/contract/contract.ts";
import type { Endpoint } from "../../packages/api-client/src/contract/define.ts";

// What the large school's queries do is written down by `pnpm plans`, which takes minutes: a list that it was
// not run for is told here.
const written = readFileSync(new URL("../../docs/query-plans.md", import.meta.url), "utf8");

const lists = Object.entries(contract as Readonly<Record<string, Endpoint>>).filter(
  ([, endpoint]) => "list" in endpoint,
);

test.each(lists)("the plans of %s are written down", (_, { path }) => {
  expect(written).toContain(`: \`GET ${path}\`,`);
});

test("there are lists to look for", () => {
  expect(lists.length).toBeGreaterThan(40);
});

test("a call is one line", () => {
  const [, , , , ...lines] = written.trimEnd().split("\n");
  const line = /^- .+: `(?:GET|POST|PUT|PATCH) \/api\/\S+`, \d+ statements?; .+$/;
  expect(lines.filter((one) => !line.test(one))).toEqual([]);
});
