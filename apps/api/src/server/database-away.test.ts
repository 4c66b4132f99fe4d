import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { isInsertOnly } from "../database/insert-only.ts";
import { startServer } from "../start-server.ts";

const folder = await mkdtemp(join(tmpdir(), "polyportal-away-"));
await chmod(folder, 0o755);
const server = await startServer(
  readConfig({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, DEMO: "off", LOG_LEVEL: "silent" }),
);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const health = () => fetch(`${server.url}/api/health`);

test("a start over the embedded database leaves its role only to add to the record's checkpoints", async () => {
  expect(await isInsertOnly(server.db)).toBe(true);
  await server.runJob("seal the audit");
});

test("the database killed: a clear error; the database back: answers again, without a restart", async () => {
  expect((await health()).status).toBe(200);
  const pid = readFileSync(join(folder, "postgres/data/postmaster.pid"), "utf8").split("\n")[0];
  process.kill(Number(pid), "SIGKILL");
  const away = await vi.waitUntil(
    async () => {
      const response = await health();
      return response.status === 200 ? undefined : response;
    },
    { timeout: 20_000 },
  );
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({
    code: "database_unavailable",
    message: expect.stringContaining("cannot be reached just now"),
  });
  await vi.waitFor(async () => expect((await health()).status).toBe(200), {
    timeout: 20_000,
    interval: 100,
  });
});
