import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import type { Workshop } from "../../apps/api/src/server/workshop.ts";
import { root, toolEnv } from "../command.ts";

/** A cached task: over unchanged sources it builds nothing, and puts back what it has built. */
const turbo = ["turbo", "run", "storybook:build", "--output-logs=errors-only", "--ui=stream"];

/**
 * Builds the workshop into `folder`, behind everything else that the machine has to do; whether it was
 * built. `workshop` says how it goes, and ends it. A build that does not stop is made to after `patience`
 * milliseconds: many, for turbo must end first what it runs, which has the last place on a busy machine.
 */
export async function buildWorkshop(
  workshop: Workshop,
  folder: string,
  [tool = "", ...args]: readonly string[] = turbo,
  patience = 15_000,
): Promise<boolean> {
  const child = spawn(tool, args, {
    cwd: root,
    env: { ...process.env, ...toolEnv },
    shell: process.platform === "win32",
    stdio: "ignore",
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", resolve);
  });
  let stopped = false;
  workshop.build = "under way";
  workshop.end = async () => {
    stopped = true;
    // Turbo ends with what it runs; its exit code is 0 even so.
    child.kill("SIGTERM");
    const insist = setTimeout(() => child.kill("SIGKILL"), patience);
    await ended;
    clearTimeout(insist);
    if (workshop.build === "under way") await rm(folder, { recursive: true, force: true });
  };
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);

  const built = (await ended) === 0 && !stopped;
  if (stopped) return false;
  if (!built) {
    // What lies there is half a Storybook, or one of other sources.
    await rm(folder, { recursive: true, force: true });
    console.error("The workshop could not be built: `pnpm storybook:build` shows why.");
  }
  workshop.build = built ? "none" : "failed";
  workshop.end = () => Promise.resolve();
  return built;
}
