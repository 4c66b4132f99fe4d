import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { serverAccount } from "./database/embedded/account.ts";
import { makeHome } from "./database/embedded/cluster.ts";
import { isRunning } from "./database/embedded/postmaster.ts";

/** The server in a process of its own, as `pnpm dev` runs it, once it has said `words`. */
async function start(dataDir: string, words: RegExp) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      PORT: "0",
      DEMO: "off",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (words.test(said)) break;
  }
  return child;
}

test("a Ctrl-C that arrives three times ends the server and the database that it has started", async () => {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-main-"));
  await chmod(folder, 0o755);
  const child = await start(folder, /^Polyportal ready at/m);
  const { data } = await makeHome(folder, await serverAccount());
  expect(await isRunning(data)).toBe(true);
  // The terminal's own, the one that `node --watch` passes on, and the one of `pnpm dev`.
  for (const signal of ["SIGINT", "SIGINT", "SIGTERM"] as const) child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await isRunning(data)).toBe(false);
  await rm(folder, { recursive: true, force: true });
});
