import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { formFiles, workerText } from "./worker.ts";

const chunk = (file: string, parts: Partial<Manifest[string]> = {}) => ({ file, ...parts });
const page = "src/features/application/application.page.tsx";

const manifest: Manifest = {
  "index.html": chunk("entry.js", {
    css: ["app.css"],
    imports: ["_start"],
    dynamicImports: [page, "landing.page.tsx"],
  }),
  _start: chunk("start.js"),
  "landing.page.tsx": chunk("landing.js"),
  [page]: chunk("form.js", { imports: ["_start", "_words"], dynamicImports: ["section.tsx"] }),
  _words: chunk("words.js"),
  "section.tsx": chunk("section.js", { dynamicImports: ["rules.ts"] }),
  "rules.ts": chunk("rules.js"),
  "src/app/query-provider.tsx": chunk("query.js"),
};

test("the form's files are kept, its later sections too, and no other page's", () => {
  expect(formFiles(manifest)).toEqual([
    "/app.css",
    "/entry.js",
    "/form.js",
    "/query.js",
    "/rules.js",
    "/section.js",
    "/start.js",
    "/words.js",
  ]);
});

test("each build has a cache of its own", () => {
  const of = (file: string) => /application-\w{12}/.exec(workerText([file], []))?.[0];
  expect(of("/a.js")).toBeDefined();
  expect(of("/a.js")).not.toBe(of("/b.js"));
});
