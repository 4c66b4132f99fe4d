import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The files below these that a story brings in, step by step. */
function reachedFrom(stories: readonly string[], sources: ReadonlyMap<string, string>) {
  const reached = new Set<string>();
  const waiting = [...stories];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    // The apps' tables of routes fetch every page, whether a story shows it or not.
    if (/\/app\/(?:pages|routes)\.ts$/.test(file)) continue;
    const imports = (sources.get(file) ?? "").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g);
    for (const [, path = ""] of imports) {
      const next = join(dirname(file), path);
      if (sources.has(next)) waiting.push(next);
    }
  }
  return reached;
}

/** Files that make a form and stand in no story. */
function unseen(sources: ReadonlyMap<string, string>): string[] {
  const stories = [...sources.keys()].filter((file) => file.endsWith(".stories.tsx"));
  const reached = reachedFrom(stories, sources);
  return [...sources]
    .filter(([file, source]) => /\buseAppForm\(/.test(source) && !reached.has(file))
    .map(([file]) => file);
}

test("a form that no story brings in is named", () => {
  const sources = new Map([
    ["a/shown.stories.tsx", 'import { Page } from "./page.tsx";'],
    ["a/page.tsx", 'const Late = lazy(() => import("../b/form.tsx"));'],
    ["b/form.tsx", "useAppForm(schema, {})"],
    ["b/other.tsx", "useAppForm(schema, {})"],
  ]);
  expect(unseen(sources)).toEqual(["b/other.tsx"]);
});

// After each story its marks of required fields are compared with the form's rules (.storybook).
test("every form of both apps stands in a story", () => {
  const files = globSync("apps/*/src/**/*.{ts,tsx}", { cwd: root });
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  expect(
    [...sources.values()].filter((text) => text.includes("useAppForm(")).length,
  ).toBeGreaterThan(30);
  expect(unseen(sources)).toEqual([]);
});

test("a form beside a list is guarded against Back, as a page of its own is", () => {
  const bare = globSync("apps/portal/src/features/**/*.tsx", { cwd: root }).filter((file) =>
    readFileSync(join(root, file), "utf8").includes('"@polyportal/ui/side-form"'),
  );
  expect(bare, "take parts/form/side-form.tsx").toEqual([]);
});
