import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { signedOutRoutes } from "@polyportal/domain/routes/signed-out";
import { expect, test } from "vitest";
import { furtherLoadOf } from "./further-pages.tsx";
import { loadFallback, loadOf, pageRoutes, prerendered } from "./routes.ts";

const source = join(import.meta.dirname, "..");
const paths = [...pageRoutes.map(({ path }) => path), ...Object.values(furtherPaths)];

test("every page that is built is one of the catalogue's before sign-in, and has one address", () => {
  const known = signedOutRoutes.map(({ path }) => path);
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test("every page file is routed, once", () => {
  const table = ["routes.ts", "further-pages.tsx"]
    .map((file) => readFileSync(join(source, "app", file), "utf8"))
    .join("\n");
  const files = globSync("features/**/*.page.tsx", { cwd: source });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(table.split(`import("../${file.replaceAll("\\", "/")}")`).length - 1, file).toBe(1);
  }
});

test("every route before sign-in has a page of its own", () => {
  const nowhere = furtherLoadOf("/no such page");
  const pageless = signedOutRoutes
    .map(({ path }) => path.replace(":slug", "nd"))
    .filter((path) => loadOf(path) === loadFallback && furtherLoadOf(path) === nowhere);
  expect(pageless).toEqual([]);
  expect(furtherLoadOf("/programmes/no-such-programme")).toBe(nowhere);
});

test("what few people open, and what is no page, is answered by the fallback page", () => {
  for (const path of Object.values(furtherPaths)) expect(loadOf(path)).toBe(loadFallback);
  expect(loadOf("/no such page")).toBe(loadFallback);
  expect(loadOf("/Login/")).toBe(loadOf("/login"));
  expect(loadOf("/")).not.toBe(loadFallback);
});

test("the pages that the build draws are built pages", () => {
  for (const { path } of prerendered) expect(paths).toContain(path);
});
