import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import type { AppEnvironment } from "./environment.ts";
import { storybook } from "./storybook.ts";
import { noWorkshop, type Workshop } from "./workshop.ts";

const folder = await mkdtemp(join(tmpdir(), "polyportal-storybook-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const script = `console.log("${"a".repeat(3000)}");`;
const files: Record<string, string> = {
  "built/index.html": `<script>window.A = 1;</script><script type="module">import "./a.js";</script>`,
  "built/iframe.html": "<title>iframe</title>",
  "built/assets/iframe-abc.js": script,
  "built/index.json": "{}",
  "secret.txt": "secret",
};
for (const [name, content] of Object.entries(files)) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

function serving(built: string, workshop = noWorkshop()) {
  const app = new Hono<AppEnvironment>();
  storybook(join(folder, built), workshop)(app);
  return (path: string, headers = {}) => Promise.resolve(app.request(path, { headers }));
}
const get = serving("built");

test("the built Storybook stands at /storybook, with a policy that lets it run and nothing more", async () => {
  expect((await get("/storybook")).headers.get("location")).toBe("/storybook/");

  const page = await get("/storybook/?path=/story/components-button--primary");
  expect(page.status).toBe(200);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy.match(/'sha256-/g)).toHaveLength(2);
  expect(/script-src[^;]*/.exec(policy)?.[0]).not.toContain("unsafe");
  expect((await get("/storybook/iframe.html")).status).toBe(200);
});

test("its hashed files are kept for good, and sent compressed", async () => {
  const file = await get("/storybook/assets/iframe-abc.js", { "Accept-Encoding": "br" });
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await file.arrayBuffer()).toString()).toBe(script);
});

test.each([
  "/storybook/gone.js",
  "/storybook/../secret.txt",
  "/storybook/%2e%2e/secret.txt",
  "/storybook/assets/..%2f..%2f..%2fsecret.txt",
  "/storybook//etc/passwd",
])("%s is not found", async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("secret");
});

test.each([
  ["none", "pnpm storybook:build"],
  ["none", "pnpm start"],
  ["failed", "pnpm storybook:build"],
] as const)("not built, as the build is %s, it says %s", async (build, command) => {
  const answer = await serving("nowhere", { ...noWorkshop(), build })("/storybook/");
  expect(answer.status).toBe(build === "failed" ? 500 : 404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain(`<code>${command}</code>`);
});

test("being built, it says so in place of every half, and shows the Storybook from then on", async () => {
  const workshop = { ...noWorkshop(), build: "under way" as Workshop["build"] };
  const visit = serving("built", workshop);
  for (const path of ["/storybook/", "/storybook/iframe.html", "/storybook/index.json"]) {
    const answer = await visit(path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("2");
    const policy = answer.headers.get("content-security-policy");
    expect(policy?.match(/'sha256-/g)).toHaveLength(2);
    expect(policy).not.toContain("unsafe");
    expect(await answer.text()).toContain("<h1>The workshop is being built</h1>");
  }
  workshop.build = "none";
  expect((await visit("/storybook/")).status).toBe(200);
});

test("a failed build takes nothing from a Storybook that is there", async () => {
  const visit = serving("built", { ...noWorkshop(), build: "failed" });
  expect((await visit("/storybook/")).status).toBe(200);
});
