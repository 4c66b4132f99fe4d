import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { workerPath } from "@polyportal/domain/application/worker";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { applicationWorker } from "./application-worker.ts";
import type { AppEnvironment } from "./environment.ts";

const folder = await mkdtemp(join(tmpdir(), "polyportal-worker-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
await writeFile(join(folder, workerPath), "// of the build");

async function answer(on: boolean, from = folder) {
  const app = new Hono<AppEnvironment>();
  applicationWorker(on, from)(app);
  const response = await app.request(workerPath, undefined, {});
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test("the build's worker is served, asked for anew each time, and may ask this server alone", async () => {
  const { status, headers, text } = await answer(true);
  expect([status, text]).toEqual([200, "// of the build"]);
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
});

test("switched off, it is one that removes itself and what was kept", async () => {
  const { status, text } = await answer(false);
  expect(status).toBe(200);
  expect(text).toContain("registration.unregister()");
  expect(text).toContain("caches.delete");
  expect(text).not.toContain("fetch");
});

test("what was not built is not there", async () => {
  expect((await answer(true, join(folder, "nowhere"))).status).toBe(404);
});
