/** The design system's workshop at `/storybook`, which `pnpm start` builds beside the running portal. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { makeFolder } from "./support/folder.ts";
import { expect, test } from "./support/test.ts";

// A browser notes each page that is not there yet.
test.use({ tolerated: /status of (404|500|503)/ });

const root = join(import.meta.dirname, "..");

/** `pnpm start` on a data folder of its own, once the portal is ready. */
async function start() {
  const folder = await makeFolder();
  const child = spawn(process.execPath, [join(root, "scripts/start.ts")], {
    cwd: root,
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      DATA_DIR: folder.path,
      PORT: "0",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect
    .poll(() => said || child.exitCode, { timeout: 90_000 })
    .toMatch(/^Polyportal ready at .*$/m);
  return {
    url: /^Polyportal ready at (\S+)$/m.exec(said)?.[1] ?? "",
    pid: child.pid ?? 0,
    said: () => said,
    /** As Ctrl-C; its exit code and signal. */
    async stop() {
      child.kill("SIGINT");
      const end: unknown = await ended;
      await folder.remove();
      return end;
    },
  };
}

type Process = { pid: number; parent: number };

/** Those that run. One that has ended stays listed until its parent, or a slow init, has heard of it. */
const processes = (): Process[] =>
  execFileSync("ps", ["-eo", "stat=,pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([state]) => !state?.startsWith("Z"))
    .map(([, pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));

/** Every process below that one. */
function below(pid: number, all = processes()): number[] {
  const children = all.filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child.pid, ...below(child.pid, all)]);
}

test("starting serves the workshop, too, builds nothing twice, and leaves no process", async ({
  page,
}) => {
  // The build gives way to all else, other journeys among it.
  test.setTimeout(600_000);

  await test.step("Ctrl-C ends a build that is under way", async () => {
    const started = await start();
    await expect.poll(() => below(started.pid).length).toBeGreaterThan(1);
    const running = below(started.pid);
    expect(await started.stop()).toEqual([0, null]);
    const left = () => {
      const listed = new Set(processes().map(({ pid }) => pid));
      return running.filter((pid) => listed.has(pid));
    };
    await expect.poll(left).toEqual([]);
    expect(started.said()).not.toContain("Workshop ready");
  });

  await test.step("a page that was opened too early becomes the workshop", async () => {
    const started = await start();
    await page.goto(`${started.url}/storybook`);
    const story = page.frameLocator("#storybook-preview-iframe");
    await expect(story.getByRole("heading", { level: 1 }).first()).toBeVisible({
      timeout: 480_000,
    });
    await expect.poll(started.said).toContain(`Workshop ready at ${started.url}/storybook`);
    expect(await started.stop()).toEqual([0, null]);
  });

  const plan = execFileSync(
    join(root, "node_modules/.bin/turbo"),
    ["run", "storybook:build", "--dry=json"],
    { cwd: root, encoding: "utf8" },
  );
  expect(JSON.parse(plan)).toMatchObject({ tasks: [{ cache: { status: "HIT" } }] });
});
