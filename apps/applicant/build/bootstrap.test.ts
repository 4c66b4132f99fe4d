import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { bootstrap } from "./bootstrap.ts";

const manifest: Manifest = {
  "index.html": { file: "entry.js", imports: ["start"], dynamicImports: ["a.page.tsx"] },
  start: { file: "start.js", css: ["start.css"] },
  card: { file: "card.js", imports: ["start"] },
  "a.page.tsx": { file: "a.js", imports: ["index.html", "start", "card"] },
  "b.page.tsx": { file: "b.js", imports: ["start"] },
};

const script = bootstrap(manifest, "a.page.tsx");

test("a prerendered page fetches the app with its own chunks beside it, each once", () => {
  for (const file of ["start.js", "start.css", "card.js", "a.js", "entry.js"]) {
    expect(script.split(`${file}"`).length + script.split(`${file}'`).length - 2, file).toBe(1);
  }
  expect(script).not.toContain("b.js");
});

test("a page that the build does not know is an error of the build", () => {
  expect(() => bootstrap({}, "a.page.tsx")).toThrow("no index.html");
});
