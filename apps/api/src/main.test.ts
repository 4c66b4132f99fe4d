import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";

const folder = await mkdtemp(join(tmpdir(), "polyportal-main-"));
await chmod(folder, 0o755);
afterAll(() => rm(folder, { recursive: true, force: true }));

const pidFile = join(folder, "postgres/data/postmaster.pid");

/** Starts the server as a person does, and waits for a line of its output that matches. */
async function start(environment: Record<string, string>, awaited: RegExp) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env["PATH"], DATA_DIR: folder, HOST: "127.0.0.1", ...environment },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit");
  let output = "";
  const seen = new Promise<string>((found) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (awaited.test(output)) found(output);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
  return { child, ended, output: await seen };
}

const urlIn = (output: string) => /ready at (\S+)/.exec(output)?.[1] ?? "";

test("a start says where it is ready and who may sign in; Ctrl-C stops all of it", async () => {
  const { child, ended, output } = await start({ PORT: "0" }, /Demo accounts[^]*no\.menu/);
  expect(output).toMatch(/^Polyportal ready at http:\/\/localhost:\d+$/m);
  expect(output).toContain("student, student.pg, student.jupeb, lecturer, hod, dean, admin");
  expect(output).toContain("Demo-Pass-1");
  expect((await fetch(`${urlIn(output)}/api/health`)).status).toBe(200);
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(existsSync(pidFile)).toBe(false);
});

test("a start after kill -9 finds the database running, and SIGTERM stops both", async () => {
  const killed = await start({ PORT: "0", DEMO: "off" }, /ready at .*\n/);
  killed.child.kill("SIGKILL");
  await killed.ended;
  expect(existsSync(pidFile)).toBe(true);

  const { child, ended, output } = await start({ PORT: "0", DEMO: "off" }, /ready at .*\n/);
  expect((await fetch(`${urlIn(output)}/api/health`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(existsSync(pidFile)).toBe(false);
});

test("a wrong variable, and a port in use, stop the start with a line that says so", async () => {
  const wrong = await start({ PORT: "many" }, /\n/);
  expect(wrong.output).toContain("PORT must be a whole number from 0 to 65535");
  expect((await wrong.ended)[0]).toBe(1);

  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const taken = await start({ PORT: port }, /\n/);
  expect(taken.output).toContain("The port is in use.");
  expect((await taken.ended)[0]).toBe(1);
  expect(existsSync(pidFile)).toBe(false);
});
